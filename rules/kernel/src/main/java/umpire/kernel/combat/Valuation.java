package umpire.kernel.combat;

import java.util.List;
import umpire.kernel.scenario.Seat;

/**
 * What a game's opponents think worth doing. It is shown what a seat is shown, and may remember
 * what it has worked out of a view; no two players share one.
 *
 * @param <V> the game's views
 * @param <C> the game's commands
 */
public interface Valuation<V, C> {
  /**
   * What an outcome of {@link Odds} is worth to the seat, less than 0 for a bad one; 0 is as good
   * as not to fight.
   */
  double gain(ProspectiveBattle<V, C> prospectiveBattle, Record outcome);

  /**
   * What a command is worth that leads to no battle, 0 or more; commands are drawn with these
   * weights, so one that is worth 0 is taken only where all are. Of commands that might lead to
   * battles the heaviest are looked at first.
   *
   * @param said what the seat has said before it of the same order, and the view does not show yet
   */
  double weight(V view, Seat seat, List<C> said, C command);

  /**
   * True if commands of that kind may lead to a battle, as all do unless a game says otherwise.
   * Opponents look ahead for these alone.
   *
   * @param kind a record of the game's commands
   */
  default boolean fights(Class<?> kind) {
    return true;
  }
}
