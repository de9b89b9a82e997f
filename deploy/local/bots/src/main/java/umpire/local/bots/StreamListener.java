package umpire.local.bots;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Reads the stream of a match only to know that something has happened. */
final class StreamListener implements AutoCloseable {
  private static final String ID = "id:";
  private static final String EVENT = "event:";
  private static final String DATA = "data:";

  /** Messages that come though nothing has happened. */
  private static final Set<String> AROUND = Set.of("heartbeat", "presence");

  private final Session session;
  private final String path;
  private final Semaphore messages = new Semaphore(0);
  private final Thread listening;
  private String last = "";
  private String event = "";

  private StreamListener(Session session, String match) {
    this.session = session;
    this.path = "/v1/matches/" + match + "/stream";
    this.listening = Thread.ofVirtual().name("stream-" + match).unstarted(this::read);
  }

  /** Begins to listen, and goes on whatever ends the stream. */
  static StreamListener on(Session session, String match) {
    StreamListener streamListener = new StreamListener(session, match);
    streamListener.listening.start();
    return streamListener;
  }

  /** Returns when a message came since the last time, or when the time is over. */
  void await(Duration most) {
    try {
      if (messages.tryAcquire(most.toMillis(), TimeUnit.MILLISECONDS)) {
        int _ = messages.drainPermits();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Backoff.Stopped();
    }
  }

  private void read() {
    Backoff backoff = new Backoff();
    try {
      while (!Thread.currentThread().isInterrupted()) {
        String before = last;
        try (Stream<String> lines = session.stream(path, last)) {
          // What happened while no stream was open is asked for.
          messages.release();
          lines.forEach(this::line);
        } catch (IOException | RuntimeException _) {
          // The stream broke off, or nobody is there: again, after the last message.
        }
        backoff = last.equals(before) ? backoff : new Backoff();
        backoff.pause(Duration.ZERO);
      }
    } catch (Backoff.Stopped _) {
      // Closed.
    }
  }

  private void line(String line) {
    if (line.startsWith(ID)) {
      last = line.substring(ID.length()).strip();
    } else if (line.startsWith(EVENT)) {
      event = line.substring(EVENT.length()).strip();
    } else if (line.startsWith(DATA) && !AROUND.contains(event)) {
      messages.release();
    }
  }

  @Override
  public void close() {
    listening.interrupt();
  }
}
