package umpire.narvik.model;

import umpire.kernel.cite.Rule;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;

/** The two players (1.0); each is one seat. */
@Rule("1.0")
public enum Side {
  ALLIED("allied"),
  GERMAN("german");

  private final String seat;

  Side(String seat) {
    this.seat = seat;
  }

  /** The seat that plays this side. */
  public Seat seat() {
    return new Seat(seat);
  }

  /** True if the viewer is this side's seat. */
  public boolean is(Viewer viewer) {
    return viewer.equals(new Viewer.Of(seat()));
  }

  /** The enemy. */
  public Side other() {
    return this == ALLIED ? GERMAN : ALLIED;
  }

  /** The side of a seat; throws for a seat of another game. */
  public static Side of(Seat seat) {
    for (Side side : values()) {
      if (side.seat.equals(seat.id())) {
        return side;
      }
    }
    throw new IllegalArgumentException("Assault on Narvik has no seat '" + seat + "'");
  }
}
