package umpire.fallschirmjaeger.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Fraction;

/** 1.1, T-Terrain, SCS-move, SCS-road: what a step costs. */
class R1_1_MovementCostsTest {
  private static final Fraction THIRD = new Fraction(1, 3);
  private static final Fraction HALF = new Fraction(1, 2);

  private static final MovementCosts COSTS =
      new MovementCosts(
          Edition.open()
              .hex("20.11", "woods")
              .hex("20.12", "marsh")
              .hex("20.13", "clear", "pond", "field-works")
              .hex("20.14", "major-river")
              .side("20.15", "20.16", "canal")
              .side("20.16", "20.17", "river")
              .side("20.17", "20.18", "prohibited-hexside")
              .side("20.18", "20.19", "river", "bridge")
              .side("20.21", "20.22", "major-river")
              .side("20.23", "20.24", "dike")
              .link("20.21", "20.22", "road")
              .link("20.10", "20.11", "highway")
              .link("20.11", "20.12", "railway")
              .link("05.26", "06.25", "railway")
              .pack());

  private static Fraction cost(String from, String to) {
    return COSTS.of(at(from), at(to), false) instanceof Passage.Open(Fraction points, var _)
        ? points
        : Fraction.of(-1);
  }

  private static String bars(String from, String to, boolean armoured) {
    return COSTS.of(at(from), at(to), armoured) instanceof Passage.Barred(var because)
        ? because.rule().value()
        : "";
  }

  @Test
  void R1_1e_theTerrainOfTheHexIsPaidAndWhateverIsMarkedInItCostsNothing() {
    assertThat(cost("20.12", "20.13")).isEqualTo(Fraction.ONE);
    assertThat(cost("20.10", "19.10")).isEqualTo(Fraction.ONE);
    assertThat(cost("19.12", "20.12")).isEqualTo(Fraction.of(3));
  }

  /** EX-01: the pond of 54.19 has no effect. */
  @Test
  void R1_1d_aPondHasNoEffectAndALakeSideIsARiver() {
    MovementCosts real = new MovementCosts(Edition.real());
    assertThat(real.of(at("54.18"), at("54.19"), false)).isInstanceOf(Passage.Open.class);
    assertThat(bars("20.16", "20.17", false)).isEqualTo("T-Terrain");
  }

  @Test
  void R1_1c_dikesCostNothingAndAreNotOnTheMap() {
    assertThat(cost("20.23", "20.24")).isEqualTo(Fraction.ONE);
    assertThat(Edition.real().map().sheet().hexsides())
        .noneMatch(side -> side.features().contains("dike"));
  }

  @Test
  void R1_1b_aProhibitedHexsideIsNotCrossed() {
    assertThat(bars("20.17", "20.18", false)).isEqualTo("1.1b");
  }

  @Test
  void RT_terrain_waterIsCrossedByBridgeAlone() {
    assertThat(bars("20.16", "20.17", false)).isEqualTo("T-Terrain");
    assertThat(bars("20.13", "20.14", false)).isEqualTo("T-Terrain");
    assertThat(cost("20.18", "20.19")).isEqualTo(Fraction.ONE);
    assertThat(cost("20.15", "20.16")).isEqualTo(Fraction.of(2));
  }

  @Test
  void RSCS_road_aWayCountsInsteadOfHexAndHexside() {
    assertThat(cost("20.10", "20.11")).isEqualTo(THIRD);
    assertThat(cost("20.11", "20.12")).isEqualTo(Fraction.ONE);
    assertThat(cost("20.21", "20.22")).isEqualTo(HALF);
  }

  /** EX-08: an armoured car does not enter a marsh. */
  @Test
  void RP_armour_marshAndCanalAreClosedToArmourButForAWay() {
    assertThat(bars("19.12", "20.12", true)).isEqualTo("T-Terrain");
    assertThat(bars("20.15", "20.16", true)).isEqualTo("T-Terrain");
    assertThat(bars("20.11", "20.12", true)).isEmpty();
  }

  @Test
  void R1_1g_r73_aBridgeThatFillsItsHexIsEnteredAlongItsWayAlone() {
    assertThat(cost("05.26", "06.25")).isEqualTo(Fraction.ONE);
    assertThat(bars("05.25", "06.25", false)).isEqualTo("1.1g/r73");
    assertThat(bars("06.25", "07.25", false)).isEqualTo("1.1g/r73");
  }
}
