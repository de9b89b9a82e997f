package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Several things that are sent together, in the order in which they happened. Of a match the last
 * turn alone is sent: whoever was to act before has acted.
 *
 * @param parts each as it would be sent by itself
 */
record Digest(List<Part> parts) {
  static final String TYPE = "digest";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST = 100;

  /** Of events of a large match there may be much. */
  private static final int MOST_CHARACTERS = 256 * 1024;

  Digest {
    parts = List.copyOf(parts);
  }

  /**
   * One of them.
   *
   * @param match its id
   * @param body in the format of the webhook
   */
  record Part(String match, String type, JsonNode body) {
    private boolean turn() {
      return type.equals(EventType.TURN_CHANGED.wireName());
    }

    private boolean outdates(Part other) {
      boolean moved = turn() || type.equals(EventType.MATCH_OVER.wireName());
      return moved && other.turn() && other.match.equals(match);
    }
  }

  /** What is stored of one, empty for an empty one. */
  static Digest stored(String stored) {
    List<Part> parts = new ArrayList<>();
    try {
      for (JsonNode part : stored.isEmpty() ? JSON.createArrayNode() : JSON.readTree(stored)) {
        parts.add(
            new Part(part.path("match").asText(), part.path("type").asText(), part.path("body")));
      }
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("a digest as it is stored", unreadable);
    }
    return new Digest(parts);
  }

  /** As it is to be stored. */
  String written() {
    ArrayNode all = JSON.createArrayNode();
    parts.forEach(
        part ->
            all.addObject()
                .put("match", part.match())
                .put("type", part.type())
                .set("body", part.body()));
    return all.toString();
  }

  /** With these behind those that there are. */
  Digest with(List<Part> more) {
    List<Part> all = new ArrayList<>(parts);
    for (Part part : more) {
      all.removeIf(part::outdates);
      all.add(part);
    }
    return new Digest(all);
  }

  /** Whether there is no room for more: what comes then is another digest. */
  boolean full() {
    return parts.size() >= MOST || written().length() > MOST_CHARACTERS;
  }

  /** What is sent; its schema is {@link #schema}. */
  ObjectNode body(Format format, Instant at) {
    return switch (format) {
      case JSON -> together(at);
      case DISCORD -> {
        Deque<JsonNode> last = last("content");
        ObjectNode message = JSON.createObjectNode().put("content", text(last, "content"));
        Set<String> users = new TreeSet<>();
        last.forEach(
            body -> body.at("/allowed_mentions/users").forEach(user -> users.add(user.asText())));
        ObjectNode mentions = message.putObject("allowed_mentions");
        mentions.putArray("parse");
        ArrayNode mentioned = mentions.putArray("users");
        users.forEach(mentioned::add);
        yield message;
      }
      case SLACK -> JSON.createObjectNode().put("text", text(last("text"), "text"));
    };
  }

  /** The name of the schema that a body fits. */
  static String schema(Format format) {
    return switch (format) {
      case JSON -> "DigestWebhook";
      case DISCORD -> "DiscordMessage";
      case SLACK -> "SlackMessage";
    };
  }

  private ObjectNode together(Instant at) {
    ObjectNode message =
        JSON.createObjectNode()
            .put("type", TYPE)
            .put("timestamp", at.truncatedTo(ChronoUnit.MILLIS).toString());
    ArrayNode news = message.putObject("data").putArray("news");
    parts.forEach(part -> news.add(part.body()));
    return message;
  }

  /** As many of the last as a channel takes in one message. */
  private Deque<JsonNode> last(String member) {
    Deque<JsonNode> last = new ArrayDeque<>();
    int room = ChatText.LONGEST - before(parts.size()).length();
    for (Part part : parts.reversed()) {
      room -= part.body().path(member).asText().length() + 1;
      if (room < 0 && !last.isEmpty()) {
        break;
      }
      last.addFirst(part.body());
    }
    return last;
  }

  private String text(Deque<JsonNode> last, String member) {
    List<String> lines = new ArrayList<>();
    if (last.size() < parts.size()) {
      lines.add(before(parts.size() - last.size()));
    }
    last.forEach(body -> lines.add(body.path(member).asText()));
    return String.join("\n", lines);
  }

  private static String before(int count) {
    return "(" + count + " more before these)";
  }
}
