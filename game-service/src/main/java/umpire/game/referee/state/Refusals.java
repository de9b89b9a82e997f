package umpire.game.referee.state;

import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.match.MatchRow;

/** Refusals that several use cases share. */
public final class Refusals {
  private Refusals() {}

  /** 503: every try was overtaken by somebody else's. */
  public static ProblemException busy() {
    return Problem.of(
            503, "busy", "Too much at once", "Other requests changed it first, several times.")
        .asException()
        .header("Retry-After", "1");
  }

  /**
   * 403 where the account may look on but has no seat; 404 where the match is not for it to know.
   */
  public static Problem noSeat(MatchRow row, String account) {
    return row.seenBy(account) ? seatless() : Problem.notFound();
  }

  /** 403: the account may look on. */
  public static Problem seatless() {
    return Problem.forbidden("The caller has no seat in this match.");
  }

  /** 409: a seat is still open. */
  public static Problem notBegun() {
    return Problem.conflict("not-begun", "The match has not begun", "A seat is still open.");
  }

  /** 409: the policies of the match do not allow it. */
  public static ProblemException forbiddenByPolicy(String policy, String what) {
    return Problem.conflict(
            "forbidden-by-policy",
            "The match does not allow it",
            "Its policies allow no " + what + ".")
        .with("policy", policy)
        .asException();
  }

  /** 422: the id was used before; {@code how} says for what it cannot be used now. */
  public static Problem reused(String how) {
    return Problem.of(422, "command-id-reused", "This command id was used before", how);
  }
}
