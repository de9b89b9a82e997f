package umpire.game.clock;

import java.time.Instant;
import java.util.Set;
import umpire.kernel.scenario.Seat;

/**
 * What one transaction of a match changes in its clocks.
 *
 * @param mover whose doing it is
 * @param visibleToAll whether everybody sees it: each viewer was shown something, or whom the match
 *     waits for has changed
 * @param received when what led to it had come in
 * @param now when it is written, not before
 * @param asked the seats that are waited for after it
 * @param renewed those of them that are asked something else than before it
 */
public record ClockUpdate(
    Mover mover,
    boolean visibleToAll,
    Instant received,
    Instant now,
    Set<Seat> asked,
    Set<Seat> renewed) {
  public ClockUpdate {
    asked = Set.copyOf(asked);
    renewed = Set.copyOf(renewed);
  }

  /** Whose doing a transaction is. */
  public sealed interface Mover {
    /** True of a seat whose doing it is. */
    default boolean is(Seat seat) {
      return false;
    }

    /** No seat's: a report, an act on the match, its start. */
    record Nobody() implements Mover {}

    /** A seat's own order. */
    record Order(Seat seat) implements Mover {
      @Override
      public boolean is(Seat other) {
        return seat.equals(other);
      }
    }

    /** What a seat had ordered in advance. */
    record InAdvance(Seat seat) implements Mover {
      @Override
      public boolean is(Seat other) {
        return seat.equals(other);
      }
    }

    /** A seat's time ran out. */
    record Lapse(Seat seat) implements Mover {
      @Override
      public boolean is(Seat other) {
        return seat.equals(other);
      }
    }

    /** A seat takes its last order back. */
    record Takeback(Seat seat) implements Mover {
      @Override
      public boolean is(Seat other) {
        return seat.equals(other);
      }
    }
  }
}
