package umpire.kernel.combat;

import umpire.kernel.play.Seat;

/**
 * A game's own sense of what is worth doing, for reference opponents; found by {@link
 * java.util.ServiceLoader}, and no part of the rules. It is shown what a seat is shown.
 *
 * @param <V> the game's views
 * @param <C> the game's commands
 */
public interface Appraisal<V, C> {
  /** The id of the game. */
  String game();

  /**
   * What an outcome of {@link Odds} is worth to the side that attacks; 0 is as good as not to
   * fight.
   */
  double gain(Record outcome);

  /**
   * What a command is worth that leads to no battle, for the seat that is offered it, 0 or more;
   * commands are drawn with these weights, so one that is worth 0 is taken only where all are.
   */
  double weight(V view, Seat seat, C command);
}
