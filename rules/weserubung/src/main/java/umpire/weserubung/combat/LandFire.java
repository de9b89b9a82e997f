package umpire.weserubung.combat;

import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.why.CombatWhy;

/**
 * 10.3, 10.7 The numbers of a battle by land, with the effects of terrain, supply and generals. A
 * circumstance changes the number only of those whom its paragraph names.
 */
final class LandFire {
  private LandFire() {}

  /** 10.3-1, 10.7-5,6: land units with their attack, aircraft with their land strength. */
  @Rule({"10.3-1", "10.7-5,6", "10.2-4", "10.2-4/r52"})
  static FireAim attack(Combatant unit, BattleKind kind) {
    String rule = kind == BattleKind.LAND ? "10.3-1" : "10.7-5,6";
    return unit.arm().isLand()
        ? fromTheSea(
            acrossRiver(unsupplied(FireAim.at(unit, true, rule, unit.strength().attack()))))
        : FireAim.at(unit, true, rule, unit.strength().support());
  }

  /** 10.7-1,2: ships bombard in the first round, but not submarines, carriers and transports. */
  @Rule({"10.7-1,2", "10.7-5,6/r8", "3.4.3", "3.4.5-a"})
  static FireAim bombardment(Combatant unit, int round) {
    if (unit.arm() != UnitKind.DESTROYER && !unit.arm().isCapitalShip()) {
      return FireAim.none(unit, true, "10.7-1,2", new CombatWhy.CannotBombard(unit.unit()));
    }
    return round == 1
        ? FireAim.at(unit, true, "10.7-1,2", unit.strength().support())
        : FireAim.none(unit, true, "10.7-0", new CombatWhy.HasBombarded(unit.unit()));
  }

  /**
   * 10.3-2, 10.7-3,4: land units with their defence, aircraft with their land strength, ships in
   * harbour with half their guns.
   */
  @Rule({"10.3-2", "10.7-3,4", "3.2.5-b"})
  static FireAim defence(Combatant unit, BattleKind kind) {
    String rule = kind == BattleKind.LAND ? "10.3-2" : "10.7-3,4";
    FireAim fireAim =
        switch (unit.arm().element()) {
          case LAND ->
              inMountains(unsupplied(FireAim.at(unit, false, rule, unit.strength().defence())));
          case AIR -> FireAim.at(unit, false, rule, unit.strength().support());
          case SEA -> inHarbour(FireAim.at(unit, false, "3.4-g", unit.strength().support()));
        };
    return inPort(fireAim, kind);
  }

  /** 10.1, 3.5: halved first, rounded up (Q38); then the general's point. */
  @Rule({"10.1-b", "10.1-b/r63", "3.5-b", "3.5-b/r65"})
  private static FireAim unsupplied(FireAim fireAim) {
    Combatant unit = fireAim.unit();
    return fireAim
        .halved(
            unit.is(Circumstance.OUT_OF_SUPPLY),
            "10.1-b",
            new CombatWhy.FightsUnsupplied(unit.unit(), fireAim.printed()))
        .plus(unit.is(Circumstance.LED), 1, "3.5-b", new CombatWhy.LedInCombat(unit.unit()));
  }

  /** 9.0: 1 less across a river; with 10.7 together 2 less, never below 0 (Q39). */
  @Rule({"9.0-riv-c", "10.7-5,6/r64"})
  private static FireAim acrossRiver(FireAim fireAim) {
    Combatant unit = fireAim.unit();
    return fireAim.plus(
        unit.is(Circumstance.ACROSS_RIVER),
        -1,
        "9.0-riv-c",
        new CombatWhy.AttacksAcrossRiver(unit.unit()));
  }

  /** 10.7: 1 less from the sea, alone or together with an attack by land. */
  @Rule({"10.7-5,6", "10.7-x"})
  private static FireAim fromTheSea(FireAim fireAim) {
    Combatant unit = fireAim.unit();
    return fireAim.plus(
        unit.is(Circumstance.FROM_SEA), -1, "10.7-5,6", new CombatWhy.GoesAshore(unit.unit()));
  }

  /** 9.0: infantry of every kind 1 more in mountains, guns not (Q10). */
  @Rule({"9.0-mtn", "9.0-mtn/r35"})
  private static FireAim inMountains(FireAim fireAim) {
    Combatant unit = fireAim.unit();
    return fireAim.plus(
        unit.is(Circumstance.IN_MOUNTAINS) && unit.arm().isInfantry(),
        1,
        "9.0-mtn",
        new CombatWhy.DefendsInMountains(unit.unit()));
  }

  /** 3.4: half, rounded up. */
  @Rule("3.4-g")
  private static FireAim inHarbour(FireAim fireAim) {
    Combatant unit = fireAim.unit();
    return fireAim.halved(true, "3.4-g", new CombatWhy.HalfItsGuns(unit.unit(), fireAim.printed()));
  }

  /** 10.7-3, X7: every defender 1 more in a port, against a landing alone. */
  @Rule({"10.7-3,4", "10.7-x", "8.8-d", "10.7-3,4/r7"})
  private static FireAim inPort(FireAim fireAim, BattleKind kind) {
    Combatant unit = fireAim.unit();
    boolean port = unit.is(Circumstance.IN_PORT);
    return kind == BattleKind.LANDING
        ? fireAim.plus(port, 1, "10.7-3,4", new CombatWhy.DefendsPort(unit.unit()))
        : fireAim.noting(port, "10.7-x", new CombatWhy.PortNoHelp(unit.unit()));
  }
}
