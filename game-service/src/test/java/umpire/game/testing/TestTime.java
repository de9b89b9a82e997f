package umpire.game.testing;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The time by which matches are clocked: as it is, or as a test has set it. */
@Alternative
@Priority(1)
@Singleton
public class TestTime extends Clock {
  private static final AtomicReference<@Nullable Instant> STOPPED = new AtomicReference<>();

  /** From now on it is then. */
  public static Instant is(Instant then) {
    STOPPED.set(then);
    return then;
  }

  /** From now on it is as it is. */
  public static void goesOn() {
    STOPPED.set(null);
  }

  @Override
  public Instant instant() {
    @Nullable Instant stopped = STOPPED.get();
    return stopped == null ? Instant.now() : stopped;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
