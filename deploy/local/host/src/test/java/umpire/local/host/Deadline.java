package umpire.local.host;

import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Asks again and again until something is so, and fails when time is up. */
record Deadline(Instant end) {
  private static final Duration PAUSE = Duration.ofMillis(50);

  static Deadline in(Duration patience) {
    return new Deadline(Instant.now().plus(patience));
  }

  void until(Callable<Boolean> condition) throws Exception {
    while (!condition.call()) {
      if (Instant.now().isAfter(end)) {
        fail("time is up");
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }
}
