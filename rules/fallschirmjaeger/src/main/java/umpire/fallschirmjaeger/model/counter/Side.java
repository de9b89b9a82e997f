package umpire.fallschirmjaeger.model.counter;

import umpire.kernel.scenario.Seat;

/** P-Players: who plays. The Dutch player has all Allied nations. */
public enum Side {
  GERMAN,
  ALLIED;

  private static final Seat GERMAN_SEAT = new Seat("german");
  private static final Seat ALLIED_SEAT = new Seat("allied");

  /** The seat that plays it. */
  public Seat seat() {
    return this == GERMAN ? GERMAN_SEAT : ALLIED_SEAT;
  }

  /** The enemy. */
  public Side other() {
    return this == GERMAN ? ALLIED : GERMAN;
  }

  /** The side of a seat; throws IllegalArgumentException for a seat of another game. */
  public static Side of(Seat seat) {
    for (Side side : values()) {
      if (side.seat().equals(seat)) {
        return side;
      }
    }
    throw new IllegalArgumentException("no seat of this game: " + seat);
  }
}
