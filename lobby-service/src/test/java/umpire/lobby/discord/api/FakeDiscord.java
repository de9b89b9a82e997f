package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.lobby.discord.message.DiscordBounds;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;

/**
 * Discord's REST API as far as we use it: strict about tokens and about what fits, with its rate
 * limits and failures when a test wants them.
 */
final class FakeDiscord implements HttpHandler {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern FOLLOW_UP =
      Pattern.compile(Loopback.PREFIX + "/webhooks/(\\d+)/([^/]+)/messages/@original");
  private static final Pattern POST =
      Pattern.compile(Loopback.PREFIX + "/channels/(\\d+)/messages");
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final Map<String, Said> followUps = new ConcurrentHashMap<>();
  private final Map<String, Queue<Said>> channels = new ConcurrentHashMap<>();
  private final Map<String, String> nonces = new ConcurrentHashMap<>();
  private final Queue<Trouble> troubles = new ConcurrentLinkedQueue<>();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private final Queue<String> refused = new ConcurrentLinkedQueue<>();

  /** What was said, and the files that went with it. */
  record Said(JsonNode message, Map<String, byte[]> files) {}

  /** An answer that the next request to a path gets instead of being served. */
  record Trouble(String path, int status, String body) {}

  /** The next request whose path holds this text fares so. */
  void trouble(String path, int status, String body) {
    troubles.add(new Trouble(path, status, body));
  }

  /** The next is too much: after so many seconds it may come again. */
  void limit(String path, double seconds, boolean global) {
    ObjectNode body =
        JSON.createObjectNode()
            .put("message", "You are being rate limited.")
            .put("retry_after", seconds)
            .put("global", global);
    Recordings.note("RESTRateLimit", body);
    trouble(path, 429, body.toString());
  }

  /** What was said in the place of the first answer to an interaction. */
  Said followUp(String token) {
    Lobby.until(TIMEOUT, "the follow-up", () -> followUps.containsKey(token));
    return Objects.requireNonNull(followUps.remove(token));
  }

  /** What the bot wrote in a channel, as its readers see it. */
  List<JsonNode> written(String channel) {
    return channels.getOrDefault(channel, new ConcurrentLinkedQueue<>()).stream()
        .map(Said::message)
        .toList();
  }

  /** The last message in a channel, with its files. */
  Said last(String channel) {
    return channels.getOrDefault(channel, new ConcurrentLinkedQueue<>()).stream()
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  /** Returns when so many messages stand in a channel. */
  void awaitWritten(String channel, int messages) {
    Lobby.until(
        TIMEOUT, messages + " messages in " + channel, () -> written(channel).size() >= messages);
    assertThat(written(channel)).hasSize(messages);
  }

  /** How many requests with a trouble of this path were answered by it. */
  long refusals(String path) {
    return refused.stream().filter(one -> one.contains(path)).count();
  }

  /** Everything that was said where everybody can read it. */
  String everythingPublic() {
    StringBuilder all = new StringBuilder();
    channels
        .values()
        .forEach(
            said ->
                said.forEach(
                    one -> {
                      all.append(one.message());
                      one.files()
                          .values()
                          .forEach(file -> all.append(new String(file, StandardCharsets.UTF_8)));
                    }));
    return all.toString();
  }

  /** Nothing was wrong with what came. */
  void isContent() {
    assertThat(faults).isEmpty();
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    String path = exchange.getRequestURI().getPath();
    @Nullable Trouble trouble =
        troubles.stream().filter(one -> path.contains(one.path())).findFirst().orElse(null);
    if (trouble != null) {
      troubles.remove(trouble);
      refused.add(path);
      answer(exchange, trouble.status(), trouble.body());
      return;
    }
    Matcher followUp = FOLLOW_UP.matcher(path);
    Matcher post = POST.matcher(path);
    if (exchange.getRequestMethod().equals("PATCH") && followUp.matches()) {
      complete(exchange, followUp, body);
    } else if (exchange.getRequestMethod().equals("POST") && post.matches()) {
      post(exchange, post.group(1), body);
    } else {
      faults.add("no such route: " + exchange.getRequestMethod() + " " + path);
      answer(exchange, 404, "{\"message\": \"404: Not Found\", \"code\": 0}");
    }
  }

  private void complete(HttpExchange exchange, Matcher path, byte[] body) throws IOException {
    Said said = said(exchange, body);
    Recordings.note("RESTPatchAPIInteractionOriginalResponseJSONBody", said.message());
    if (!fits(exchange, said.message())) {
      return;
    }
    if (!path.group(1).equals(DiscordCalls.APPLICATION)) {
      faults.add("another application");
    }
    JsonNode message = DiscordCalls.message("1", said.message());
    Recordings.note("RESTPatchAPIInteractionOriginalResponseResult", message);
    followUps.put(path.group(2), said);
    answer(exchange, 200, message.toString());
  }

  private void post(HttpExchange exchange, String channel, byte[] body) throws IOException {
    String authorization = exchange.getRequestHeaders().getFirst("Authorization");
    if (!("Bot " + Loopback.BOT_TOKEN).equals(authorization)) {
      answer(exchange, 401, "{\"message\": \"401: Unauthorized\", \"code\": 0}");
      return;
    }
    Said said = said(exchange, body);
    Recordings.note("RESTPostAPIChannelMessageJSONBody", said.message());
    if (!fits(exchange, said.message())) {
      return;
    }
    String nonce = said.message().path("nonce").asText();
    boolean again =
        said.message().path("enforce_nonce").asBoolean()
            && nonces.putIfAbsent(nonce, channel) != null;
    if (!again) {
      channels.computeIfAbsent(channel, _ -> new ConcurrentLinkedQueue<>()).add(said);
    }
    JsonNode message = DiscordCalls.message(channel, said.message());
    Recordings.note("RESTPostAPIChannelMessageResult", message);
    answer(exchange, 200, message.toString());
  }

  private boolean fits(HttpExchange exchange, JsonNode message) throws IOException {
    List<String> wrong = DiscordBounds.faults(message);
    if (wrong.isEmpty()) {
      return true;
    }
    faults.addAll(wrong);
    answer(exchange, 400, "{\"message\": \"Invalid Form Body\", \"code\": 50035}");
    return false;
  }

  private static Said said(HttpExchange exchange, byte[] body) throws IOException {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (!type.startsWith("multipart/form-data")) {
      return new Said(JSON.readTree(body), Map.of());
    }
    // Latin-1 keeps every byte.
    String text = new String(body, StandardCharsets.ISO_8859_1);
    String boundary = "--" + type.replaceFirst(".*boundary=", "");
    Map<String, byte[]> files = new HashMap<>();
    JsonNode message = JSON.createObjectNode();
    for (String part : text.split(Pattern.quote(boundary), -1)) {
      int head = part.indexOf("\r\n\r\n");
      if (head < 0) {
        continue;
      }
      byte[] content =
          part.substring(head + 4, part.length() - 2).getBytes(StandardCharsets.ISO_8859_1);
      if (part.contains("name=\"payload_json\"")) {
        message = JSON.readTree(content);
      } else {
        files.put(part.replaceFirst("(?s).*name=\"(files\\[\\d+])\".*", "$1"), content);
      }
    }
    assertThat(message.path("attachments")).hasSameSizeAs(files.keySet());
    return new Said(message, files);
  }

  private static void answer(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
