package umpire.weserubung.combat;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.why.CombatWhy;

/** 8.4 The numbers of ships against ships. */
final class SeaFire {
  private SeaFire() {}

  /** 8.4-s2: the attacker; in round 1 not the submarines, which have fired already (8.4.1). */
  @Rule({"8.4-s2", "8.4-s2/r10", "8.4.1"})
  static FireAim attack(Combatant unit, CombatBrief brief) {
    return brief.round() == 1 && unit.arm() == UnitKind.SUBMARINE
        ? FireAim.none(unit, true, "8.4.1", new CombatWhy.HasAmbushed(unit.unit()))
        : fire(unit, true, "8.4-s2", unit.strength().attack(), brief.defenders());
  }

  /** 8.4.1: an attacking submarine in round 1. */
  @Rule("8.4.1")
  static FireAim ambush(Combatant unit, CombatBrief brief) {
    return fire(unit, true, "8.4.1", unit.strength().attack(), brief.defenders());
  }

  /** 8.4-s3: the defender, their submarines at the same moment as the others. */
  @Rule({"8.4-s3", "8.4.1/r44"})
  static FireAim defence(Combatant unit, CombatBrief brief) {
    return fire(unit, false, "8.4-s3", unit.strength().defence(), brief.attackers());
  }

  /** 3.4.1, 3.6: capital ships do not fire where there are only submarines; an admiral adds 1. */
  @Rule({"3.4.1-b", "3.4.3", "3.6-b", "3.6-b/r11"})
  private static FireAim fire(
      Combatant unit, boolean attacker, String rule, int printed, List<Combatant> enemies) {
    boolean onlySubmarines = enemies.stream().allMatch(enemy -> enemy.arm() == UnitKind.SUBMARINE);
    return unit.arm().isCapitalShip() && onlySubmarines
        ? FireAim.none(unit, attacker, "3.4.1-b", new CombatWhy.OnlySubmarines(unit.unit()))
        : FireAim.at(unit, attacker, rule, printed)
            .plus(unit.is(Circumstance.LED), 1, "3.6-b", new CombatWhy.LedInCombat(unit.unit()));
  }
}
