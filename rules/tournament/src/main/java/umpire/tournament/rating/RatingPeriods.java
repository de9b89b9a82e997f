package umpire.tournament.rating;

import java.time.Duration;
import java.time.Instant;

/**
 * How time is cut into rating periods, numbered from 0 on; periods before the origin are negative.
 *
 * @param origin the start of period 0
 * @param length of every period, at least a millisecond
 */
public record RatingPeriods(Instant origin, Duration length) {
  public RatingPeriods {
    if (length.toMillis() < 1) {
      throw new IllegalArgumentException("rating periods of " + length);
    }
  }

  /**
   * The period that a moment lies in, to the millisecond. A period begins with its start and ends
   * before the next one. Throws ArithmeticException for a moment 292 million years away.
   */
  public long of(Instant moment) {
    return Math.floorDiv(
        Math.subtractExact(moment.toEpochMilli(), origin.toEpochMilli()), length.toMillis());
  }

  /** The moment a period starts. Throws ArithmeticException beyond 292 million years. */
  public Instant start(long period) {
    return Instant.ofEpochMilli(
        Math.addExact(origin.toEpochMilli(), Math.multiplyExact(period, length.toMillis())));
  }
}
