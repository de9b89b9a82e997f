package umpire.local.drivers.http;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Polls until a condition holds, or the time is over. */
public final class PollUntil {
  private static final Duration LOOK = Duration.ofMillis(10);

  private PollUntil() {}

  /** Something that did not come about in time. */
  public static final class Vain extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Vain(String message) {
      super(message);
    }
  }

  /** A moment, for whoever looks in a loop of their own. */
  public static void pause() {
    LockSupport.parkNanos(LOOK.toNanos());
  }

  /** Throws Vain if it is not so within the time. */
  public static void until(String what, Duration most, BooleanSupplier holds) {
    Optional<Boolean> _ =
        Optional.of(
            until(what, most, () -> holds.getAsBoolean() ? Optional.of(true) : Optional.empty()));
  }

  /** What is found within the time; throws Vain. */
  public static <T> T until(String what, Duration most, Supplier<Optional<T>> look) {
    long deadline = System.nanoTime() + most.toNanos();
    while (true) {
      Optional<T> found = look.get();
      if (found.isPresent()) {
        return found.get();
      }
      if (System.nanoTime() > deadline) {
        throw new Vain("in vain for " + most.toSeconds() + " s: " + what);
      }
      LockSupport.parkNanos(LOOK.toNanos());
    }
  }
}
