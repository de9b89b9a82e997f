package umpire.local.gateway;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that says which service it plays and what it was asked; streams two events. */
final class FakeService implements AutoCloseable {
  private final String name;
  private final HttpServer server;
  private final AtomicInteger exchanges = new AtomicInteger();
  private final Set<String> revoked = ConcurrentHashMap.newKeySet();
  private final CountDownLatch second = new CountDownLatch(1);
  private final CountDownLatch streamCut = new CountDownLatch(1);

  FakeService(String name, int port) throws IOException {
    this.name = name;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 50);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", this::echo);
    server.createContext("/q/health/ready", exchange -> answer(exchange, 200, "{}"));
    server.createContext("/v1/tokens/exchange", this::exchange);
    server.createContext("/v1/accounts/revoke", this::revoke);
    server.createContext("/v1/matches/same", exchange -> withoutBody(exchange, 304));
    server.createContext("/v1/matches/nothing", exchange -> withoutBody(exchange, 204));
    server.createContext("/v1/matches/m/stream", this::trickle);
    server.createContext("/v1/matches/m/endless", this::endless);
    server.createContext(
        "/v1/matches/m/second",
        exchange -> {
          second.countDown();
          answer(exchange, 200, "");
        });
    server.createContext("/v1/matches/m/cut", exchange -> answer(exchange, cut() ? 200 : 404, ""));
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  /** Every personal token that ends in "good" is worth a bearer token of its own number. */
  private void exchange(HttpExchange exchange) throws IOException {
    if (!exchange.getRequestMethod().equals("POST")) {
      echo(exchange);
      return;
    }
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    if (!body.endsWith("good\"}")) {
      answer(exchange, body.endsWith("busy\"}") ? 503 : 401, "{}");
      return;
    }
    String token = "jwt-" + exchanges.incrementAndGet();
    String ends = Instant.now().plusSeconds(600).toString();
    answer(exchange, 200, "{\"token\": \"" + token + "\", \"expiresAt\": \"" + ends + "\"}");
  }

  /** From now on the bearer token of this request is refused. */
  private void revoke(HttpExchange exchange) throws IOException {
    revoked.add(exchange.getRequestHeaders().getFirst("Authorization"));
    answer(exchange, 200, "");
  }

  private void echo(HttpExchange exchange) throws IOException {
    if (revoked.contains(exchange.getRequestHeaders().getFirst("Authorization") + "")) {
      answer(exchange, 401, "{}");
      return;
    }
    int length = exchange.getRequestBody().readAllBytes().length;
    exchange.getResponseHeaders().set("ETag", "\"7\"");
    exchange.getResponseHeaders().set("X-Request-Id", "the service's own word");
    answer(
        exchange,
        200,
        String.join(
            "\n",
            name,
            exchange.getRequestMethod() + " " + exchange.getRequestURI(),
            "authorization " + exchange.getRequestHeaders().getFirst("Authorization"),
            "request id " + exchange.getRequestHeaders().getFirst("X-Request-Id"),
            "traceparent " + exchange.getRequestHeaders().get("traceparent"),
            "host " + exchange.getRequestHeaders().getFirst("Host"),
            "forwarded " + header(exchange, "Forwarded") + header(exchange, "X-Forwarded-Key"),
            "said of itself " + header(exchange, "X-Forwarded-For"),
            "body " + length));
  }

  private static String header(HttpExchange exchange, String header) {
    return "" + exchange.getRequestHeaders().get(header);
  }

  private static void withoutBody(HttpExchange exchange, int status) throws IOException {
    exchange.getResponseHeaders().set("ETag", "\"7\"");
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private void trickle(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      write(out, "id: 1\ndata: first\n\n");
      if (await(second)) {
        write(out, "id: 2\ndata: second\n\n");
      }
    }
  }

  private void endless(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      while (true) {
        write(out, ": still here\n\n");
      }
    } catch (IOException nobodyListens) {
      streamCut.countDown();
    }
  }

  private boolean cut() {
    return await(streamCut);
  }

  private static boolean await(CountDownLatch latch) {
    try {
      return latch.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) {
      exchange.getResponseBody().write(bytes);
    }
    exchange.close();
  }
}
