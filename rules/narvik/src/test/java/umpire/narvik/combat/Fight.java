package umpire.narvik.combat;

import java.util.Arrays;
import java.util.List;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;

/**
 * An assault on 1811 in the making; what a test does not say is none.
 *
 * @param brief as far as it has been said
 */
record Fight(AssaultBrief brief) {
  private static final Fighter SOMEBODY = infantry("somebody", 0, 0);

  static Fighter infantry(String id, int strength, int fatigue) {
    return infantry(id, strength, fatigue, "");
  }

  static Fighter infantry(String id, int strength, int fatigue, String formation) {
    return new Fighter(id, UnitType.INFANTRY_BATTALION, strength, fatigue, formation);
  }

  static Fighter tank(String id, int strength) {
    return new Fighter(id, UnitType.TANK, strength, 0, "");
  }

  static Fighter gun(String id, int strength) {
    return new Fighter(id, UnitType.ARTILLERY, strength, 0, "");
  }

  /** The Allies attack. */
  static Fight allied(Fighter... attackers) {
    return of(Side.ALLIED, attackers);
  }

  /** The Germans attack. */
  static Fight german(Fighter... attackers) {
    return of(Side.GERMAN, attackers);
  }

  private static Fight of(Side attacker, Fighter... attackers) {
    return new Fight(
        new AssaultBrief(
            attacker,
            new Place("1811"),
            Arrays.asList(attackers),
            List.of(),
            List.of(),
            0,
            List.of(SOMEBODY),
            List.of(),
            false,
            false,
            0));
  }

  Fight against(Fighter... defenders) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            brief.airPoints(),
            Arrays.asList(defenders),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight guns(Fighter... guns) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            Arrays.asList(guns),
            brief.ships(),
            brief.airPoints(),
            brief.defenders(),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight ships(Bombardment... ships) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            Arrays.asList(ships),
            brief.airPoints(),
            brief.defenders(),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight defensiveGuns(Fighter... guns) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            brief.airPoints(),
            brief.defenders(),
            Arrays.asList(guns),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight air(int points) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            points,
            brief.defenders(),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight badWeather() {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            brief.airPoints(),
            brief.defenders(),
            brief.defensiveGuns(),
            true,
            brief.emergencyAirSupport(),
            brief.bases()));
  }

  Fight emergencySupport() {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            brief.airPoints(),
            brief.defenders(),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            true,
            brief.bases()));
  }

  Fight bases(int bases) {
    return new Fight(
        new AssaultBrief(
            brief.attacker(),
            brief.target(),
            brief.attackers(),
            brief.guns(),
            brief.ships(),
            brief.airPoints(),
            brief.defenders(),
            brief.defensiveGuns(),
            brief.badWeatherAtNarvik(),
            brief.emergencyAirSupport(),
            bases));
  }

  /** What becomes of it if these dice fall, the air dice first; all of them must be thrown. */
  AssaultReport falls(Integer... dice) {
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    CombatReport report = new NarvikCombat(PackCharts.PACK).adjudicate(brief, chance);
    if (chance.left() > 0) {
      throw new AssertionError(chance.left() + " dice were not thrown");
    }
    if (!(report instanceof AssaultReport assault)) {
      throw new AssertionError("an assault is answered by " + report);
    }
    return assault;
  }
}
