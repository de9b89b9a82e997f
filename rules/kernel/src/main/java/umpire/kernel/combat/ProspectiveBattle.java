package umpire.kernel.combat;

import java.util.List;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Seat;

/**
 * A battle that an order would lead to, as {@link Valuation} is asked what it is worth.
 *
 * @param view what the seat sees before the order
 * @param seat whose order it would be
 * @param order at least one command
 * @param brief of the battle
 * @param forced true if the seat cannot help a battle, whatever it says
 * @param <V> the game's views
 * @param <C> the game's commands
 */
public record ProspectiveBattle<V, C>(
    V view, Seat seat, List<C> order, Brief brief, boolean forced) {
  public ProspectiveBattle {
    order = List.copyOf(order);
  }
}
