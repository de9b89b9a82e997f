package umpire.kernel.game;

import umpire.kernel.combat.CombatRules;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;

/** A rulebook on the shelf, found by {@link java.util.ServiceLoader}. */
public interface Game {
  /** Kebab-case; also the folder of its pack on the class path: {@code <id>/pack/pack.json}. */
  String id();

  /** What wire reads and writes for it. */
  GameTypes types();

  /** Game-service's face. */
  Ruleset<?, ?, ?, ?> play(Pack pack);

  /** Combat-service's face. */
  CombatRules<?, ?> combat(Pack pack);

  /** Supply-service's face. */
  SupplyRules<?, ?> supply(Pack pack);
}
