package umpire.game.testing;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import umpire.game.referee.transaction.DrawSource;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.dice.ScriptedChance;

/** Dice that a case dictates, for the matches that have a script; all others have their keys. */
@Alternative
@Priority(1)
@ApplicationScoped
public class Scripts implements DrawSource {
  private final Map<UUID, Chance> scripts = new ConcurrentHashMap<>();

  /** Dictates the dice of a match. */
  public void put(UUID match, Chance dice) {
    scripts.put(match, dice);
  }

  /** The script of a match, if it has one. */
  Optional<Chance> of(UUID match) {
    return Optional.ofNullable(scripts.get(match));
  }

  /** How many dice of a script were not thrown. */
  public int left(UUID match) {
    return scripts.get(match) instanceof ScriptedChance script ? script.left() : 0;
  }

  @Override
  public Chance stream(UUID match, DrawKey key) {
    return of(match).orElseGet(key::chance);
  }

  /** A script is thrown once, by whoever adjudicates: there is no second throw to compare with. */
  @Override
  public boolean gives(UUID match, DrawKey key, List<Integer> sides, List<Integer> dice) {
    return of(match).isPresent() || DrawSource.super.gives(match, key, sides, dice);
  }
}
