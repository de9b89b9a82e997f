package umpire.local.drivers.outbound;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;

/** A stand-in for Discord: it signs what it sends, and accepts messages. */
public final class FakeDiscord implements AutoCloseable {
  private static final String APPLICATION = "1300000000000000001";
  private static final String TOKEN = "the bot token of an application that is none";
  private static final String CHANNEL = "1300000000000000007";
  private static final int KEY_BYTES = 32;
  private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)");

  private final HttpServer server;
  private final KeyPair keys;
  private final Api api;
  private final String endpoint;
  private final AtomicLong next = new AtomicLong(1_500_000_000_000_000_000L);
  private final Map<String, String> followUps = new ConcurrentHashMap<>();
  private final List<Written> written = new CopyOnWriteArrayList<>();
  private final Map<String, String> nonces = new ConcurrentHashMap<>();

  public FakeDiscord(Api api, String gateway) throws IOException {
    this.api = api;
    this.endpoint = gateway + "/v1/integrations/discord/interactions";
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    try {
      this.keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::take);
    server.start();
  }

  /** The settings by which an installation belongs to this Discord. */
  public Map<String, String> settings() {
    byte[] encoded = keys.getPublic().getEncoded();
    byte[] raw = Arrays.copyOfRange(encoded, encoded.length - KEY_BYTES, encoded.length);
    return Map.of(
        "UMPIRE_DISCORD_PUBLIC_KEY",
        HexFormat.of().formatHex(raw),
        "UMPIRE_DISCORD_TOKEN",
        TOKEN,
        "UMPIRE_DISCORD_API",
        "http://127.0.0.1:" + server.getAddress().getPort());
  }

  private record Written(String channel, JsonNode message) {}

  /** What the bot wrote into channels. */
  List<JsonNode> written() {
    return written.stream().map(Written::message).toList();
  }

  /** What the bot wrote into this channel. */
  public List<JsonNode> written(String channel) {
    return written.stream()
        .filter(one -> one.channel().equals(channel))
        .map(Written::message)
        .toList();
  }

  /** The answer to something that is signed, or not. */
  HttpAnswer send(JsonNode interaction, boolean signed) {
    String time = "" + Instant.now().getEpochSecond();
    String body = interaction.toString();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(endpoint))
            .header("Content-Type", "application/json")
            .header("X-Signature-Timestamp", time)
            .header("X-Signature-Ed25519", signature(signed ? time + body : body))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return api.patiently(request);
  }

  private String signature(String text) {
    try {
      Signature signer = Signature.getInstance("Ed25519");
      signer.initSign(keys.getPrivate());
      signer.update(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(signer.sign());
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  ObjectNode ping() {
    return Api.JSON.createObjectNode().put("type", 1).put("id", "1").put("version", 1);
  }

  /** What follows a slash command; a subcommand stands behind a blank. */
  public String command(String user, String name, Map<String, Object> options) {
    return command(user, CHANNEL, name, options);
  }

  /** The same in a channel. */
  public String command(String user, String channel, String name, Map<String, Object> options) {
    String[] words = name.split(" ", -1);
    ObjectNode interaction = of(2, user).put("channel_id", channel);
    ObjectNode data = interaction.putObject("data").put("id", "1").put("name", words[0]);
    ObjectNode holder = data;
    if (words.length > 1) {
      holder = data.putArray("options").addObject().put("type", 1).put("name", words[1]);
    }
    ObjectNode holding = holder;
    options.forEach(
        (option, value) ->
            holding.withArray("options").addObject().put("name", option).putPOJO("value", value));
    return followed(interaction);
  }

  /** What follows a press on what bears this label in a message. */
  String press(String user, String message, String label) {
    for (JsonNode row : json(message).path("components")) {
      for (JsonNode part : row.path("components")) {
        if (part.path("label").asText().equals(label)) {
          ObjectNode interaction = of(3, user);
          interaction
              .putObject("data")
              .put("component_type", 2)
              .put("custom_id", part.path("custom_id").asText());
          return followed(interaction);
        }
      }
    }
    throw new Api.Unexpected("no '" + label + "' on " + message);
  }

  /** The message in place of, or after, the reply. */
  private String followed(ObjectNode interaction) {
    HttpAnswer httpAnswer = send(interaction, true);
    int type = httpAnswer.body().path("type").asInt();
    if (type == 7 || type == 4) {
      return httpAnswer.body().path("data").toString();
    }
    if (type != 5 && type != 6) {
      throw new Api.Unexpected("the reply is " + httpAnswer);
    }
    String token = interaction.path("token").asText();
    return PollUntil.until(
        "what follows", Api.TIMEOUT, () -> Optional.ofNullable(followUps.get(token)));
  }

  private ObjectNode of(int type, String user) {
    String id = "" + next.incrementAndGet();
    ObjectNode interaction = Api.JSON.createObjectNode().put("type", type).put("id", id);
    interaction.put("application_id", APPLICATION).put("token", "t" + id).put("version", 1);
    interaction.put("channel_id", CHANNEL);
    ObjectNode member = interaction.putObject("member").put("permissions", "0");
    member.putObject("user").put("id", user).put("username", "user-" + user);
    return interaction;
  }

  static JsonNode json(String text) {
    try {
      return Api.JSON.readTree(text);
    } catch (IOException e) {
      throw new Api.Unexpected("no JSON: " + text);
    }
  }

  private void take(HttpExchange exchange) throws IOException {
    // A picture comes with its message in parts: byte by byte, so that none is lost.
    String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    String body =
        new String(
            exchange.getRequestBody().readAllBytes(),
            type.startsWith("application/json")
                ? StandardCharsets.UTF_8
                : StandardCharsets.ISO_8859_1);
    String path = exchange.getRequestURI().getPath();
    if (path.startsWith("/webhooks/" + APPLICATION + "/")) {
      // What separates the parts is drawn by lot, and nobody is shown it.
      Matcher boundary = BOUNDARY.matcher(type);
      followUps.put(
          path.split("/", -1)[3], boundary.find() ? body.replace(boundary.group(1), "") : body);
    } else if (path.endsWith("/messages")) {
      JsonNode message = json(body);
      if (nonces.putIfAbsent(message.path("nonce").asText(), path) == null) {
        String[] parts = path.split("/", -1);
        written.add(new Written(parts[parts.length - 2], message));
      }
    }
    byte[] answer = "{}".getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
