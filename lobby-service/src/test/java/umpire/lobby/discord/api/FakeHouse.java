package umpire.lobby.discord.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for gateway and game-service: it exchanges personal tokens at the lobby-service under
 * test as the gateway does, knows who sits where, and answers what a real game-service answered
 * when {@code answers/} was recorded. What a seat alone may know is marked as such.
 */
final class FakeHouse implements HttpHandler {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Map<String, Map<String, String>> tables = new ConcurrentHashMap<>();
  private final Map<String, String> closed = new ConcurrentHashMap<>();
  private final Map<String, Answer> answers = new ConcurrentHashMap<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();

  /** What was asked; the account is empty for nobody. */
  record Request(String method, String path, String query, String account, JsonNode body) {}

  /** What is answered. */
  record Answer(int status, JsonNode body) {}

  /** A match with somebody in each seat. */
  void seat(String match, Map<String, String> seats) {
    tables.put(match, Map.copyOf(seats));
  }

  /** Nobody may look on at this match. */
  void close(String match) {
    closed.put(match, match);
  }

  /** What this seat is answered at the end of this path, such as {@code decision}. */
  void answer(String match, String seat, String what, Answer answer) {
    answers.put(match + " " + seat + " " + what, answer);
  }

  /** A recorded answer of a real game-service, with this match and these accounts in it. */
  static Answer recorded(String name, String match, Map<String, String> seats) {
    String resource = "/umpire/lobby/discord/answers/" + name + ".json";
    try (InputStream in = FakeHouse.class.getResourceAsStream(resource)) {
      String text =
          new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8)
              .replace("{match}", match);
      for (Map.Entry<String, String> seat : seats.entrySet()) {
        text = text.replace("{" + seat.getKey() + "}", seat.getValue());
      }
      JsonNode read = JSON.readTree(text);
      return new Answer(read.path("status").asInt(), read.path("body"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What stands for a seat's secrets in everything that the seat is shown. */
  static String secretOf(String match, String seat) {
    return "known-to-" + seat + "-of-" + match;
  }

  /** The requests to the end of a path, of this method. */
  List<Request> requests(String method, String end) {
    return requests.stream()
        .filter(one -> one.method().equals(method) && one.path().endsWith(end))
        .toList();
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    byte[] sent = exchange.getRequestBody().readAllBytes();
    String account = account(exchange.getRequestHeaders().getFirst("Authorization"));
    URI uri = exchange.getRequestURI();
    Request request =
        new Request(
            exchange.getRequestMethod(),
            uri.getPath(),
            Objects.requireNonNullElse(uri.getQuery(), ""),
            account,
            sent.length == 0 ? JSON.createObjectNode() : JSON.readTree(sent));
    requests.add(request);
    if (account.equals("?")) {
      send(exchange, problem(401, "unauthenticated"));
      return;
    }
    if (uri.getPath().startsWith("/v1/tournaments/")) {
      forward(exchange, sent);
      return;
    }
    String[] path = uri.getPath().split("/", -1);
    if (path.length > 3 && path[2].equals("matches")) {
      match(exchange, request, path[3], path.length > 4 ? path[4] : "");
    } else if (uri.getPath().equals("/v1/matches")) {
      send(exchange, new Answer(200, list(account)));
    } else {
      Answer other = answers.get(uri.getPath());
      send(exchange, other == null ? problem(404, "not-found") : other);
    }
  }

  /** What anybody is answered at this address. */
  void answer(String path, Answer answer) {
    answers.put(path, answer);
  }

  private void match(HttpExchange exchange, Request request, String match, String what)
      throws IOException {
    Map<String, String> seats = tables.get(match);
    if (seats == null) {
      send(exchange, problem(404, "not-found"));
      return;
    }
    String seat =
        seats.entrySet().stream()
            .filter(one -> one.getValue().equals(request.account()))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse("public");
    if (closed.containsKey(match) && seat.equals("public")) {
      send(exchange, problem(403, "forbidden"));
    } else if (what.equals("board.png")) {
      String viewer = request.query().contains("seat=public") ? "public" : seat;
      send(exchange, "image/png", board(match, viewer), 200);
    } else if (what.isEmpty()) {
      send(exchange, new Answer(200, header(match, seat, seats)));
    } else {
      Answer known = answers.get(match + " " + seat + " " + what);
      send(exchange, known == null ? problem(403, "forbidden") : known);
    }
  }

  static byte[] board(String match, String viewer) {
    return ("\u0089PNG of " + secretOf(match, viewer)).getBytes(StandardCharsets.UTF_8);
  }

  private JsonNode header(String match, String seat, Map<String, String> seats) {
    ObjectNode header = (ObjectNode) recorded("match", match, seats).body().deepCopy();
    header.put("viewer", seat);
    header.put("visibility", closed.containsKey(match) ? "private" : "public");
    ArrayNode all = header.putArray("seats");
    seats.forEach(
        (one, account) -> all.addObject().put("seat", one).put("account", account).put("salt", ""));
    header.putObject("view").put("secret", secretOf(match, seat));
    return header;
  }

  private JsonNode list(String account) {
    ObjectNode page = JSON.createObjectNode();
    ArrayNode matches = page.putArray("matches");
    tables.forEach(
        (match, seats) -> {
          if (seats.containsValue(account)) {
            ObjectNode listed = (ObjectNode) header(match, "public", seats);
            listed.remove(List.of("view", "viewer", "seq"));
            listed.put("waits", true);
            matches.add(listed);
          }
        });
    return page;
  }

  private static Answer problem(int status, String kind) {
    return new Answer(
        status,
        JSON.createObjectNode()
            .put("type", "urn:umpire:problem:" + kind)
            .put("title", kind)
            .put("status", status)
            .put("detail", "It is so."));
  }

  private static void send(HttpExchange exchange, Answer answer) throws IOException {
    String type = answer.status() / 100 == 2 ? "application/json" : "application/problem+json";
    byte[] bytes = answer.body().toString().getBytes(StandardCharsets.UTF_8);
    send(exchange, type, bytes, answer.status());
  }

  private static void send(HttpExchange exchange, String type, byte[] bytes, int status)
      throws IOException {
    exchange.getResponseHeaders().add("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  /** Tournaments are those of the lobby-service under test, as the gateway passes them on. */
  private static void forward(HttpExchange exchange, byte[] sent) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + RestAssured.port + exchange.getRequestURI()))
            .header("Content-Type", "application/json")
            .method(exchange.getRequestMethod(), HttpRequest.BodyPublishers.ofByteArray(sent));
    String authorization = exchange.getRequestHeaders().getFirst("Authorization");
    if (authorization != null) {
      request.header("Authorization", "Bearer " + session(authorization).path("token").asText());
    }
    HttpResponse<byte[]> answer = call(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    String type = answer.headers().firstValue("Content-Type").orElse("application/json");
    send(exchange, type, answer.body(), answer.statusCode());
  }

  /** Whose personal token it is, by the lobby-service under test; ? where it has ended. */
  private static String account(@Nullable String authorization) throws IOException {
    if (authorization == null) {
      return "";
    }
    return session(authorization).at("/account/id").asText("?");
  }

  /** What the token is exchanged for; a problem where it has ended. */
  private static JsonNode session(String authorization) throws IOException {
    String token = authorization.replaceFirst("^Bearer ", "");
    HttpRequest exchange =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + RestAssured.port + "/v1/tokens/exchange"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"token\": \"" + token + "\"}"))
            .build();
    return JSON.readTree(call(exchange, HttpResponse.BodyHandlers.ofString()).body());
  }

  private static <T> HttpResponse<T> call(HttpRequest request, HttpResponse.BodyHandler<T> body)
      throws IOException {
    try {
      return CLIENT.send(request, body);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new IOException(ending);
    }
  }
}
