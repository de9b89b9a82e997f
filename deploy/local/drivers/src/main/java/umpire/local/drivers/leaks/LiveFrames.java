package umpire.local.drivers.leaks;

import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.locks.LockSupport;

/** What a stream or a socket of a match sends, frame by frame, until it is closed. */
final class LiveFrames implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofMinutes(2); // loaded machines stall
  private static final Duration POLL_INTERVAL = Duration.ofMillis(5);

  private final List<String> frames = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private Runnable end = () -> {};

  /** Server-sent events; each frame is its lines. */
  static LiveFrames stream(Requests requests, String match, String token) {
    LiveFrames live = new LiveFrames();
    var _ =
        requests
            .client()
            .sendAsync(
                requests.to("/v1/matches/" + match + "/stream", token).build(),
                HttpResponse.BodyHandlers.fromLineSubscriber(live.new Lines()));
    return live;
  }

  /** Text messages of a socket. */
  static LiveFrames socket(Requests requests, String match, String token) {
    LiveFrames live = new LiveFrames();
    URI address =
        URI.create(
            requests.origin().replaceFirst("^http", "ws") + "/v1/matches/" + match + "/socket");
    WebSocket socket =
        requests
            .client()
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(address, live.new Texts())
            .join();
    live.end = socket::abort;
    return live;
  }

  private synchronized void add(String frame) {
    frames.add(frame);
  }

  /** The frames so far. */
  synchronized List<String> frames() {
    return List.copyOf(frames);
  }

  /** Waits for the frame that holds a text; throws IllegalStateException if it does not come. */
  void await(String part) {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (frames().stream().noneMatch(frame -> frame.contains(part))) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException("no frame with " + part + " but " + frames());
      }
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
    }
  }

  @Override
  public void close() {
    end.run();
  }

  private final class Lines implements Flow.Subscriber<String> {
    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      end = subscription::cancel;
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String line) {
      if (!line.isEmpty()) {
        text.append(line).append('\n');
      } else if (!text.isEmpty()) {
        add(text.toString());
        text.setLength(0);
      }
    }

    @Override
    public void onError(Throwable broken) {
      add("broken off");
    }

    @Override
    public void onComplete() {
      add("closed");
    }
  }

  private final class Texts implements WebSocket.Listener {
    @Override
    @SuppressWarnings("NullAway") // null: the text may be used again at once
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        add(text.toString());
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }
}
