package umpire.tournament.swiss;

import umpire.tournament.Bye;
import umpire.tournament.Points;

/**
 * What a Swiss counts without a match, and the two values that the rules compare with.
 *
 * @param win what a win counts; who was given as much in a round without playing has no pairing bye
 *     any more (C.04.1 4)
 * @param loss what a loss counts; who was given more in a round without playing has a downfloat
 *     (C.04.3 1.4.3)
 * @param pairingBye what the pairing bye counts (C.04.1 3)
 * @param halfBye what a bye counts that was asked for
 * @param zeroBye what an absence counts
 */
public record SwissPoints(
    Points win, Points loss, Points pairingBye, Points halfBye, Points zeroBye) {
  /** A win 1, a loss 0, the pairing bye as a win, a bye that was asked for a half, absence 0. */
  public static final SwissPoints USUAL =
      new SwissPoints(Points.ONE, Points.NONE, Points.ONE, Points.HALF, Points.NONE);

  /** What a bye counts. */
  Points of(Bye.Kind kind) {
    return switch (kind) {
      case PAIRING -> pairingBye;
      case HALF -> halfBye;
      case ZERO -> zeroBye;
    };
  }
}
