package umpire.game.referee.command;

import java.util.List;
import org.jboss.logging.Logger;
import umpire.game.referee.state.MatchState;
import umpire.kernel.scenario.Seat;

/**
 * What seats have said and the umpire has taken, a line each in the notation. Orders may be secret
 * while their match lasts, so nothing is written unless the category {@value #CATEGORY} is set to
 * DEBUG.
 */
public final class OrderLog {
  static final String CATEGORY = "umpire.game.orders";

  private static final Logger LOG = Logger.getLogger(CATEGORY);

  private OrderLog() {}

  /**
   * Commands that were taken.
   *
   * @param drafted true if the order they belong to is not yet complete
   */
  public static <C> void taken(
      MatchState<?, C, ?, ?> matchState, Seat seat, List<C> commands, boolean drafted) {
    if (LOG.isDebugEnabled()) {
      String text = matchState.edition().notation().print(commands);
      String what = drafted ? "drafted" : "ordered";
      LOG.debug("match %s, %s %s: %s".formatted(matchState.match().id(), seat, what, text));
    }
  }
}
