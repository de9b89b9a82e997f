package umpire.lobby.tournaments.plan;

import umpire.chassis.http.Problem;
import umpire.lobby.common.Flags;
import umpire.tournament.Bye;

/**
 * Rounds that entrants may ask to be left out of.
 *
 * @param most of each entrant, 1 or more
 * @param kind what each counts
 */
public record RequestedByes(int most, Bye.Kind kind) {
  private static final int MOST = 99;

  static RequestedByes read(RequestedByesForm form, FormatPlan format) {
    if (!(format instanceof FormatPlan.OfSwiss) && !(format instanceof FormatPlan.OfTables)) {
      throw Problem.malformed("/requestedByes", "with the formats swiss and tables").asException();
    }
    Integer most = form.most();
    if (most == null || most < 1 || most > MOST) {
      throw Problem.malformed("/requestedByes/most", "1 to " + MOST).asException();
    }
    boolean zero = Flags.second("/requestedByes/score", form.score(), "half", "zero");
    return new RequestedByes(most, zero ? Bye.Kind.ZERO : Bye.Kind.HALF);
  }
}
