package umpire.weserubung.combat;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.kernel.cite.Rule;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Circumstance;

/** Who fires when these dice fall, attackers first, each side in the order of the brief. */
final class Volley {
  private Volley() {}

  /** Every unit that fires or is kept from firing; nobody where a single die is all. */
  static List<Aim> of(CombatBrief brief) {
    return switch (brief.next()) {
      case LOCATION, FIRE -> bothSides(brief);
      case EVASION -> List.of();
      case AMBUSH ->
          aims(brief.attackers(), Volley::isSubmarine, unit -> SeaFire.ambush(unit, brief));
      case BOMBARDMENT ->
          aims(
              brief.attackers(),
              Volley::bombards,
              unit -> LandFire.bombardment(unit, brief.round()));
      case DEFENCE -> landDefence(brief);
      case ASSAULT ->
          aims(
              brief.attackers(),
              unit -> !bombards(unit),
              unit -> LandFire.attack(unit, brief.kind()));
    };
  }

  private static List<Aim> bothSides(CombatBrief brief) {
    return switch (brief.kind()) {
      case AIR -> both(brief, AirFire::attack, AirFire::defence);
      case AIRFIELD -> both(brief, AirFire::atAirfield, AirFire::onTheGround);
      case AERO_NAVAL -> both(brief, AirFire::atShips, AirFire::fromShips);
      case NAVAL ->
          both(brief, unit -> SeaFire.attack(unit, brief), unit -> SeaFire.defence(unit, brief));
      case LAND, LANDING ->
          both(brief, unit -> byLand(unit, brief), unit -> LandFire.defence(unit, brief.kind()));
    };
  }

  /** 10.7-x: in a battle by land ships bombard at the same moment, like artillery. */
  @Rule("10.7-x")
  private static Aim byLand(Combatant unit, CombatBrief brief) {
    return bombards(unit)
        ? LandFire.bombardment(unit, brief.round())
        : LandFire.attack(unit, brief.kind());
  }

  private static List<Aim> landDefence(CombatBrief brief) {
    return aims(brief.defenders(), _ -> true, unit -> LandFire.defence(unit, brief.kind()));
  }

  private static List<Aim> both(
      CombatBrief brief, Function<Combatant, Aim> attack, Function<Combatant, Aim> defence) {
    return Stream.concat(
            brief.attackers().stream().map(attack), brief.defenders().stream().map(defence))
        .toList();
  }

  private static List<Aim> aims(
      List<Combatant> units, Predicate<Combatant> who, Function<Combatant, Aim> number) {
    return units.stream().filter(who).map(number).toList();
  }

  private static boolean isSubmarine(Combatant unit) {
    return unit.arm() == Arm.SUBMARINE;
  }

  private static boolean bombards(Combatant unit) {
    return unit.is(Circumstance.BOMBARDING);
  }
}
