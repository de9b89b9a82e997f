package umpire.opponent;

import java.util.List;
import umpire.kernel.combat.Odds;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;

/**
 * Where a seat asks what an order of its own would come to. What is hidden from the seat is hidden
 * from the answer too: it is given for one of the positions that the seat cannot distinguish.
 */
public interface OddsSource {
  /**
   * What follows from these commands, the first of them on offer now.
   *
   * @param commands an order, or its beginning; at least one
   */
  Prospect of(List<Object> commands);

  /** What follows from an order. */
  sealed interface Prospect {
    /** A battle follows, with these odds, whatever the enemy is asked in between left undone. */
    record Battle(Brief brief, Odds odds) implements Prospect {}

    /** A battle follows, and the game cannot weigh it: it is too large. */
    record Unweighed() implements Prospect {}

    /** The order is not complete; this is asked next. */
    record Draft(Asked<Object> next) implements Prospect {}

    /** No battle follows. */
    record Quiet() implements Prospect {}
  }
}
