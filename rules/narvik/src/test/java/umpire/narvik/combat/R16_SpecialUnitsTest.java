package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.combat.Fight.allied;
import static umpire.narvik.combat.Fight.german;
import static umpire.narvik.combat.Fight.gun;
import static umpire.narvik.combat.Fight.infantry;
import static umpire.narvik.combat.Fight.tank;

import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/** 16.1d, 16.2, 17.0, 7.0: modifiers of the combat die, each where it holds and where not. */
class R16_SpecialUnitsTest {
  private static final Fighter MARINES = infantry("marines", 4, 0);

  @Test
  @Rule("16.1d")
  void R16_1d_artilleryAloneGivesTheAttackerTwo() {
    AssaultReport report = german(MARINES).against(gun("g", 3), gun("h", 1)).falls(3);
    assertThat(report.modifiedDie()).isEqualTo(5);
    // 4 - 4 = 0: column -2 to 0, row 5.
    assertThat(report.result()).isEqualTo(new Losses(1, 1));
    assertThat(report.findings())
        .contains(
            Finding.of("16.1d", new Why.DieModifier("artillery-alone", 2), new Effect.DieRoll(2)));
  }

  @Test
  @Rule("16.1d")
  void R16_1d_notIfInfantryOrTanksStandWithTheGuns() {
    assertThat(german(MARINES).against(gun("g", 3), infantry("a", 1, 0)).falls(3).modifiedDie())
        .isEqualTo(3);
    // The tank takes one off, and the guns are not alone.
    assertThat(german(MARINES).against(gun("g", 3), tank("t", 1)).falls(3).modifiedDie())
        .isEqualTo(2);
  }

  @Test
  @Rule({"16.1d", "16.1d/r65"})
  void R16_1d_gunsElsewhereDoNotKeepTheOthersCompanyNorMakeThemAlone() {
    assertThat(
            german(MARINES).against(gun("g", 3)).defensiveGuns(gun("h", 1)).falls(3).modifiedDie())
        .isEqualTo(5);
    assertThat(
            german(MARINES)
                .against(infantry("a", 1, 0))
                .defensiveGuns(gun("h", 1))
                .falls(3)
                .modifiedDie())
        .isEqualTo(3);
  }

  @Test
  @Rule("16.2")
  void R16_2_eachAttackingTankAddsOneBesidesItsStrength() {
    AssaultReport report = allied(tank("t", 2), tank("u", 2)).against(infantry("m", 4, 0)).falls(3);
    assertThat(report.attackStrength()).isEqualTo(4);
    assertThat(report.modifiedDie()).isEqualTo(5);
    assertThat(report.findings())
        .contains(
            Finding.of("16.2", new Why.DieModifier("attacking-tank t", 1), new Effect.DieRoll(1)),
            Finding.of("16.2", new Why.DieModifier("attacking-tank u", 1), new Effect.DieRoll(1)));
    assertThat(allied(infantry("a", 4, 0)).falls(3).modifiedDie()).isEqualTo(3);
  }

  @Test
  @Rule("16.2")
  void R16_2_eachDefendingTankTakesOneOff() {
    AssaultReport report =
        german(MARINES).against(tank("t", 2), tank("u", 2), infantry("a", 1, 0)).falls(3);
    assertThat(report.defenceStrength()).isEqualTo(5);
    assertThat(report.modifiedDie()).isEqualTo(1);
    assertThat(report.findings())
        .contains(
            Finding.of(
                "16.2", new Why.DieModifier("defending-tank t", -1), new Effect.DieRoll(-1)));
  }

  @Test
  @Rule("17.0")
  void R17_0_twoUnitsOfAFormationAddOne() {
    AssaultReport report =
        allied(infantry("scots", 5, 0, "24th"), infantry("irish", 5, 0, "24th")).falls(2);
    assertThat(report.modifiedDie()).isEqualTo(3);
    assertThat(report.findings())
        .contains(
            Finding.of("17.0", new Why.DieModifier("formation 24th", 1), new Effect.DieRoll(1)));
  }

  @Test
  @Rule("17.0")
  void R17_0_threeUnitsAddOneAndTwoFormationsAddTwo() {
    assertThat(
            german(
                    infantry("a", 2, 0, "1st"),
                    infantry("b", 2, 0, "1st"),
                    infantry("c", 2, 0, "1st"))
                .falls(2)
                .modifiedDie())
        .isEqualTo(3);
    assertThat(
            german(
                    infantry("a", 2, 0, "1st"),
                    infantry("b", 2, 0, "1st"),
                    infantry("c", 2, 0, "2nd"),
                    infantry("d", 2, 0, "2nd"))
                .falls(2)
                .modifiedDie())
        .isEqualTo(4);
  }

  @Test
  @Rule("17.0")
  void R17_0_noBonusForOneUnitForNoFormationOrForTanks() {
    assertThat(
            allied(infantry("a", 5, 0, "24th"), infantry("b", 5, 0, "6th")).falls(2).modifiedDie())
        .isEqualTo(2);
    assertThat(german(infantry("m", 4, 0, ""), infantry("n", 4, 0, "")).falls(2).modifiedDie())
        .isEqualTo(2);
    Fighter tank = new Fighter("t", UnitType.TANK, 2, 0, "24th");
    // One for the tank (16.2), none for the formation.
    assertThat(allied(infantry("a", 5, 0, "24th"), tank).falls(2).modifiedDie()).isEqualTo(3);
  }

  @Test
  @Rule("17.0")
  void R17_0_defendersHaveNoBonus() {
    assertThat(
            german(MARINES)
                .against(infantry("a", 5, 0, "24th"), infantry("b", 5, 0, "24th"))
                .falls(2)
                .modifiedDie())
        .isEqualTo(2);
  }

  @Test
  @Rule("7.0")
  void R7_0_badWeatherAtNarvikModifiesTheDieAndSaysThatTheFigureIsOurs() {
    AssaultReport report = allied(infantry("a", 5, 0)).badWeather().falls(4);
    assertThat(report.modifiedDie()).isEqualTo(3);
    assertThat(report.findings())
        .contains(
            Finding.of(
                "7.0",
                new Why.DieModifier("assault-bad-weather-at-narvik", -1),
                new Effect.DieRoll(-1)),
            Finding.notes("7.0", new Why.FiguresFrom("modifiers", "house")));
    assertThat(allied(infantry("a", 5, 0)).falls(4).modifiedDie()).isEqualTo(4);
  }

  @Test
  @Rule({"15.1g", "15.1g/r16"})
  void R15_1g_r16_modifiersAddUpAndTheFirstAndLastRowTakeWhateverLiesBeyond() {
    Fight strong =
        allied(infantry("a", 5, 0, "24th"), infantry("b", 5, 0, "24th"), tank("t", 2))
            .against(infantry("m", 1, 0));
    assertThat(strong.falls(6).modifiedDie()).isEqualTo(8);
    assertThat(strong.falls(6).result()).isEqualTo(new Losses(0, 4));
    Fight weak = german(MARINES).against(tank("t", 1), tank("u", 1)).badWeather();
    assertThat(weak.falls(1).modifiedDie()).isEqualTo(-2);
    assertThat(weak.falls(1).result()).isEqualTo(new Losses(2, 0));
  }
}
