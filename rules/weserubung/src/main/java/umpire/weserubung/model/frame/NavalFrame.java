package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.flow.Seals;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** 8.0: what goes on in the naval phase. */
public sealed interface NavalFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * A seat's part of the phase.
   *
   * @param seat who
   * @param attacks true for movement to attack (8.1), false for any other (8.6)
   */
  record Navigating(Seat seat, boolean attacks) implements NavalFrame {}

  /**
   * Ships on their way.
   *
   * @param voyage where and whither
   * @param watched true if everybody has said whom they stop on what lies ahead
   * @param due interceptions that are still to be fought in the next hex where there are any
   */
  record Voyaging(Voyage voyage, boolean watched, List<Interception> due) implements NavalFrame {
    public Voyaging {
      due = List.copyOf(due);
    }
  }

  /**
   * 8.2, 8.3, 8.8-b: enemy seats say whether they stop the ships, at once and hidden from each
   * other.
   *
   * @param voyage of those ships
   * @param seats who is asked
   * @param sealed what each seat has said: one interception, or none
   */
  record SeaWatch(Voyage voyage, List<Seat> seats, Map<Seat, List<Interception>> sealed)
      implements NavalFrame {
    public SeaWatch {
      seats = List.copyOf(seats);
      Map<Seat, List<Interception>> sorted = new TreeMap<>();
      sealed.forEach((seat, interceptions) -> sorted.put(seat, List.copyOf(interceptions)));
      sealed = Collections.unmodifiableMap(sorted);
    }

    /** A viewer knows their own answer alone. */
    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(new SeaWatch(voyage, seats, Seals.own(sealed, viewer)));
    }

    /** With what a seat has said. */
    public SeaWatch sealing(Seat seat, List<Interception> interceptions) {
      Map<Seat, List<Interception>> more = new TreeMap<>(sealed);
      more.put(seat, interceptions);
      return new SeaWatch(voyage, seats, more);
    }
  }

  /** 8.2-b, 8.3-a, 14.2.2: the owner goes on, turns or stops. */
  record UnderWay(Voyage voyage) implements NavalFrame {}

  /** 8.1-b, 8.4-0: ships have come to where they attack. */
  record Engaging(Voyage voyage) implements NavalFrame {}

  /**
   * 14.2.2: the batteries of Oslo fire at ships that have entered one of their hexes.
   *
   * @param voyage of the ships, which are in that hex
   * @param fired true if the dice have fallen
   * @param hits that the owner has still to share among the ships; after that only what follows
   *     from them is left to settle
   */
  record UnderFire(Voyage voyage, boolean fired, int hits) implements NavalFrame {}
}
