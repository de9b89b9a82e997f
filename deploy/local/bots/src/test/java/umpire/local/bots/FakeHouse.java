package umpire.local.bots;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The public API as far as a bot needs it, with what the world does to it: every so many requests
 * one is answered 503, one answer is lost on its way, one token is refused.
 */
final class FakeHouse implements AutoCloseable {
  private static final int MOST_EVENTS = 10;

  private final HttpServer server;
  private final Map<String, FakeMatch> matches;
  private final Map<String, String> tokens = new ConcurrentHashMap<>();
  private final Set<String> announced = ConcurrentHashMap.newKeySet();
  private final AtomicInteger requests = new AtomicInteger();
  private final AtomicInteger streams = new AtomicInteger();
  private final int troubleEvery;

  /**
   * Opens.
   *
   * @param troubleEvery how many requests lie between two troubles; 0 for none
   */
  FakeHouse(Map<String, FakeMatch> matches, int troubleEvery) throws IOException {
    this.matches = Map.copyOf(matches);
    this.troubleEvery = troubleEvery;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::handle);
    server.start();
  }

  ApiClient origin() {
    return new ApiClient("http://127.0.0.1:" + server.getAddress().getPort());
  }

  Set<String> announced() {
    return announced;
  }

  int signedIn() {
    return tokens.size();
  }

  int streams() {
    return streams.get();
  }

  private void handle(HttpExchange exchange) throws IOException {
    JsonNode body = ApiClient.JSON.readTree(exchange.getRequestBody());
    String[] path = exchange.getRequestURI().getPath().split("/");
    if (path[2].equals("sessions")) {
      signIn(exchange, body);
      return;
    }
    String bearer = "" + exchange.getRequestHeaders().getFirst("Authorization");
    String account = tokens.get(bearer.replace("Bearer ", ""));
    int trouble = troubleEvery == 0 ? 1 : requests.incrementAndGet() % (3 * troubleEvery);
    if (account == null || trouble == 0) {
      tokens.remove(bearer.replace("Bearer ", ""));
      answer(exchange, 401, ApiClient.JSON.createObjectNode());
    } else if (trouble == troubleEvery) {
      answer(exchange, 503, ApiClient.JSON.createObjectNode());
    } else if (path[path.length - 1].equals("stream")) {
      stream(exchange, path[3]);
    } else {
      FakeMatch.Outcome outcome = outcome(exchange, path, account, body);
      if (trouble == 2 * troubleEvery) {
        // The answer is lost; what it reported is done.
        exchange.close();
      } else {
        answer(exchange, outcome.status(), outcome.body());
      }
    }
  }

  private void signIn(HttpExchange exchange, JsonNode who) throws IOException {
    String token = "t" + requests.incrementAndGet();
    tokens.put(token, who.path("name").asText());
    ObjectNode body = ApiClient.JSON.createObjectNode().put("token", token);
    answer(exchange, 201, body.put("expiresAt", Instant.now().plusSeconds(600).toString()));
  }

  private FakeMatch.Outcome outcome(
      HttpExchange exchange, String[] path, String account, JsonNode body) {
    ObjectNode nothing = ApiClient.JSON.createObjectNode();
    if (path[2].equals("bots")) {
      announced.add(account);
      return new FakeMatch.Outcome(200, nothing);
    }
    if (path.length == 3) {
      ArrayNode list = nothing.putArray("matches");
      matches.forEach(
          (id, match) -> {
            if (match.waitsFor(account)) {
              list.add(match.listed(id));
            }
          });
      return new FakeMatch.Outcome(200, nothing);
    }
    FakeMatch match = matches.get(path[3]);
    if (match == null) {
      return new FakeMatch.Outcome(404, nothing);
    }
    return switch (exchange.getRequestMethod() + (path.length > 4 ? path[4] : "")) {
      case "GET" -> new FakeMatch.Outcome(200, match.seen(account));
      case "GETdecision" -> new FakeMatch.Outcome(200, match.asked(account));
      case "POSTcommands" -> match.command(account, body);
      case "POSTseats" -> new FakeMatch.Outcome(match.sit(account, path[5]) ? 200 : 403, nothing);
      case "DELETEdraft" -> new FakeMatch.Outcome(200, match.asked(account));
      // What this stand-in does not have, such as odds.
      default -> new FakeMatch.Outcome(404, nothing);
    };
  }

  /** A line for each change; after a few of them the stream breaks off. */
  private void stream(HttpExchange exchange, String match) throws IOException {
    streams.incrementAndGet();
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      int seen = 0;
      for (int i = 0; i < MOST_EVENTS; i++) {
        seen = requireNonNull(matches.get(match)).change(seen);
        out.write(("id: " + seen + "\nevent: event\ndata: {}\n\n").getBytes(UTF_8));
        out.flush();
      }
    }
  }

  private static void answer(HttpExchange exchange, int status, JsonNode body) throws IOException {
    byte[] bytes = ApiClient.JSON.writeValueAsBytes(body);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
