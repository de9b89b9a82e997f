package umpire.game.clock;

import java.time.Duration;
import java.time.Instant;

/**
 * The clock of one seat.
 *
 * @param left milliseconds that were left when it last started or stopped, never negative
 * @param running whether its time passes
 * @param since from when on it passes, which may be still to come; 1970 while it stands
 * @param kept milliseconds that were left at the seat's last order, for who takes it back
 * @param lapses how many of its decisions have lapsed in a row
 * @param vacationDays that it may still take
 * @param awayUntil the end of its last vacation; 1970 if it never took one
 */
public record SeatClock(
    long left,
    boolean running,
    Instant since,
    long kept,
    int lapses,
    int vacationDays,
    Instant awayUntil) {
  public SeatClock {
    if (left < 0 || kept < 0 || lapses < 0 || vacationDays < 0) {
      throw new IllegalArgumentException("a hand holds nothing below zero");
    }
  }

  /** At the start of a match. */
  static SeatClock of(TimeControl timeControl) {
    return new SeatClock(
        timeControl.initial(),
        false,
        Instant.EPOCH,
        timeControl.initial(),
        0,
        timeControl.vacationDays(),
        Instant.EPOCH);
  }

  /** The milliseconds that are left at a moment, not before the last that was recorded. */
  public long leftAt(Instant moment, CountedTime countedTime) {
    return running ? Math.max(0, left - countedTime.between(since, moment)) : left;
  }

  /** When its time is used up, if it runs on; an answer that comes at that moment is in time. */
  public Instant deadline(CountedTime countedTime) {
    return countedTime.after(since, left);
  }

  SeatClock starting(long with, Instant from) {
    return new SeatClock(with, true, from, kept, lapses, vacationDays, awayUntil);
  }

  SeatClock stopping(long with) {
    return new SeatClock(with, false, Instant.EPOCH, kept, lapses, vacationDays, awayUntil);
  }

  SeatClock keeping(long with) {
    return new SeatClock(left, running, since, with, lapses, vacationDays, awayUntil);
  }

  SeatClock withLapses(int inARow) {
    return new SeatClock(left, running, since, kept, inARow, vacationDays, awayUntil);
  }

  SeatClock away(Instant until, int days) {
    return new SeatClock(left, running, since, kept, lapses, vacationDays - days, until);
  }

  /** Stands still from now until a moment, and runs on from there; a standing hand stays so. */
  SeatClock pausedUntil(Instant now, Instant until, CountedTime countedTime) {
    return running ? starting(leftAt(now, countedTime), until) : this;
  }

  /** Whole days of vacation that are left over if it comes back now. */
  int daysOver(Instant now) {
    return Math.max(0, (int) Duration.between(now, awayUntil).toDays());
  }
}
