package umpire.local.drivers.leaks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.outbound.FakeDiscord;

/**
 * A channel that follows a match, and the account of whoever bound it: what the installation writes
 * there, and what it answers to them.
 *
 * @param users the linked users, by account
 * @param user whose account is linked
 * @param channel that no other match has
 * @param match that is followed there
 */
record DiscordChannel(
    FakeDiscord discord, Map<String, String> users, String user, String channel, String match)
    implements AutoCloseable {
  private static final String LINKS = "/v1/integrations/discord/links";
  private static final String TOO_LATE = "Umpire does not answer";
  private static final int TRIES = 20;
  private static final Duration BETWEEN = Duration.ofSeconds(1);

  /** Links an account with a user. */
  static void link(Api api, FakeDiscord discord, MatchHost.Person person, String user) {
    JsonNode code = api.good(api.post(LINKS, person.token(), Api.JSON.createObjectNode()));
    String answer = discord.command(user, "link", Map.of("code", code.path("code").asText()));
    if (!answer.contains("linked with the account")) {
      throw new Api.Unexpected("no link but " + answer);
    }
  }

  /** Lets the channel follow a match. */
  void follow() {
    String answer = discord.command(user, channel, "match bind", Map.of("match", match));
    if (!answer.contains("follows")) {
      throw new Api.Unexpected("no channel but " + answer);
    }
    String chosen = discord.command(user, channel, "match choose", Map.of("match", match));
    if (chosen.contains("There is no")) {
      throw new Api.Unexpected("no match but " + chosen);
    }
  }

  /** What is answered to whoever asks for what they may know. */
  List<String> replies() {
    List<String> replies = new ArrayList<>();
    for (String command : List.of("decision", "match show", "board")) {
      replies.add("discord /" + command + ": " + reply(command, Map.of()));
    }
    replies.add("discord /match list: " + withoutOtherMatches(reply("match list", Map.of())));
    replies.add("discord /board public: " + reply("board", Map.of("public", true)));
    return replies;
  }

  /**
   * A person's list also names the other matches that they are in, other ones in each of a pair and
   * at another point: only the line and the choice of this match are kept.
   */
  private String withoutOtherMatches(String list) {
    JsonNode message;
    try {
      message = Api.JSON.readTree(list);
    } catch (JsonProcessingException e) {
      throw new Api.Unexpected("no list but " + list);
    }
    for (JsonNode embed : message.path("embeds")) {
      String lines = embed.path("description").asText();
      ((ObjectNode) embed).put("description", onlyThisMatch(lines));
    }
    for (JsonNode row : message.path("components")) {
      for (JsonNode menu : row.path("components")) {
        if (menu.get("options") instanceof ArrayNode options) {
          options.removeIf(option -> !option.path("value").asText().equals(match));
        }
      }
    }
    // The button to the next page names the last match of this one.
    return message.toString().replaceAll("\"m:page:[^\"]*\"", "\"m:page\"");
  }

  private String onlyThisMatch(String lines) {
    return lines.lines().filter(line -> line.contains(match)).collect(Collectors.joining("\n"));
  }

  /** On a busy machine the installation may be too late with an answer; then it is asked again. */
  private String reply(String command, Map<String, Object> options) {
    String answer = discord.command(user, channel, command, options);
    for (int i = 1; i < TRIES && answer.contains(TOO_LATE); i++) {
      LockSupport.parkNanos(BETWEEN.toNanos());
      answer = discord.command(user, channel, command, options);
    }
    return plain(answer);
  }

  /** What was written into the channel, without what keeps Discord from taking it twice. */
  List<String> written() {
    List<String> written = new ArrayList<>();
    for (JsonNode message : discord.written(channel)) {
      ObjectNode plain = message.deepCopy();
      plain.remove("nonce");
      written.add(plain(plain.toString()));
    }
    return written;
  }

  /**
   * With accounts for the numbers of users, and without the channel's and those by which forms are
   * known again.
   */
  private String plain(String text) {
    String plain = text.replace(user, "this-user").replace(channel, "this-channel");
    for (Map.Entry<String, String> linked : users.entrySet()) {
      plain = plain.replace(linked.getValue(), linked.getKey());
    }
    return plain.replaceAll("\"f:[A-Za-z0-9_-]{16}:", "\"f:form:");
  }

  @Override
  public void close() {
    String _ = discord.command(user, channel, "match unbind", Map.of());
  }
}
