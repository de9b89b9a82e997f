package umpire.kernel.event;

import java.util.Set;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** Who is shown an event. */
public sealed interface Audience {
  /** What a viewer learns of the event. */
  <E> ShownEvent<E> shown(E event, Viewer viewer);

  /** All see all of it. */
  record Everyone() implements Audience {
    @Override
    public <E> ShownEvent<E> shown(E event, Viewer viewer) {
      return new ShownEvent.Whole<>(event);
    }
  }

  /** Nobody learns that it happened. */
  record Nobody() implements Audience {
    @Override
    public <E> ShownEvent<E> shown(E event, Viewer viewer) {
      return new ShownEvent.Unseen<>();
    }
  }

  /**
   * These seats see all of it; the others do not learn that it happened.
   *
   * @param seats at least one
   */
  record Only(Set<Seat> seats) implements Audience {
    public Only {
      seats = Set.copyOf(seats);
    }

    @Override
    public <E> ShownEvent<E> shown(E event, Viewer viewer) {
      return isAmong(seats, viewer) ? new ShownEvent.Whole<>(event) : new ShownEvent.Unseen<>();
    }
  }

  /**
   * These seats see all of it, the others a rendering with blanks.
   *
   * @param seats who see all of it; empty if nobody does
   * @param blank what the others may know
   */
  record Blanked(Set<Seat> seats, Record blank) implements Audience {
    public Blanked {
      seats = Set.copyOf(seats);
    }

    @Override
    public <E> ShownEvent<E> shown(E event, Viewer viewer) {
      return isAmong(seats, viewer)
          ? new ShownEvent.Whole<>(event)
          : new ShownEvent.Blanked<>(blank);
    }
  }

  private static boolean isAmong(Set<Seat> seats, Viewer viewer) {
    return viewer instanceof Viewer.Of(Seat seat) && seats.contains(seat);
  }
}
