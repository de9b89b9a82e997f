package umpire.game.referee.transaction;

import jakarta.inject.Singleton;
import java.util.UUID;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;

/** Every draw follows from its key, and so from the seed. */
@Singleton
class KeyedDrawSource implements DrawSource {
  @Override
  public Chance stream(UUID match, DrawKey key) {
    return key.chance();
  }
}
