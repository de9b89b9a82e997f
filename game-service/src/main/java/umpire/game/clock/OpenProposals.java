package umpire.game.clock;

import java.time.Instant;
import java.util.Collections;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.kernel.scenario.Seat;

/**
 * What seats have proposed to each other and have not settled.
 *
 * @param draw the seats that would end the match without a winner
 * @param pause what is spoken of the clocks
 */
public record OpenProposals(SortedSet<Seat> draw, Pause pause) {
  /** Nothing is offered. */
  public static final OpenProposals NONE = new OpenProposals(new TreeSet<>(), new Pause.Unspoken());

  public OpenProposals {
    draw = Collections.unmodifiableSortedSet(new TreeSet<>(draw));
  }

  /** What is spoken of the clocks. */
  public sealed interface Pause {
    /** The seats that want it. */
    SortedSet<Seat> seats();

    /** Nothing. */
    record Unspoken() implements Pause {
      @Override
      public SortedSet<Seat> seats() {
        return Collections.emptySortedSet();
      }
    }

    /** They shall stand until a moment. */
    record Offered(Instant until, SortedSet<Seat> seats) implements Pause {
      public Offered {
        seats = Collections.unmodifiableSortedSet(new TreeSet<>(seats));
      }
    }

    /** A pause shall end before its time. */
    record Ending(SortedSet<Seat> seats) implements Pause {
      public Ending {
        seats = Collections.unmodifiableSortedSet(new TreeSet<>(seats));
      }
    }
  }

  /** True if nothing is offered. */
  public boolean isEmpty() {
    return draw.isEmpty() && pause instanceof Pause.Unspoken;
  }

  /** A seat is for a draw. */
  public OpenProposals withDraw(Seat seat) {
    return new OpenProposals(with(draw, seat), pause);
  }

  /**
   * A seat is no longer for a draw, if it was; otherwise it is against it, and no seat's word
   * counts.
   */
  public OpenProposals withoutDraw(Seat seat) {
    return new OpenProposals(draw.contains(seat) ? without(draw, seat) : new TreeSet<>(), pause);
  }

  /** A seat is for a pause until a moment; another moment that was offered is off. */
  public OpenProposals withPause(Seat seat, Instant until) {
    SortedSet<Seat> already =
        pause instanceof Pause.Offered(var moment, var seats) && moment.equals(until)
            ? seats
            : new TreeSet<>();
    return new OpenProposals(draw, new Pause.Offered(until, with(already, seat)));
  }

  /** A seat is for the end of the pause. */
  public OpenProposals withPauseEnd(Seat seat) {
    SortedSet<Seat> already =
        pause instanceof Pause.Ending(var seats) ? seats : new TreeSet<Seat>();
    return new OpenProposals(draw, new Pause.Ending(with(already, seat)));
  }

  /** A seat withdraws its word on a pause, if it gave it; otherwise what was offered is off. */
  public OpenProposals withoutPause(Seat seat) {
    SortedSet<Seat> others =
        pause.seats().contains(seat) ? without(pause.seats(), seat) : new TreeSet<>();
    return switch (pause) {
      case Pause.Offered(var until, var _) when !others.isEmpty() ->
          new OpenProposals(draw, new Pause.Offered(until, others));
      case Pause.Ending _ when !others.isEmpty() ->
          new OpenProposals(draw, new Pause.Ending(others));
      case Pause.Offered _, Pause.Ending _, Pause.Unspoken _ -> settled();
    };
  }

  /** What was spoken of the clocks is done. */
  public OpenProposals settled() {
    return new OpenProposals(draw, new Pause.Unspoken());
  }

  /** Whether all these seats are for a draw. */
  public boolean isDrawAgreed(Set<Seat> all) {
    return draw.containsAll(all);
  }

  /** Whether all these seats are for what is spoken of the clocks. */
  public boolean isAgreed(Set<Seat> all) {
    return pause.seats().containsAll(all);
  }

  private static SortedSet<Seat> with(SortedSet<Seat> seats, Seat seat) {
    SortedSet<Seat> more = new TreeSet<>(seats);
    more.add(seat);
    return more;
  }

  private static SortedSet<Seat> without(SortedSet<Seat> seats, Seat seat) {
    SortedSet<Seat> fewer = new TreeSet<>(seats);
    fewer.remove(seat);
    return fewer;
  }
}
