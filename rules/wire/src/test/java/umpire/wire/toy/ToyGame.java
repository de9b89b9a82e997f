package umpire.wire.toy;

import umpire.kernel.combat.CombatRules;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;

/** A game that has a pack and words, and cannot be played. */
public final class ToyGame implements Game {
  @Override
  public String id() {
    return "toy";
  }

  @Override
  public GameTypes types() {
    return Toy.types();
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    throw new UnsupportedOperationException("a toy is not played");
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    throw new UnsupportedOperationException("a toy is not played");
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    throw new UnsupportedOperationException("a toy is not played");
  }
}
