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
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.why.Why;

/** 15.1e, 15.1f, 15.1g: fatigue, strength and differential, reckoned by hand. */
class R15_StrengthTest {
  @Test
  @Rule("15.1e")
  void R15_1e_averageFatigueOfTheInfantryIsRoundedDown() {
    AssaultReport report =
        allied(infantry("a", 9, 3), infantry("b", 9, 2), infantry("c", 9, 0)).falls(1);
    // (3 + 2 + 0) / 3 = 1 and two thirds, hence 1.
    assertThat(report.attackStrength()).isEqualTo(27 - 1);
    assertThat(report.findings())
        .contains(
            Finding.of("15.1e", new Why.AverageFatigue(Side.ALLIED, 5, 3, 1), new Effect.Adds(-1)));
  }

  @Test
  @Rule("15.1e")
  void R15_1e_tanksAndGunsAreNotCountedAmongTheInfantry() {
    AssaultReport report = allied(infantry("a", 5, 6), tank("t", 2)).guns(gun("g", 3)).falls(1);
    // 6 / 1, neither 6 / 2 nor 6 / 3.
    assertThat(report.attackStrength()).isEqualTo(5 + 2 + 3 - 6);
    AssaultReport defence =
        german(infantry("m", 4, 0))
            .against(infantry("a", 5, 5), tank("t", 2), gun("g", 3))
            .defensiveGuns(gun("h", 3))
            .falls(1);
    assertThat(defence.defenceStrength()).isEqualTo(5 + 2 + 3 + 3 - 5);
  }

  @Test
  @Rule("15.1e")
  void R15_1e_withoutInfantryTheAverageIsZero() {
    AssaultReport report = german(infantry("m", 4, 4)).against(gun("g", 3)).falls(1);
    assertThat(report.defenceStrength()).isEqualTo(3);
    assertThat(report.findings())
        .contains(
            Finding.of("15.1e", new Why.AverageFatigue(Side.ALLIED, 0, 0, 0), new Effect.Adds(0)));
  }

  @Test
  @Rule("15.1f")
  void R15_1f_theAttackAddsUnitsGunsAndShips() {
    AssaultReport report =
        allied(infantry("scots-guards", 5, 2), infantry("borderers", 5, 0), tank("tanks", 2))
            .guns(gun("battery", 3))
            .ships(new Bombardment("cruiser", 4))
            .against(infantry("mountain-1", 2, 3), infantry("mountain-2", 2, 0))
            .falls(1);
    // Attack 5 + 5 + 2 + 3 + 4 less floor(2 / 2); defence 2 + 2 less floor(3 / 2).
    assertThat(report.attackStrength()).isEqualTo(18);
    assertThat(report.defenceStrength()).isEqualTo(3);
    assertThat(report.differential()).isEqualTo(15);
  }

  @Test
  @Rule("16.1b")
  void R16_1b_gunsInTheHexAndGunsElsewhereBothDefend() {
    Fight fight = german(infantry("m", 4, 0)).against(infantry("a", 5, 0), gun("g", 3));
    assertThat(fight.falls(1).defenceStrength()).isEqualTo(8);
    assertThat(fight.defensiveGuns(gun("h", 2)).falls(1).defenceStrength()).isEqualTo(10);
    assertThat(fight.defensiveGuns(gun("h", 2)).falls(1).findings())
        .contains(
            Finding.of("15.1f", new Why.UnitStrength("g", 3), new Effect.Adds(3)),
            Finding.of("16.1b", new Why.UnitStrength("h", 2), new Effect.Adds(2)));
  }

  @Test
  @Rule("20.5b")
  void R20_5b_eachShipAddsItsBombardmentStrength() {
    AssaultReport report =
        allied(infantry("a", 5, 0))
            .ships(new Bombardment("cruiser", 4), new Bombardment("destroyer", 2))
            .falls(1);
    assertThat(report.attackStrength()).isEqualTo(11);
    assertThat(report.findings())
        .contains(Finding.of("20.5b", new Why.UnitStrength("cruiser", 4), new Effect.Adds(4)));
  }

  @Test
  @Rule("15.1f/r17")
  void R15_1f_r17_fatigueMayTurnAStrengthNegative() {
    AssaultReport report = german(infantry("m", 4, 0)).against(infantry("a", 1, 12)).falls(6);
    assertThat(report.defenceStrength()).isEqualTo(-11);
    assertThat(report.differential()).isEqualTo(15);
    assertThat(report.result()).isEqualTo(new Losses(0, 3));
    AssaultReport spent = german(infantry("m", 1, 12)).against(infantry("a", 1, 0)).falls(6);
    assertThat(spent.attackStrength()).isEqualTo(-11);
    assertThat(spent.differential()).isEqualTo(-12);
    assertThat(spent.result()).isEqualTo(new Losses(1, 1));
  }

  @Test
  @Rule("15.1g")
  void R15_1g_theDifferentialIsCrossedWithTheDie() {
    Fight fight = allied(infantry("a", 5, 0)).against(infantry("m", 4, 0));
    AssaultReport report = fight.falls(5);
    assertThat(report.differential()).isEqualTo(1);
    assertThat(report.die()).isEqualTo(5);
    assertThat(report.modifiedDie()).isEqualTo(5);
    assertThat(report.result()).isEqualTo(new Losses(1, 2));
    assertThat(report.airDice()).isEmpty();
    assertThat(report.dice()).containsExactly(5);
    assertThat(report.sides()).containsExactly(6);
    assertThat(report.findings())
        .contains(
            Finding.notes("15.1g", new Why.Differential(5, 4, 1)),
            Finding.notes("15.1g", new Why.CombatDie(5, 5)),
            Finding.notes("15.1g", new Why.ChartResult(1, 5, 1, 2, "house")));
    assertThat(fight.falls(1).result()).isEqualTo(new Losses(2, 0));
  }

  @Test
  @Rule("15.1g")
  void R15_1g_theFirstAndTheLastColumnTakeWhateverLiesBeyond() {
    assertThat(allied(infantry("a", 0, 0)).against(infantry("m", 40, 0)).falls(1).result())
        .isEqualTo(new Losses(3, 0));
    assertThat(allied(infantry("a", 40, 0)).against(infantry("m", 0, 0)).falls(6).result())
        .isEqualTo(new Losses(0, 3));
  }

  @Test
  @Rule({"15.1e", "15.1f", "15.1g"})
  void R15_1e_findingsStandInTheOrderOfTheProcedure() {
    AssaultReport report =
        allied(infantry("a", 5, 0), tank("t", 2)).against(infantry("m", 4, 0)).falls(3);
    assertThat(report.findings())
        .extracting(finding -> finding.rule().value())
        .containsExactly(
            "15.1e", "15.1e", "15.1f", "15.1f", "15.1f", "15.1g", "16.2", "15.1g", "15.1g");
  }
}
