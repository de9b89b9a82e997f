package umpire.weserubung.combat;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** Who fires when these dice fall, attackers first, each side in the order of the brief. */
public final class FiringUnits {
  private FiringUnits() {}

  /** Every unit that fires or is kept from firing; nobody where a single die is all. */
  public static List<FireAim> of(CombatBrief brief) {
    return Stream.concat(byAttackers(brief).stream(), byDefenders(brief).stream()).toList();
  }

  /** Those of one side. */
  public static List<FireAim> of(CombatBrief brief, boolean attackers) {
    return attackers ? byAttackers(brief) : byDefenders(brief);
  }

  private static List<FireAim> byAttackers(CombatBrief brief) {
    List<Combatant> units = brief.attackers();
    return switch (brief.next()) {
      case LOCATION, FIRE -> aims(units, _ -> true, unit -> attack(unit, brief));
      case EVASION, DEFENCE -> List.of();
      case AMBUSH -> aims(units, FiringUnits::isSubmarine, unit -> SeaFire.ambush(unit, brief));
      case BOMBARDMENT ->
          aims(units, FiringUnits::bombards, unit -> LandFire.bombardment(unit, brief.round()));
      case ASSAULT ->
          aims(units, unit -> !bombards(unit), unit -> LandFire.attack(unit, brief.kind()));
    };
  }

  private static List<FireAim> byDefenders(CombatBrief brief) {
    return switch (brief.next()) {
      case LOCATION, FIRE, DEFENCE ->
          aims(brief.defenders(), _ -> true, unit -> defence(unit, brief));
      case EVASION, AMBUSH, BOMBARDMENT, ASSAULT -> List.of();
    };
  }

  private static FireAim attack(Combatant unit, CombatBrief brief) {
    return switch (brief.kind()) {
      case AIR -> AirFire.attack(unit);
      case AIRFIELD -> AirFire.atAirfield(unit);
      case AERO_NAVAL -> AirFire.atShips(unit);
      case NAVAL -> SeaFire.attack(unit, brief);
      case LAND, LANDING -> byLand(unit, brief);
    };
  }

  private static FireAim defence(Combatant unit, CombatBrief brief) {
    return switch (brief.kind()) {
      case AIR -> AirFire.defence(unit);
      case AIRFIELD -> AirFire.onTheGround(unit);
      case AERO_NAVAL -> AirFire.fromShips(unit);
      case NAVAL -> SeaFire.defence(unit, brief);
      case LAND, LANDING -> LandFire.defence(unit, brief.kind());
    };
  }

  /** 10.7-x: in a battle by land ships bombard at the same moment, like artillery. */
  @Rule("10.7-x")
  private static FireAim byLand(Combatant unit, CombatBrief brief) {
    return bombards(unit)
        ? LandFire.bombardment(unit, brief.round())
        : LandFire.attack(unit, brief.kind());
  }

  private static List<FireAim> aims(
      List<Combatant> units, Predicate<Combatant> who, Function<Combatant, FireAim> number) {
    return units.stream().filter(who).map(number).toList();
  }

  private static boolean isSubmarine(Combatant unit) {
    return unit.arm() == UnitKind.SUBMARINE;
  }

  private static boolean bombards(Combatant unit) {
    return unit.is(Circumstance.BOMBARDING);
  }
}
