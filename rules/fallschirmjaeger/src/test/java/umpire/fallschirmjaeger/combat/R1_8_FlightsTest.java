package umpire.fallschirmjaeger.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.combat.AntiAircraftBrief.Fire;
import umpire.fallschirmjaeger.combat.AntiAircraftBrief.Flight;
import umpire.fallschirmjaeger.combat.LandingBrief.Landing;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.ScriptedChance;

/** 1.8, 2.5g, 2.6b: what befalls flights. */
class R1_8_FlightsTest {
  private static final FallschirmjaegerCombat COMBAT =
      new FallschirmjaegerCombat(
          Edition.open().hex("30.24", "clear", "airfield").link("20.10", "20.11", "road").pack());

  private static CombatReport thrown(CombatBrief brief, Integer... dice) {
    ScriptedChance chance = new ScriptedChance(List.of(dice));
    CombatReport report = COMBAT.adjudicate(brief, chance);
    assertThat(chance.left()).isZero();
    assertThat(report.dice()).containsExactly(dice);
    return report;
  }

  private static AntiAircraftBrief fire(int points, Flight... flights) {
    return new AntiAircraftBrief(List.of(new Fire(at("20.10"), points, List.of(flights))));
  }

  @Test
  void R1_8a_atMostFourPointsCount() {
    AntiAircraftBrief brief = fire(9, new Flight("stuka-1", FlightKind.BARRAGE));
    assertThat(((AntiAircraftReport) thrown(brief, 5)).hits()).isEmpty();
    assertThat(((AntiAircraftReport) thrown(brief, 4)).hits()).hasSize(1);
  }

  @Test
  @Rule("1.8c/r10")
  void R1_8b_barragesAndFlownHeadsAreGoneWithoutALossDie() {
    AntiAircraftBrief brief =
        fire(
            2,
            new Flight("stuka-1", FlightKind.BARRAGE),
            new Flight("head-waalhaven", FlightKind.FLOWN_HEAD));
    AntiAircraftReport report = (AntiAircraftReport) thrown(brief, 2, 1);
    assertThat(report.result()).isEqualTo(new AntiAircraftReport.Totals(2, 0, 0, 0));
  }

  @Test
  @Rule("T-AA")
  void R1_8c_aScatteredUnitThrowsForLossesThenForItsHex() {
    AntiAircraftBrief brief = fire(3, new Flight("fjr-1-1", FlightKind.UNIT));
    AntiAircraftReport report = (AntiAircraftReport) thrown(brief, 3, 5, 1, 2, 1);
    assertThat(report.hits())
        .containsExactly(
            new AntiAircraftReport.Hit(
                "fjr-1-1", 1, 1, List.of(new Landfall(1, 3, List.of(at("20.13"))))));
  }

  @Test
  void R2_5a_r93_leadersLoseNoStep() {
    AntiAircraftBrief brief = fire(3, new Flight("student", FlightKind.LEADER));
    AntiAircraftReport report = (AntiAircraftReport) thrown(brief, 1, 6, 1, 1, 1);
    assertThat(report.result()).isEqualTo(new AntiAircraftReport.Totals(0, 1, 1, 0));
  }

  @Test
  void R1_8c_theOddsAreExact() {
    AntiAircraftBrief brief = fire(3, new Flight("fjr-1-1", FlightKind.UNIT));
    assertThat(COMBAT.odds(brief, Policy.none()).chances())
        .containsExactlyInAnyOrder(
            new Odds.Chances(new AntiAircraftReport.Totals(0, 0, 0, 0), Probability.of(1, 2)),
            new Odds.Chances(new AntiAircraftReport.Totals(0, 1, 0, 0), Probability.of(1, 6)),
            new Odds.Chances(new AntiAircraftReport.Totals(0, 1, 1, 0), Probability.of(1, 6)),
            new Odds.Chances(new AntiAircraftReport.Totals(0, 1, 1, 1), Probability.of(1, 6)));
  }

  @Test
  void R2_5g_theDistanceIsTheSumOfTwoDice() {
    ScatterBrief brief = new ScatterBrief(List.of(new ScatterBrief.Drop("fjr-1-1", at("20.10"))));
    ScatterReport report = (ScatterReport) thrown(brief, 4, 6, 5);
    assertThat(report.falls().getFirst().landfall()).isEqualTo(new Landfall(4, 11, List.of()));
    assertThat(report.result()).isEqualTo(new ScatterReport.Totals(0, 1));
  }

  @Test
  void R2_5g_theOddsCountWhatComesDownBeyondTheMap() {
    ScatterBrief brief = new ScatterBrief(List.of(new ScatterBrief.Drop("fjr-1-1", at("20.10"))));
    Odds odds = COMBAT.odds(brief, Policy.none());
    // Downwards alone, ten hexes or more: 6 of 36 falls of two dice.
    assertThat(odds.chances())
        .contains(new Odds.Chances(new ScatterReport.Totals(0, 1), Probability.of(1, 36)));
  }

  private static Landing landing(String unit, String hex, boolean airfield) {
    return new Landing(unit, FlightKind.UNIT, at(hex), airfield, false, false, false);
  }

  /** EX-11: a modified die of 1 costs an aircraft, leaves a wreck and scatters the unit. */
  @Test
  @Rule("T-AirLanding")
  void R2_6b_aCrashLeavesAWreckAndScattersTheUnit() {
    LandingBrief brief = new LandingBrief(List.of(landing("fjr-1-1", "30.24", true)), Set.of());
    LandingReport report = (LandingReport) thrown(brief, 1, 1, 1, 1);
    assertThat(report.result()).isEqualTo(new LandingReport.Totals(1, 1, 1, 0));
    assertThat(report.mishaps().getFirst().scattered())
        .containsExactly(new Landfall(1, 2, List.of(at("30.26"))));
  }

  @Test
  void R2_6b_r74_aWreckModifiesTheDiceThatFollow() {
    LandingBrief brief =
        new LandingBrief(
            List.of(landing("fjr-1-1", "30.24", true), landing("fjr-1-2", "30.24", true)),
            Set.of());
    LandingReport report = (LandingReport) thrown(brief, 1, 1, 1, 1, 3);
    assertThat(report.result()).isEqualTo(new LandingReport.Totals(2, 1, 1, 0));
  }

  @Test
  void R2_3c_offAnAirfieldThereIsNoWreck() {
    LandingBrief brief = new LandingBrief(List.of(landing("fjr-1-1", "20.10", false)), Set.of());
    LandingReport report = (LandingReport) thrown(brief, 1, 1, 1, 1);
    assertThat(report.result()).isEqualTo(new LandingReport.Totals(1, 0, 1, 0));
  }

  @Test
  @Rule("T-AirLanding/r120")
  void RT_airlanding_r16_theGroundCountsOffAnAirfieldAlone() {
    LandingBrief clear = new LandingBrief(List.of(landing("fjr-1-1", "20.20", false)), Set.of());
    assertThat(((LandingReport) thrown(clear, 4)).result().aircraft()).isEqualTo(1);
    assertThat(((LandingReport) thrown(clear, 5)).result().aircraft()).isZero();
    LandingBrief road = new LandingBrief(List.of(landing("fjr-1-1", "20.10", false)), Set.of());
    assertThat(((LandingReport) thrown(road, 3)).result().aircraft()).isEqualTo(1);
    assertThat(((LandingReport) thrown(road, 4)).result().aircraft()).isZero();
  }

  @Test
  void R1_8b_aFlownHeadIsNotScatteredButCancelled() {
    Landing head =
        new Landing(
            "head-waalhaven", FlightKind.FLOWN_HEAD, at("30.24"), true, false, false, false);
    LandingReport report = (LandingReport) thrown(new LandingBrief(List.of(head), Set.of()), 1);
    assertThat(report.result()).isEqualTo(new LandingReport.Totals(1, 1, 0, 1));
  }

  @Test
  void R2_6b_theOddsFoldWrecksIn() {
    LandingBrief brief =
        new LandingBrief(
            List.of(landing("fjr-1-1", "30.24", true), landing("fjr-1-2", "30.24", true)),
            Set.of());
    Odds odds = COMBAT.odds(brief, Policy.none());
    // First a wreck (1), then with -1 a crash at 1 or 2.
    assertThat(odds.chances())
        .contains(new Odds.Chances(new LandingReport.Totals(2, 1, 2, 0), Probability.of(2, 36)));
  }

  @Test
  void R1_8c_r38_aLossDieOfTwoCostsNothing() {
    AntiAircraftBrief brief = fire(3, new Flight("fjr-1-1", FlightKind.UNIT));
    AntiAircraftReport report = (AntiAircraftReport) thrown(brief, 1, 2, 1, 1, 1);
    assertThat(report.result()).isEqualTo(new AntiAircraftReport.Totals(0, 1, 0, 0));
  }
}
