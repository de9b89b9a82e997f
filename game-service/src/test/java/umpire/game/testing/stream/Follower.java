package umpire.game.testing.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import umpire.game.testing.Client;

/**
 * Somebody who follows a stream or a socket, is cut off, and comes again behind the last id that
 * they have. What they are sent of each match is one sequence, whatever happened to their
 * connections.
 */
public final class Follower {
  /** A connection for each, so that to close a stream is to cut it off. */
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final Client client;
  private final String match;
  private final String path;
  private final boolean socket;
  private final Map<String, Integer> begun = new TreeMap<>();
  private final Map<String, List<JsonNode>> received = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();
  private String last;
  private final AtomicInteger cuts = new AtomicInteger();

  private Follower(Client client, String match, String path, boolean socket, String last) {
    this.client = client;
    this.match = match;
    this.path = path;
    this.socket = socket;
    this.last = last;
  }

  /** Of one match, from its beginning. */
  public static Follower ofMatch(Client client, String match, boolean socket) {
    String path = "/v1/matches/" + match + (socket ? "/socket" : "/stream");
    return new Follower(client, match, path, socket, "0");
  }

  /** Of all matches of the account. */
  public static Follower ofAll(Client client, boolean socket) {
    return new Follower(client, "", socket ? "/v1/socket" : "/v1/stream", socket, "");
  }

  /** How often they were cut off. */
  public int cuts() {
    return cuts.get();
  }

  /** Whatever came to them out of its order. */
  public List<String> faults() {
    return faults;
  }

  /** Whether they were sent all that their account was shown in a match, or do not follow it. */
  public boolean receivedAll(String other) {
    if (!match.isEmpty() && !match.equals(other)) {
      return true;
    }
    List<JsonNode> shown = client.read(other, "/events").path("events").valueStream().toList();
    int from = begun.getOrDefault(other, 0);
    return received.getOrDefault(other, List.of()).equals(shown.subList(from, shown.size()));
  }

  /** What they know, in short. */
  @Override
  public String toString() {
    Map<String, Integer> sizes = new TreeMap<>();
    received.forEach((match, events) -> sizes.put(match, events.size()));
    return path + " as " + client.account() + ", begun " + begun + ", received " + sizes;
  }

  /** Follows for so long, and is cut off then, in the middle of whatever is under way. */
  public void follow(Duration most) throws Exception {
    if (socket) {
      bySocket(most);
    } else {
      byStream(most);
    }
    int _ = cuts.incrementAndGet();
  }

  private void byStream(Duration most) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + RestAssured.port + path))
            .header("Authorization", "Bearer " + client.token());
    HttpResponse<InputStream> answer =
        HTTP.send(
            (last.isEmpty() ? request : request.header("Last-Event-ID", last)).build(),
            HttpResponse.BodyHandlers.ofInputStream());
    InputStream body = answer.body();
    if (answer.statusCode() != 200) {
      faults.add(path + " behind " + last + " was answered " + answer.statusCode());
      return;
    }
    CompletableFuture<Void> cut =
        CompletableFuture.runAsync(
            () -> close(body),
            CompletableFuture.delayedExecutor(most.toMillis(), TimeUnit.MILLISECONDS));
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
      read(lines);
    } catch (IOException _) {
      // Cut off: what did not come whole did not come.
    }
    cut.join();
  }

  private static void close(InputStream body) {
    try {
      body.close();
    } catch (IOException _) {
      // It had ended.
    }
  }

  private void read(BufferedReader lines) throws IOException {
    String event = "";
    String id = "";
    String data = "";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty() && !data.isEmpty()) {
        take(event, id, Client.json(data));
        event = "";
        id = "";
        data = "";
      } else if (line.startsWith("event:")) {
        event = line.substring(6).strip();
      } else if (line.startsWith("id:")) {
        id = line.substring(3).strip();
      } else if (line.startsWith("data:")) {
        data = line.substring(5).strip();
      }
    }
  }

  private void bySocket(Duration most) throws Exception {
    String address =
        "ws://127.0.0.1:" + RestAssured.port + path + (last.isEmpty() ? "" : "?after=" + last);
    Frames frames = new Frames();
    WebSocket open =
        HTTP.newWebSocketBuilder()
            .header("Authorization", "Bearer " + client.token())
            .buildAsync(URI.create(address), frames)
            .join();
    try {
      frames.ended.get(most.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | CompletionException _) {
      // Nothing more is received from here on.
    }
    synchronized (frames) {
      frames.deaf = true;
      open.abort();
    }
  }

  /** What comes by a socket, until the client closes it. */
  private final class Frames implements WebSocket.Listener {
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private boolean deaf;

    @Override
    public synchronized @Nullable CompletionStage<?> onText(
        WebSocket from, CharSequence text, boolean whole) {
      part.append(text);
      if (whole && !deaf) {
        JsonNode frame = Client.json(part.toString());
        take(frame.path("type").asText(), frame.path("id").asText(), frame.path("data"));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      ended.complete(null);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      ended.complete(null);
    }
  }

  private void take(String type, String id, JsonNode data) {
    last = id.isEmpty() ? last : id;
    String of = match.isEmpty() ? data.path("match").asText() : match;
    int seq = data.path("seq").asInt();
    switch (type) {
      case "snapshot" -> {
        if (begun.put(of, seq) != null) {
          faults.add("a second snapshot of " + of);
        }
      }
      case "event" -> {
        List<JsonNode> before = received.computeIfAbsent(of, _ -> new ArrayList<>());
        int expected = begun.getOrDefault(of, 0) + before.size() + 1;
        if (seq != expected) {
          faults.add("%s: %d in the place of %d of %s".formatted(path, seq, expected, of));
        }
        before.add(((ObjectNode) data).without("match"));
      }
      // Around the sequence, and not of it.
      default -> {}
    }
  }
}
