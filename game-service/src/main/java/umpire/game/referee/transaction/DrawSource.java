package umpire.game.referee.transaction;

import java.util.List;
import java.util.UUID;
import umpire.game.referee.state.Match;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Pending;

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

  /** The values of a draw of a match. */
  default List<Integer> values(Match match, Pending.Draw<?> draw) {
    Chance chance = stream(match.id(), match.key(draw.id().number(), draw.rule()));
    return switch (draw.lot()) {
      case DrawKind.Dice(int count, int sides) -> chance.dice(count, sides);
      case DrawKind.Shuffle(int size) -> chance.shuffle(size);
    };
  }
}
