package umpire.weserubung.combat;

import umpire.kernel.cite.Rule;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.why.CombatWhy;

/**
 * 10.3, 10.7 The numbers of a battle by land, with the effects of terrain, supply and generals. A
 * circumstance changes the number only of those whom its paragraph names.
 */
final class LandFire {
  private LandFire() {}

  /** 10.3-1, 10.7-5,6: land units with their attack, aircraft with their land strength. */
  @Rule({"10.3-1", "10.7-5,6", "10.2-4", "10.2-4/r52"})
  static Aim attack(Combatant unit, BattleKind kind) {
    String rule = kind == BattleKind.LAND ? "10.3-1" : "10.7-5,6";
    return unit.arm().isLand()
        ? fromTheSea(acrossRiver(unsupplied(Aim.at(unit, true, rule, unit.strength().attack()))))
        : Aim.at(unit, true, rule, unit.strength().support());
  }

  /** 10.7-1,2: ships bombard in the first round, but not submarines, carriers and transports. */
  @Rule({"10.7-1,2", "10.7-5,6/r8", "3.4.3", "3.4.5-a"})
  static Aim bombardment(Combatant unit, int round) {
    if (unit.arm() != Arm.DESTROYER && !unit.arm().isCapitalShip()) {
      return Aim.none(unit, true, "10.7-1,2", new CombatWhy.CannotBombard(unit.unit()));
    }
    return round == 1
        ? Aim.at(unit, true, "10.7-1,2", unit.strength().support())
        : Aim.none(unit, true, "10.7-0", new CombatWhy.HasBombarded(unit.unit()));
  }

  /**
   * 10.3-2, 10.7-3,4: land units with their defence, aircraft with their land strength, ships in
   * harbour with half their guns.
   */
  @Rule({"10.3-2", "10.7-3,4", "3.2.5-b"})
  static Aim defence(Combatant unit, BattleKind kind) {
    String rule = kind == BattleKind.LAND ? "10.3-2" : "10.7-3,4";
    Aim aim =
        switch (unit.arm().element()) {
          case LAND ->
              inMountains(unsupplied(Aim.at(unit, false, rule, unit.strength().defence())));
          case AIR -> Aim.at(unit, false, rule, unit.strength().support());
          case SEA -> inHarbour(Aim.at(unit, false, "3.4-g", unit.strength().support()));
        };
    return inPort(aim, kind);
  }

  /** 10.1, 3.5: halved first, rounded up (Q38); then the general's point. */
  @Rule({"10.1-b", "10.1-b/r63", "3.5-b", "3.5-b/r65"})
  private static Aim unsupplied(Aim aim) {
    Combatant unit = aim.unit();
    return aim.halved(
            unit.is(Circumstance.OUT_OF_SUPPLY),
            "10.1-b",
            new CombatWhy.FightsUnsupplied(unit.unit(), aim.printed()))
        .plus(unit.is(Circumstance.LED), 1, "3.5-b", new CombatWhy.LedInCombat(unit.unit()));
  }

  /** 9.0: 1 less across a river; with 10.7 together 2 less, never below 0 (Q39). */
  @Rule({"9.0-riv-c", "10.7-5,6/r64"})
  private static Aim acrossRiver(Aim aim) {
    Combatant unit = aim.unit();
    return aim.plus(
        unit.is(Circumstance.ACROSS_RIVER),
        -1,
        "9.0-riv-c",
        new CombatWhy.AttacksAcrossRiver(unit.unit()));
  }

  /** 10.7: 1 less from the sea, alone or together with an attack by land. */
  @Rule({"10.7-5,6", "10.7-x"})
  private static Aim fromTheSea(Aim aim) {
    Combatant unit = aim.unit();
    return aim.plus(
        unit.is(Circumstance.FROM_SEA), -1, "10.7-5,6", new CombatWhy.GoesAshore(unit.unit()));
  }

  /** 9.0: infantry of every kind 1 more in mountains, guns not (Q10). */
  @Rule({"9.0-mtn", "9.0-mtn/r35"})
  private static Aim inMountains(Aim aim) {
    Combatant unit = aim.unit();
    return aim.plus(
        unit.is(Circumstance.IN_MOUNTAINS) && unit.arm().isInfantry(),
        1,
        "9.0-mtn",
        new CombatWhy.DefendsInMountains(unit.unit()));
  }

  /** 3.4: half, rounded up. */
  @Rule("3.4-g")
  private static Aim inHarbour(Aim aim) {
    Combatant unit = aim.unit();
    return aim.halved(true, "3.4-g", new CombatWhy.HalfItsGuns(unit.unit(), aim.printed()));
  }

  /** 10.7-3, X7: every defender 1 more in a port, against a landing alone. */
  @Rule({"10.7-3,4", "10.7-x", "8.8-d", "10.7-3,4/r7"})
  private static Aim inPort(Aim aim, BattleKind kind) {
    Combatant unit = aim.unit();
    boolean port = unit.is(Circumstance.IN_PORT);
    return kind == BattleKind.LANDING
        ? aim.plus(port, 1, "10.7-3,4", new CombatWhy.DefendsPort(unit.unit()))
        : aim.noting(port, "10.7-x", new CombatWhy.PortNoHelp(unit.unit()));
  }
}
