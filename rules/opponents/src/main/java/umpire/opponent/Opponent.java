package umpire.opponent;

import java.util.List;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;

/**
 * A player that is a program. It is handed what its seat may know, here or over HTTP: its view, its
 * open decision, and somebody to ask for odds.
 */
public interface Opponent {
  /** As the arena's programs name it, such as {@code bot:random}. */
  String name();

  /** One of the commands on offer. */
  Object choose(Turn turn, OddsSource adjudicator);

  /**
   * The same command, and behind it what it shall be followed by as far as the opponent foresees
   * it: the rest of an order, or answers to what will be asked next. To be sent at once.
   */
  default List<Object> order(Turn turn, OddsSource adjudicator) {
    return List.of(choose(turn, adjudicator));
  }

  /** Receives how many commands of the last order were taken; it may adapt to that. */
  default void taken(int commands) {}

  /**
   * What a seat has before it.
   *
   * @param seat whose turn it is
   * @param view what it sees; in the middle of its order, of its draft
   * @param asked its open decision
   * @param drafting whether it is in the middle of an order
   */
  record Turn(Seat seat, Object view, Asked<Object> asked, boolean drafting) {}
}
