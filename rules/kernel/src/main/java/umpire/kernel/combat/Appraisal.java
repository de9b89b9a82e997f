package umpire.kernel.combat;

import umpire.kernel.pack.Pack;

/**
 * A game's own sense of what is worth doing, for reference opponents; found by {@link
 * java.util.ServiceLoader}, and no part of the rules.
 *
 * @param <V> the game's views
 * @param <C> the game's commands
 */
public interface Appraisal<V, C> {
  /** The id of the game. */
  String game();

  /** The sense for a map, counters and charts; of one match after the other, by one player each. */
  Sense<V, C> with(Pack pack);
}
