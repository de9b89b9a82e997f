package umpire.lobby.testing;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.standardwebhooks.Webhook;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A receiver: a server at loopback that does what a test says, and else answers 204. */
public final class Receiver implements AutoCloseable {
  private final HttpServer server;
  private final ConcurrentLinkedDeque<Manners> next = new ConcurrentLinkedDeque<>();
  private final List<Got> all = new CopyOnWriteArrayList<>();

  /** How a request is answered. */
  @FunctionalInterface
  public interface Manners {
    void answer(HttpExchange exchange) throws IOException;

    /** By this status and nothing else. */
    static Manners status(int status) {
      return exchange -> exchange.sendResponseHeaders(status, -1);
    }

    /** Not before this span is over. */
    static Manners late(Duration span) {
      return exchange -> {
        LockSupport.parkNanos(span.toNanos());
        exchange.sendResponseHeaders(200, -1);
      };
    }
  }

  /** A request that came. */
  public record Got(Map<String, List<String>> headers, String body, long nanos) {
    /** The header webhook-id. */
    public String id() {
      return headers.getOrDefault("webhook-id", List.of("")).getFirst();
    }

    /** The body. */
    public JsonPath json() {
      return new JsonPath(body);
    }

    /** Fails where it was not signed under this secret. */
    public void verify(String secret) {
      assertThatCode(
              () -> new Webhook(secret).verify(body, HttpHeaders.of(headers, (_, _) -> true)))
          .doesNotThrowAnyException();
    }
  }

  public Receiver() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::take);
    server.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      exchange
          .getRequestHeaders()
          .forEach((name, values) -> headers.put(name, List.copyOf(values)));
      all.add(new Got(headers, body, System.nanoTime()));
      @Nullable Manners manners = next.poll();
      (manners == null ? Manners.status(204) : manners).answer(exchange);
    }
  }

  /** What is to happen to the next requests, one after the other. */
  public void then(Manners... manners) {
    then(List.of(manners));
  }

  /** Likewise. */
  public void then(List<Manners> manners) {
    next.addAll(manners);
  }

  /** Where it is. */
  public String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  /** All requests that came. */
  public List<Got> all() {
    return all;
  }

  /** The first so many that came, once they have. */
  public List<Got> await(int count) {
    Lobby.until(Toy.DEADLINE, count + " requests", () -> all.size() >= count);
    return List.copyOf(all);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
