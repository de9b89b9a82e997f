package umpire.game.events;

import java.time.Duration;
import org.jboss.logging.Logger;

/** Logs a failure at most once in ten seconds, for callers that may fail several times a second. */
final class RateLimitedLog {
  private static final long PAUSE = Duration.ofSeconds(10).toNanos();

  private final Logger log;
  private final String what;
  private long next = System.nanoTime();

  RateLimitedLog(Class<?> about, String what) {
    this.log = Logger.getLogger(about);
    this.what = what;
  }

  synchronized void warn(Throwable failure) {
    long now = System.nanoTime();
    if (now - next >= 0) {
      next = now + PAUSE;
      log.warnf("%s: %s", what, failure);
    }
  }
}
