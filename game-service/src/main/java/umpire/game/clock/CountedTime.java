package umpire.game.clock;

import java.time.Duration;
import java.time.Instant;

/** Which time counts: UTC, in milliseconds, with or without weekends. */
public enum CountedTime {
  /** All time counts. */
  COUNT {
    @Override
    long counted(long sinceMonday) {
      return sinceMonday;
    }

    @Override
    long reached(long counted) {
      return counted;
    }
  },
  /** Saturdays and Sundays do not count. */
  REST {
    @Override
    long counted(long sinceMonday) {
      long within = Math.floorMod(sinceMonday, WEEK);
      return Math.floorDiv(sinceMonday, WEEK) * WORK + Math.min(within, WORK);
    }

    @Override
    long reached(long counted) {
      // What is full at the end of a Friday is reached then, not on the Monday after.
      long before = counted - 1;
      return Math.floorDiv(before, WORK) * WEEK + Math.floorMod(before, WORK) + 1;
    }
  };

  private static final long MONDAY = Instant.parse("1970-01-05T00:00:00Z").toEpochMilli();
  private static final long WEEK = Duration.ofDays(7).toMillis();
  private static final long WORK = Duration.ofDays(5).toMillis();

  abstract long counted(long sinceMonday);

  abstract long reached(long counted);

  /** How many milliseconds count between two moments; none if the second is not later. */
  public long between(Instant from, Instant to) {
    return Math.max(0, counted(sinceMonday(to)) - counted(sinceMonday(from)));
  }

  /** The first moment, from one on, at which so many milliseconds have counted. */
  public Instant after(Instant from, long millis) {
    long start = sinceMonday(from);
    long end = millis <= 0 ? start : Math.max(start, reached(counted(start) + millis));
    return Instant.ofEpochMilli(end + MONDAY);
  }

  private static long sinceMonday(Instant moment) {
    return moment.toEpochMilli() - MONDAY;
  }
}
