package umpire.tournament.standing;

import umpire.tournament.Bye;
import umpire.tournament.Points;

/**
 * What a pairing is worth.
 *
 * @param win points for a won pairing, more than {@code draw}; also for a bye that was allocated
 * @param draw points for a drawn pairing, 0 or more; also for a bye that was asked for in time
 */
public record Scoring(Points win, Points draw) {
  /** One point for a win, half a point for a draw. */
  public static final Scoring USUAL = new Scoring(Points.ONE, Points.HALF);

  public Scoring {
    if (draw.thousandths() < 0 || win.compareTo(draw) <= 0) {
      throw new IllegalArgumentException("a win is worth " + win + ", a draw " + draw);
    }
  }

  /** What a bye counts. */
  public Points of(Bye.Kind kind) {
    return switch (kind) {
      case PAIRING -> win;
      case HALF -> draw;
      case ZERO -> Points.NONE;
    };
  }

  /** What an entrant scored against one opponent in a table of three, by who has more points. */
  Points between(Points own, Points other) {
    int compared = own.compareTo(other);
    return compared > 0 ? win : compared == 0 ? draw : Points.NONE;
  }
}
