package umpire.game.testing;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waiting for what has to come, with a deadline. */
public final class PollUntil {
  private static final Duration DEADLINE = Duration.ofSeconds(60);

  private PollUntil() {}

  /** Returns when it holds; fails when it does not come to hold. */
  public static void until(String what, BooleanSupplier holds) {
    Instant deadline = Instant.now().plus(DEADLINE);
    while (!holds.getAsBoolean()) {
      if (Instant.now().isAfter(deadline)) {
        throw new AssertionError("waited in vain: " + what);
      }
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
  }
}
