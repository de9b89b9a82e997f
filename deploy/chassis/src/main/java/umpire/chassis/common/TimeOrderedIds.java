package umpire.chassis.common;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;

/** Ids that sort by the time at which they were made: UUIDs of version 7. */
public final class TimeOrderedIds {
  private static final SecureRandom RANDOM = new SecureRandom();

  private TimeOrderedIds() {}

  /**
   * A new id with the clock's time in milliseconds; ids of one millisecond sort in no particular
   * order.
   */
  public static UUID fresh(Clock clock) {
    long time = clock.millis() << 16 | 0x7000 | RANDOM.nextInt(1 << 12);
    return new UUID(time, RANDOM.nextLong() >>> 2 | 0x8000_0000_0000_0000L);
  }
}
