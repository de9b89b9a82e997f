package umpire.game.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import umpire.game.clock.ClockUpdate.Mover;
import umpire.kernel.scenario.Seat;

/**
 * The clocks of a match.
 *
 * @param terms how time is given
 * @param pausedUntil the end of the last pause; 1970 if there was none
 * @param hands of each seat; none before the start
 */
public record Clocks(TimeControl terms, Instant pausedUntil, SortedMap<Seat, SeatClock> hands) {
  public Clocks {
    hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
  }

  /** Before the start. */
  public static Clocks of(TimeControl timeControl) {
    return new Clocks(timeControl, Instant.EPOCH, new TreeMap<>());
  }

  /** At the start: every seat has what it has at first, and no hand runs. */
  public Clocks started(Collection<Seat> seats) {
    SortedMap<Seat, SeatClock> begun = new TreeMap<>();
    seats.forEach(seat -> begun.put(seat, SeatClock.of(terms)));
    return new Clocks(terms, pausedUntil, begun);
  }

  /** The end of a seat's time, if it runs. */
  public Optional<Instant> deadline(Seat seat) {
    return Optional.ofNullable(hands.get(seat))
        .filter(SeatClock::running)
        .map(seatClock -> seatClock.deadline(terms.weekends()));
  }

  /** The end of the time of each seat whose time runs. */
  public SortedMap<Seat, Instant> deadlines() {
    SortedMap<Seat, Instant> all = new TreeMap<>();
    hands.keySet().forEach(seat -> deadline(seat).ifPresent(at -> all.put(seat, at)));
    return all;
  }

  /** The first deadline. */
  public Optional<Instant> first() {
    return deadlines().values().stream().min(Comparator.naturalOrder());
  }

  /** The seats whose time ended before a moment, the first first. */
  public List<Seat> overdue(Instant moment) {
    return deadlines().entrySet().stream()
        .filter(end -> end.getValue().isBefore(moment))
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether what a seat sends, and what has come then, is in time; at the deadline it is. */
  public boolean isInTime(Seat seat, Instant received) {
    return deadline(seat).filter(received::isAfter).isEmpty();
  }

  /** Whether the seat's match is lost when its time runs out now. */
  public boolean endsMatch(Seat seat) {
    return seatClock(seat).lapses() >= terms.lapses();
  }

  /** Whether the match is paused. */
  public boolean paused(Instant now) {
    return now.isBefore(pausedUntil);
  }

  /** Whether a seat is on vacation. */
  public boolean isOnVacation(Seat seat, Instant now) {
    return now.isBefore(seatClock(seat).awayUntil());
  }

  /** After a transaction. */
  public Clocks after(ClockUpdate clockUpdate) {
    return each(
        (seat, seatClock) ->
            clockUpdate.visibleToAll()
                ? afterVisibleMove(seat, seatClock, clockUpdate)
                : afterHiddenMove(seat, seatClock, clockUpdate));
  }

  /** When nothing is waited for any more. */
  public Clocks stopped(Instant now) {
    return each((_, seatClock) -> seatClock.stopping(seatClock.leftAt(now, terms.weekends())));
  }

  /** Every hand stands until a moment. */
  public Clocks paused(Instant now, Instant until) {
    return new Clocks(terms, until, hands)
        .each(
            (_, seatClock) ->
                seatClock.pausedUntil(now, later(until, seatClock.awayUntil()), terms.weekends()));
  }

  /** A pause ends now, but for those who are on vacation. */
  public Clocks resumed(Instant now) {
    return paused(now, now);
  }

  /** A seat goes on vacation for so many of its days. */
  public Clocks onVacation(Seat seat, int days, Instant now) {
    Instant until = now.plus(Duration.ofDays(days));
    return with(
        seat,
        seatClock(seat)
            .away(until, days)
            .pausedUntil(now, later(until, pausedUntil), terms.weekends()));
  }

  /** A seat comes back now and has its whole days left over again. */
  public Clocks afterVacation(Seat seat, Instant now) {
    SeatClock seatClock = seatClock(seat);
    return with(
        seat,
        seatClock
            .away(now, -seatClock.daysOver(now))
            .pausedUntil(now, later(now, pausedUntil), terms.weekends()));
  }

  /** The clock of a seat. */
  public SeatClock seatClock(Seat seat) {
    SeatClock seatClock = hands.get(seat);
    if (seatClock == null) {
      throw new IllegalArgumentException(seat + " has no clock");
    }
    return seatClock;
  }

  /** Nobody else sees it: only what the seat itself would have back is noted. */
  private SeatClock afterHiddenMove(Seat seat, SeatClock seatClock, ClockUpdate clockUpdate) {
    return clockUpdate.mover() instanceof Mover.Order order && order.is(seat) && seatClock.running()
        ? seatClock.keeping(seatClock.leftAt(clockUpdate.received(), terms.weekends()))
        : seatClock;
  }

  private SeatClock afterVisibleMove(Seat seat, SeatClock seatClock, ClockUpdate clockUpdate) {
    boolean takesBack = clockUpdate.mover() instanceof Mover.Takeback;
    boolean own = clockUpdate.mover().is(seat);
    boolean anew = clockUpdate.renewed().contains(seat) && (own || !takesBack);
    boolean goesOn = seatClock.running() && clockUpdate.asked().contains(seat) && !anew;
    if (goesOn) {
      return afterHiddenMove(seat, seatClock, clockUpdate);
    }
    SeatClock stopped = seatClock.running() ? stopped(seatClock, own, clockUpdate) : seatClock;
    if (!clockUpdate.asked().contains(seat)) {
      return stopped;
    }
    long with =
        own && takesBack
            ? Math.min(seatClock.kept(), stopped.left())
            : takesBack ? stopped.left() : terms.asked(stopped.left());
    return stopped.starting(
        with, later(clockUpdate.now(), later(pausedUntil, seatClock.awayUntil())));
  }

  private SeatClock stopped(SeatClock seatClock, boolean own, ClockUpdate clockUpdate) {
    long left = seatClock.leftAt(clockUpdate.received(), terms.weekends());
    if (!own) {
      return seatClock.stopping(left);
    }
    return switch (clockUpdate.mover()) {
      case Mover.Nobody _, Mover.Takeback _ -> seatClock.stopping(left);
      case Mover.Order _ -> seatClock.stopping(terms.answered(left)).keeping(left).withLapses(0);
      case Mover.InAdvance _ -> seatClock.stopping(terms.answered(left)).keeping(left);
      case Mover.Lapse _ ->
          seatClock.stopping(left).keeping(left).withLapses(seatClock.lapses() + 1);
    };
  }

  private Clocks with(Seat seat, SeatClock seatClock) {
    return each((other, now) -> other.equals(seat) ? seatClock : now);
  }

  private Clocks each(BiFunction<Seat, SeatClock, SeatClock> change) {
    SortedMap<Seat, SeatClock> changed = new TreeMap<>();
    hands.forEach((seat, seatClock) -> changed.put(seat, change.apply(seat, seatClock)));
    return new Clocks(terms, pausedUntil, changed);
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
