package umpire.weserubung.combat;

import umpire.kernel.citation.Rule;
import umpire.weserubung.model.why.CombatWhy;

/** 7.3, 7.5 The numbers of aircraft against aircraft, on the ground and against ships. */
final class AirFire {
  private AirFire() {}

  /** 7.3-1: fighters attack with their attack strength. */
  @Rule("7.3-1")
  static FireAim attack(Combatant unit) {
    return inTheAir(unit, true, "7.3-1", unit.strength().attack());
  }

  /** 7.3-2/X20: fighters reply with their own defence strength. */
  @Rule({"7.3-2", "7.3-2/r20"})
  static FireAim defence(Combatant unit) {
    return inTheAir(unit, false, "7.3-2", unit.strength().defence());
  }

  /** 7.3-a: bombers, Swordfish and transports fire at no aircraft. */
  @Rule({"7.3-a", "7.3-a/r15"})
  private static FireAim inTheAir(Combatant unit, boolean attacker, String rule, int printed) {
    return unit.arm().firesAtAircraft()
        ? FireAim.at(unit, attacker, rule, printed)
        : FireAim.none(unit, attacker, "7.3-a", new CombatWhy.NoAirCombat(unit.unit()));
  }

  /** 7.3-b: whoever attacks an airfield uses the strength against land and ships. */
  @Rule({"7.3-b", "7.3-b/r30"})
  static FireAim atAirfield(Combatant unit) {
    return FireAim.at(unit, true, "7.3-b", unit.strength().support());
  }

  /** 7.3-b: whoever is caught on the ground does not reply. */
  @Rule("7.3-b")
  static FireAim onTheGround(Combatant unit) {
    return FireAim.none(unit, false, "7.3-b", new CombatWhy.CaughtOnGround(unit.unit()));
  }

  /** 7.5-2: aircraft against ships. */
  @Rule("7.5-2")
  static FireAim atShips(Combatant unit) {
    return FireAim.at(unit, true, "7.5-2", unit.strength().support());
  }

  /** 7.5-3: ships against aircraft; an admiral is no help, for it is neither attack nor defence. */
  @Rule({"7.5-3", "3.4.2-a", "3.4.4", "3.6-b/r111"})
  static FireAim fromShips(Combatant unit) {
    return FireAim.at(unit, false, "7.5-3", unit.strength().support());
  }
}
