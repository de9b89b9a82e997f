package umpire.local.drivers.bench;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;

/** A match's server-sent events as its first seat sees them, with the time at which each came. */
final class EventStream implements AutoCloseable {
  private final Stream<String> lines;
  private final Map<String, Long> arrivals = new ConcurrentHashMap<>();

  private EventStream(Stream<String> lines) {
    this.lines = lines;
  }

  /** Returns when the stream has begun, with its snapshot. */
  static EventStream open(Api api, PlayedMatch playedMatch) {
    HttpRequest request = api.get(playedMatch.path("/stream"), playedMatch.first().token());
    try {
      HttpResponse<Stream<String>> response = api.client().send(request, BodyHandlers.ofLines());
      EventStream stream = new EventStream(response.body());
      Thread _ = Thread.ofVirtual().name("stream").start(stream::read);
      long _ = stream.arrival("snapshot", Duration.ofSeconds(30));
      return stream;
    } catch (IOException e) {
      throw new Api.Unexpected("no stream at " + request.uri() + ": " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Api.Unexpected("interrupted");
    }
  }

  private void read() {
    try {
      lines.forEach(
          line -> {
            long now = System.nanoTime();
            if (line.startsWith("event:") && line.contains("snapshot")) {
              arrivals.putIfAbsent("snapshot", now);
            }
            for (String type : new String[] {"supply-tested", "assault-fought"}) {
              if (line.startsWith("data:") && line.contains("\"type\":\"" + type + "\"")) {
                arrivals.putIfAbsent(type, now);
              }
            }
          });
    } catch (RuntimeException _) {
      // Closed by whoever has seen enough.
    }
  }

  /** When an event of that type came, by System.nanoTime; waits for it. */
  long arrival(String type, Duration most) {
    return PollUntil.until(
        type + " on the stream", most, () -> Optional.ofNullable(arrivals.get(type)));
  }

  @Override
  public void close() {
    lines.close();
  }
}
