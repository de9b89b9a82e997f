package umpire.game.referee;

import java.util.UUID;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.DrawKey;

/** Where the draws of matches come from. */
@FunctionalInterface
public interface DiceBox {
  /** The stream of one draw of a match. */
  Chance stream(UUID match, DrawKey key);
}
