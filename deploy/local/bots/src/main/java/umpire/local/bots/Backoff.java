package umpire.local.bots;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/** Pauses between tries: each about twice the last, up to two seconds; never all at once. */
final class Backoff {
  private static final Duration FIRST = Duration.ofMillis(50);
  private static final Duration LONGEST = Duration.ofSeconds(2);

  private Duration next = FIRST;

  /** Sleeps, at least as long as somebody asked for; throws Stopped if it is to end. */
  void pause(Duration asked) {
    Duration least = next.compareTo(asked) > 0 ? next : asked;
    double spread = ThreadLocalRandom.current().nextDouble(0.75, 1.25);
    next = next.multipliedBy(2).compareTo(LONGEST) < 0 ? next.multipliedBy(2) : LONGEST;
    LockSupport.parkNanos((long) (least.toNanos() * spread));
    if (Thread.currentThread().isInterrupted()) {
      throw new Stopped();
    }
  }

  /** Whoever was to try again must end. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super("stopped");
    }
  }
}
