package umpire.local.drivers.outbound;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import umpire.local.drivers.http.Api;

/**
 * Takes webhooks at loopback, verifies each as a program of somebody else would, and notes when it
 * came.
 */
public final class HookReceiver implements AutoCloseable {
  private static final String ALGORITHM = "HmacSHA256";
  private static final String PREFIX = "whsec_";

  private final HttpServer server;
  private final Map<String, byte[]> secrets = new ConcurrentHashMap<>();
  private final Set<String> ids = ConcurrentHashMap.newKeySet();
  private final Queue<Arrival> arrivals = new ConcurrentLinkedQueue<>();
  private final Queue<String> forged = new ConcurrentLinkedQueue<>();
  private final Map<String, Queue<Delivery>> kept = new ConcurrentHashMap<>();
  private volatile long last = System.nanoTime();

  /**
   * One that came.
   *
   * @param nanos when, by {@link System#nanoTime}
   * @param delay since the transaction that it reports
   */
  public record Arrival(long nanos, Duration delay) {}

  /**
   * What came, as it was sent.
   *
   * @param headers by their names in lower case
   */
  public record Delivery(Map<String, String> headers, String body) {
    public Delivery {
      headers = Map.copyOf(headers);
    }
  }

  public HookReceiver() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 1_024);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::take);
    server.start();
  }

  /** Where one of this name is to be sent to. */
  public String url(String name) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + name;
  }

  /** What signs those of this name. */
  public void trust(String name, String secret) {
    secrets.put("/" + name, Base64.getDecoder().decode(secret.substring(PREFIX.length())));
  }

  /** Keeps from now on what comes for this name, until {@link #discard}. */
  public void keep(String name) {
    kept.put("/" + name, new ConcurrentLinkedQueue<>());
  }

  /** What came for this name since it is kept, each once, in the order in which it came. */
  public List<Delivery> kept(String name) {
    return List.copyOf(kept.getOrDefault("/" + name, new ConcurrentLinkedQueue<>()));
  }

  public void discard(String name) {
    kept.remove("/" + name);
    secrets.remove("/" + name);
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      Instant now = Instant.now();
      long nanos = System.nanoTime();
      last = nanos;
      byte[] body = exchange.getRequestBody().readAllBytes();
      if (!isVerified(exchange, body)) {
        forged.add(exchange.getRequestURI() + " " + exchange.getRequestHeaders());
        exchange.sendResponseHeaders(401, -1);
        return;
      }
      exchange.sendResponseHeaders(204, -1);
      if (ids.add(header(exchange, "webhook-id"))) {
        Instant sent = Instant.parse(Api.JSON.readTree(body).path("timestamp").asText());
        arrivals.add(new Arrival(nanos, Duration.between(sent, now)));
        kept.computeIfPresent(
            exchange.getRequestURI().getPath(),
            (_, queue) -> {
              queue.add(new Delivery(headers(exchange), new String(body, StandardCharsets.UTF_8)));
              return queue;
            });
      }
    }
  }

  private static Map<String, String> headers(HttpExchange exchange) {
    Map<String, String> headers = new TreeMap<>();
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) ->
                headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
    return headers;
  }

  private static String header(HttpExchange exchange, String name) {
    String value = exchange.getRequestHeaders().getFirst(name);
    return value == null ? "" : value;
  }

  private boolean isVerified(HttpExchange exchange, byte[] body) {
    byte[] secret = secrets.get(exchange.getRequestURI().getPath());
    if (secret == null) {
      return false;
    }
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret, ALGORITHM));
      mac.update(
          (header(exchange, "webhook-id") + "." + header(exchange, "webhook-timestamp") + ".")
              .getBytes(StandardCharsets.UTF_8));
      byte[] expected =
          ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body)))
              .getBytes(StandardCharsets.UTF_8);
      return MessageDigest.isEqual(
          expected, header(exchange, "webhook-signature").getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException lacking) {
      throw new IllegalStateException("this JDK lacks " + ALGORITHM, lacking);
    }
  }

  /** Those that came, each once, in the order in which they came. */
  public List<Arrival> arrivals() {
    return List.copyOf(arrivals);
  }

  /** Whether nothing has come for so long. */
  public boolean idle(Duration span) {
    return System.nanoTime() - last > span.toNanos();
  }

  /** Those that nobody of ours signed. */
  public List<String> forged() {
    return List.copyOf(forged);
  }

  /** Discards what came. */
  public void clear() {
    arrivals.clear();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
