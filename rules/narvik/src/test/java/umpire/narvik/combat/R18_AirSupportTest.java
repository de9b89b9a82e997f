package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.combat.Fight.german;
import static umpire.narvik.combat.Fight.gun;
import static umpire.narvik.combat.Fight.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.why.Why;

/** 18.1.1 and the modifiers of the air table: two dice, before the combat die. */
class R18_AirSupportTest {
  private static final Fight ATTACK = german(infantry("m", 4, 0)).against(infantry("a", 5, 0));

  @Test
  @Rule({"18.1.1", "7.0/r41"})
  void R18_1_1_twoDiceFallFirstAndTheInfantryResultIsAdded() {
    AssaultReport report = ATTACK.air(8).falls(3, 4, 6);
    assertThat(report.airDice()).containsExactly(3, 4);
    assertThat(report.die()).isEqualTo(6);
    assertThat(report.dice()).containsExactly(3, 4, 6);
    assertThat(report.sides()).containsExactly(6, 6, 6);
    // Seven with 8 points: 2 against infantry. 4 + 2 - 5 = 1.
    assertThat(report.attackStrength()).isEqualTo(6);
    assertThat(report.result()).isEqualTo(new Losses(0, 2));
    assertThat(report.findings())
        .contains(
            Finding.notes("18.1.1", new Why.AirDice(3, 4, 7)),
            Finding.of("18.1.1", new Why.AirSupport(8, 7, 2), new Effect.Adds(2)),
            Finding.notes("18.1.1", new Why.FiguresFrom("air", "house")));
  }

  @Test
  @Rule("18.1.1")
  void R18_1_1_withoutAirPointsOneDieIsThrown() {
    AssaultReport report = ATTACK.badWeather().emergencySupport().bases(2).falls(6);
    assertThat(report.airDice()).isEmpty();
    assertThat(report.attackStrength()).isEqualTo(4);
    // Only the weather's modifier of the combat die; none of the air table's.
    assertThat(report.findings())
        .filteredOn(finding -> finding.effect() instanceof Effect.DieRoll)
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, 0",
    "3, 6, 6, 2",
    "4, 2, 2, 1",
    "6, 5, 4, 2",
    "7, 1, 2, 1",
    "10, 4, 4, 2",
    "11, 3, 1, 2",
    "15, 6, 5, 5",
    "16, 1, 1, 2",
    "30, 6, 6, 6"
  })
  @Rule("18.1.1")
  void R18_1_1_strengthByPointsAndDice(int points, int first, int second, int strength) {
    AssaultReport report = ATTACK.air(points).falls(first, second, 3);
    assertThat(report.attackStrength()).isEqualTo(4 + strength);
  }

  @Test
  @Rule("7.0")
  void R7_0_badWeatherModifiesTheAirDiceAndTheCombatDieEachOnce() {
    AssaultReport report = ATTACK.air(8).badWeather().falls(3, 4, 4);
    // 7 - 2 = 5 with 8 points: 1 instead of 2.
    assertThat(report.attackStrength()).isEqualTo(5);
    assertThat(report.modifiedDie()).isEqualTo(3);
    assertThat(report.findings())
        .contains(
            Finding.of(
                "7.0",
                new Why.AirModifier("air-bad-weather-at-narvik", -2),
                new Effect.DieRoll(-2)),
            Finding.notes("18.1.1", new Why.AirDice(3, 4, 5)));
  }

  @Test
  @Rule("18.2")
  void R18_2_emergencySupportModifiesTheAirDiceAlone() {
    AssaultReport report = ATTACK.air(8).emergencySupport().falls(3, 4, 4);
    assertThat(report.attackStrength()).isEqualTo(5);
    assertThat(report.modifiedDie()).isEqualTo(4);
    assertThat(report.findings())
        .contains(
            Finding.of(
                "18.2", new Why.AirModifier("air-emergency-support", -2), new Effect.DieRoll(-2)));
  }

  @Test
  @Rule("19.4")
  void R19_4_oneBaseOrTwoModifyTheAirDiceOnce() {
    // 6 - 1 = 5: row 4 to 5 instead of 6 to 8.
    assertThat(ATTACK.air(8).falls(3, 3, 4).attackStrength()).isEqualTo(6);
    assertThat(ATTACK.air(8).bases(1).falls(3, 3, 4).attackStrength()).isEqualTo(5);
    assertThat(ATTACK.air(8).bases(2).falls(3, 3, 4).findings())
        .filteredOn(finding -> finding.rule().value().equals("19.4"))
        .containsExactly(
            Finding.of("19.4", new Why.AirModifier("air-base", -1), new Effect.DieRoll(-1)),
            Finding.notes("19.4", new Why.FiguresFrom("modifiers", "house")));
  }

  @Test
  @Rule({"18.1.1", "16.1d"})
  void R18_1_1_aWholeGermanAssaultOnABattery() {
    AssaultReport report =
        german(infantry("m", 4, 0)).against(gun("battery", 3)).air(8).bases(1).falls(3, 4, 3);
    // Air 7 - 1 = 6: 2. Attack 6, defence 3, differential 3; die 3 + 2 = 5: 1/2.
    assertThat(report.differential()).isEqualTo(3);
    assertThat(report.modifiedDie()).isEqualTo(5);
    assertThat(report.result()).isEqualTo(new Losses(1, 2));
  }

  @Test
  @Rule("18.1.1")
  void R18_1_1_chartsFoundInPrintCarryNoNote() {
    CombatReport report =
        new NarvikCombat(PackCharts.printed())
            .adjudicate(ATTACK.air(8).badWeather().brief(), new ScriptedChance(List.of(3, 4, 4)));
    assertThat(((AssaultReport) report).findings())
        .noneMatch(finding -> finding.because() instanceof Why.FiguresFrom)
        .contains(Finding.notes("15.1g", new Why.ChartResult(0, 3, 1, 0, "rulebook")));
  }
}
