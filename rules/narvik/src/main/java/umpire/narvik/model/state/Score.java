package umpire.narvik.model.state;

import umpire.narvik.model.counter.Side;

/**
 * Victory points so far (29.0).
 *
 * @param allied points of the Allies that everyone can count, those for exits left out
 * @param german points of the Germans
 * @param exits points of the Allies for battalions that left the map in turns 1 to 5; kept apart,
 *     because from a secret end on they stop (8.4) and so would tell the Germans of it
 */
public record Score(int allied, int german, int exits) {
  /** Nothing yet. */
  public static Score none() {
    return new Score(0, 0, 0);
  }

  /** With points more for a side. */
  public Score plus(Side side, int points) {
    return side == Side.ALLIED
        ? new Score(allied + points, german, exits)
        : new Score(allied, german + points, exits);
  }

  /** With points more for exits. */
  public Score plusExits(int points) {
    return new Score(allied, german, exits + points);
  }

  /** German points less all Allied points (25.1). */
  public int differential() {
    return german - allied - exits;
  }
}
