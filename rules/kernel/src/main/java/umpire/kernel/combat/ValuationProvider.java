package umpire.kernel.combat;

import umpire.kernel.pack.Pack;

/**
 * A game's own valuation of outcomes and commands, for reference opponents; found by {@link
 * java.util.ServiceLoader}, and no part of the rules.
 *
 * @param <V> the game's views
 * @param <C> the game's commands
 */
public interface ValuationProvider<V, C> {
  /** The id of the game, as {@link umpire.kernel.game.Game#id} gives it. */
  String game();

  /**
   * A new valuation for the map, counters and charts of a pack. One player uses it, for one match
   * after the other.
   */
  Valuation<V, C> with(Pack pack);
}
