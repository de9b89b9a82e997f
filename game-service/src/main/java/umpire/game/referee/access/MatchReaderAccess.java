package umpire.game.referee.access;

import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.match.MatchRow;

/**
 * Who reads.
 *
 * @param account empty for somebody who is not signed in
 * @param everything whether private matches of others are open to them: an administrator's
 */
public record MatchReaderAccess(String account, boolean everything) {
  /** Somebody who is not signed in. */
  public static MatchReaderAccess anonymous() {
    return new MatchReaderAccess("", false);
  }

  /** An account like any other. */
  public static MatchReaderAccess of(String account) {
    return new MatchReaderAccess(account, false);
  }

  /**
   * Whether they see the match only as it was a while ago: whoever has no seat, where its
   * spectators see it late. Not so an administrator, who looks after the installation.
   */
  public boolean seesLate(MatchRow row) {
    return !everything && row.spectators().delayed() && row.seatOf(account).isEmpty();
  }

  /** Whether they may look at the match. */
  public boolean maySee(MatchRow row) {
    return everything || row.seenBy(account);
  }

  /**
   * The answer for a match that is not there or not for them, which is the same: 404, and 401
   * without an account, since with one it might be for them.
   */
  public ProblemException nothingHere() {
    return (account.isEmpty() ? Problem.unauthenticated() : Problem.notFound()).asException();
  }
}
