package umpire.game.referee.transaction;

import java.util.List;
import java.util.UUID;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;

/** Where the draws of matches come from. */
@FunctionalInterface
public interface DrawSource {
  /** The stream of one draw of a match. */
  Chance stream(UUID match, DrawKey key);

  /**
   * Whether these are the dice of the draw, as an adjudicator must have thrown them that was given
   * its key.
   *
   * @param sides of each die in the order thrown
   * @param dice what each is said to show
   */
  default boolean gives(UUID match, DrawKey key, List<Integer> sides, List<Integer> dice) {
    Chance chance = stream(match, key);
    return sides.stream().map(chance::die).toList().equals(dice);
  }
}
