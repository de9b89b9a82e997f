package umpire.fallschirmjaeger.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.combat.BarrageBrief.Firer;
import umpire.fallschirmjaeger.combat.BarrageBrief.Target;
import umpire.fallschirmjaeger.combat.BarrageReport.Hit;
import umpire.fallschirmjaeger.combat.BarrageReport.Totals;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.ScriptedChance;

/** 1.7a, 1.9b: barrages. */
class R1_7a_BarragesTest {
  private static final FallschirmjaegerCombat COMBAT =
      new FallschirmjaegerCombat(Edition.open().hex("20.12", "city").pack());

  private static Target unit(String id, String hex) {
    return new Target(id, at(hex), false, false, 2);
  }

  private static Firer gun(String hex, int value) {
    return new Firer("ra-14-1", at(hex), value, 0);
  }

  private static BarrageReport fire(BarrageBrief brief, Integer... dice) {
    ScriptedChance chance = new ScriptedChance(List.of(dice));
    BarrageReport report = (BarrageReport) COMBAT.adjudicate(brief, chance);
    assertThat(chance.left()).isZero();
    return report;
  }

  @Test
  @Rule({"1.7a(1)", "T-Barrage"})
  void R1_7a_2_aDieOfTheValueOrLessDisorganisesEachUnitByItself() {
    BarrageBrief brief =
        new BarrageBrief(
            List.of(gun("20.11", 3)),
            List.of(unit("fjr-1-1", "20.11"), unit("fjr-1-2", "20.11")),
            true);
    BarrageReport report = fire(brief, 3, 4, 4);
    assertThat(report.hits()).containsExactly(new Hit("fjr-1-1", 0));
    assertThat(report.result()).isEqualTo(new Totals(1, 0));
  }

  @Test
  void R1_7a_3_aLossDieOfFiveOrSixTakesAStep() {
    BarrageBrief brief =
        new BarrageBrief(List.of(gun("20.11", 3)), List.of(unit("fjr-1-1", "20.11")), true);
    assertThat(fire(brief, 1, 5).result()).isEqualTo(new Totals(1, 1));
    assertThat(fire(brief, 1, 4).result()).isEqualTo(new Totals(1, 0));
  }

  @Test
  void R1_7a_2_theTerrainIsAddedToTheDie() {
    BarrageBrief brief =
        new BarrageBrief(List.of(gun("20.12", 3)), List.of(unit("fjr-1-1", "20.12")), true);
    assertThat(fire(brief, 2).hits()).isEmpty();
    assertThat(fire(brief, 1, 1).hits()).hasSize(1);
  }

  /** EX-06: a ship does not hide in a city. */
  @Test
  void R3_3a_terrainDoesNotHelpShips() {
    Target ship = new Target("van-galen", at("20.12"), true, false, 2);
    BarrageBrief brief = new BarrageBrief(List.of(gun("20.12", 3)), List.of(ship), true);
    assertThat(fire(brief, 3, 1).hits()).containsExactly(new Hit("van-galen", 0));
  }

  @Test
  void R1_7a_r22_aSecondHitThrowsForLossesUnlessTheOptionSaysNo() {
    List<Firer> two = List.of(gun("20.11", 3), gun("20.11", 3));
    List<Target> target = List.of(unit("fjr-1-1", "20.11"));
    BarrageBrief again = new BarrageBrief(two, target, true);
    assertThat(fire(again, 1, 1, 2, 6).result()).isEqualTo(new Totals(1, 1));
    BarrageBrief once = new BarrageBrief(two, target, false);
    assertThat(fire(once, 1, 1).result()).isEqualTo(new Totals(1, 0));
  }

  @Test
  void R1_9b_theRingOfAStukaDisorganisesAndTakesNoStep() {
    Firer stuka = new Firer("ju-87b", at("20.10"), 4, 2);
    BarrageBrief brief =
        new BarrageBrief(
            List.of(stuka), List.of(unit("fjr-1-1", "20.11"), unit("fjr-1-2", "20.10")), true);
    BarrageReport report = fire(brief, 2, 4, 6);
    assertThat(report.hits()).containsExactly(new Hit("fjr-1-1", 0), new Hit("fjr-1-2", 1));
  }

  @Test
  void R1_7a_theOddsAreExact() {
    BarrageBrief brief =
        new BarrageBrief(List.of(gun("20.11", 3)), List.of(unit("fjr-1-1", "20.11")), true);
    Odds odds = COMBAT.odds(brief, Policy.none());
    assertThat(odds.chances())
        .containsExactlyInAnyOrder(
            new Odds.Chances(new Totals(0, 0), Probability.of(1, 2)),
            new Odds.Chances(new Totals(1, 0), Probability.of(1, 3)),
            new Odds.Chances(new Totals(1, 1), Probability.of(1, 6)));
  }
}
