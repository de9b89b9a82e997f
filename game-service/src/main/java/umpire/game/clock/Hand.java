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
public record Hand(
    long left,
    boolean running,
    Instant since,
    long kept,
    int lapses,
    int vacationDays,
    Instant awayUntil) {
  public Hand {
    if (left < 0 || kept < 0 || lapses < 0 || vacationDays < 0) {
      throw new IllegalArgumentException("a hand holds nothing below zero");
    }
  }

  /** At the start of a match. */
  static Hand of(Terms terms) {
    return new Hand(
        terms.initial(),
        false,
        Instant.EPOCH,
        terms.initial(),
        0,
        terms.vacationDays(),
        Instant.EPOCH);
  }

  /** The milliseconds that are left at a moment, not before the last that it was told. */
  public long leftAt(Instant moment, Weekends weekends) {
    return running ? Math.max(0, left - weekends.between(since, moment)) : left;
  }

  /** When its time is used up, if it runs on; an answer that comes at that moment is in time. */
  public Instant deadline(Weekends weekends) {
    return weekends.after(since, left);
  }

  Hand starting(long with, Instant from) {
    return new Hand(with, true, from, kept, lapses, vacationDays, awayUntil);
  }

  Hand stopping(long with) {
    return new Hand(with, false, Instant.EPOCH, kept, lapses, vacationDays, awayUntil);
  }

  Hand keeping(long with) {
    return new Hand(left, running, since, with, lapses, vacationDays, awayUntil);
  }

  Hand lapsed(int inARow) {
    return new Hand(left, running, since, kept, inARow, vacationDays, awayUntil);
  }

  Hand away(Instant until, int days) {
    return new Hand(left, running, since, kept, lapses, vacationDays - days, until);
  }

  /** Stands still from now until a moment, and runs on from there; a standing hand stays so. */
  Hand resting(Instant now, Instant until, Weekends weekends) {
    return running ? starting(leftAt(now, weekends), until) : this;
  }

  /** Whole days of vacation that are left over if it comes back now. */
  int daysOver(Instant now) {
    return Math.max(0, (int) Duration.between(now, awayUntil).toDays());
  }
}
