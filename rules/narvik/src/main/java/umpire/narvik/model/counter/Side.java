package umpire.narvik.model.counter;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** The two players (1.0); each is one seat. */
@Rule("1.0")
public enum Side {
  ALLIED,
  GERMAN;

  private static final Seat ALLIED_SEAT = new Seat("allied");
  private static final Seat GERMAN_SEAT = new Seat("german");

  /** The seat that plays this side. */
  public Seat seat() {
    return this == ALLIED ? ALLIED_SEAT : GERMAN_SEAT;
  }

  /** The enemy. */
  public Side other() {
    return this == ALLIED ? GERMAN : ALLIED;
  }

  /** True if the viewer is the seat that plays this side. */
  public boolean is(Viewer viewer) {
    return viewer.equals(new Viewer.Of(seat()));
  }

  /** The sides that the viewer does not play: both of them for everyone. */
  public static List<Side> othersThan(Viewer viewer) {
    return Stream.of(values()).filter(side -> !side.is(viewer)).toList();
  }

  /** The side of a seat; throws for a seat of another game. */
  public static Side of(Seat seat) {
    for (Side side : values()) {
      if (side.seat().equals(seat)) {
        return side;
      }
    }
    throw new IllegalArgumentException("Assault on Narvik has no seat '" + seat + "'");
  }
}
