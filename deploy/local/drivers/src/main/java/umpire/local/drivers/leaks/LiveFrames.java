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
import java.util.regex.Pattern;

/** What a stream or a socket of a match sends, frame by frame, until it is closed. */
final class LiveFrames implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofMinutes(2); // loaded machines stall
  private static final Duration POLL_INTERVAL = Duration.ofMillis(5);

  private static final Pattern LAST =
      Pattern.compile("^event: ?closing\n|^\\{\"type\":\"closing\"");

  private final String what;
  private final List<String> frames = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private boolean ended;
  private Runnable end = () -> {};

  private LiveFrames(String what) {
    this.what = what;
  }

  /** Server-sent events; each frame is its lines. */
  static LiveFrames stream(Requests requests, String match, String token) {
    LiveFrames live = new LiveFrames("stream of match " + match);
    var _ =
        requests
            .client()
            .sendAsync(
                requests.to("/v1/matches/" + match + "/stream", token).build(),
                HttpResponse.BodyHandlers.fromLineSubscriber(live.new Lines()))
            .whenComplete(
                (_, failure) -> {
                  if (failure != null) {
                    live.markEnded();
                  }
                });
    return live;
  }

  /** Text messages of a socket. */
  static LiveFrames socket(Requests requests, String match, String token) {
    LiveFrames live = new LiveFrames("socket of match " + match);
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
    ended = ended || LAST.matcher(frame).find();
  }

  private synchronized void markEnded() {
    ended = true;
  }

  /** The frames so far. */
  synchronized List<String> frames() {
    return List.copyOf(frames);
  }

  /**
   * Waits for the frame that holds a text; throws IllegalStateException if it does not come, at
   * once where the server or the connection has ended it.
   */
  void await(String part) {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (!holds(part)) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "%s: no frame with %s within %s, but %s".formatted(what, part, TIMEOUT, frames()));
      }
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
    }
  }

  private synchronized boolean holds(String part) {
    boolean found = frames.stream().anyMatch(frame -> frame.contains(part));
    if (ended && !found) {
      throw new IllegalStateException(
          "%s: ended before a frame with %s, after %s".formatted(what, part, frames));
    }
    return found;
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
      markEnded();
    }

    @Override
    public void onComplete() {
      add("closed");
      markEnded();
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

    @Override
    @SuppressWarnings("NullAway") // null: it is closed at once
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      markEnded();
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable broken) {
      markEnded();
    }
  }
}
