package umpire.fallschirmjaeger.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 1.1e to 1.1g, T-Terrain: what terrain does to strengths and to barrages. */
class R1_1_FightingGroundTest {
  private static final FightingGround GROUND =
      new FightingGround(
          Edition.open()
              .hex("20.11", "woods", "field-works")
              .hex("20.12", "woods", "fort")
              .hex("20.13", "city")
              .side("20.15", "20.16", "canal")
              .side("20.16", "20.17", "river")
              .side("20.17", "20.18", "major-river")
              .side("20.18", "20.19", "river", "bridge")
              .side("20.20", "20.21", "dike")
              .pack());

  @Test
  void R1_1e_theBestTerrainForTheDefenderHolds() {
    assertThat(GROUND.defence(at("20.10")).times()).isEqualTo(Fraction.ONE);
    assertThat(GROUND.defence(at("20.11")).times()).isEqualTo(Fraction.of(2));
    assertThat(GROUND.defence(at("20.12")).times()).isEqualTo(Fraction.of(3));
    assertThat(GROUND.defence(at("20.13")).times()).isEqualTo(Fraction.of(4));
  }

  /** EX-03: 31.19 is city and bridge, and has no modifier. */
  @Test
  void R1_1f_theMaasBridgesHaveNoModifier() {
    assertThat(GROUND.defence(at("31.19")).times()).isEqualTo(Fraction.ONE);
    assertThat(GROUND.barrage(at("31.19"))).isZero();
  }

  @Test
  @Rule("1.1g/r122")
  void R1_1g_onABridgeThatFillsItsHexBothSidesAreQuartered() {
    Fraction quarter = new Fraction(1, 4);
    assertThat(GROUND.defence(at("06.25")).times()).isEqualTo(quarter);
    assertThat(GROUND.bridge(at("06.26")).orElseThrow().times()).isEqualTo(quarter);
    assertThat(GROUND.bridge(at("20.10"))).isEmpty();
    assertThat(GROUND.barrage(at("06.25"))).isEqualTo(-2);
  }

  @Test
  void R1_1e_r6_theHexsideChangesTheAttackerAlone() {
    assertThat(factor("20.16", "20.17", false)).contains(new Fraction(1, 2));
    assertThat(factor("20.17", "20.18", false)).contains(new Fraction(1, 4));
    assertThat(factor("20.18", "20.19", false)).isEmpty();
    assertThat(factor("20.15", "20.16", false)).isEmpty();
    assertThat(factor("20.15", "20.16", true)).contains(new Fraction(1, 2));
  }

  @Test
  void R1_1c_dikesDoNotChangeAnAttack() {
    assertThat(factor("20.20", "20.21", false)).isEmpty();
    assertThat(factor("20.20", "20.21", true)).isEmpty();
    assertThat(GROUND.barsOverrun(at("20.20"), at("20.21"), true)).isEmpty();
  }

  private static Optional<Fraction> factor(String from, String to, boolean overrun) {
    return GROUND.hexside(at(from), at(to), overrun, false).map(FightingGround.Factor::times);
  }

  @Test
  void R1_1b_noOverrunAcrossRivers() {
    assertThat(GROUND.barsOverrun(at("20.16"), at("20.17"), false)).contains("river");
    assertThat(GROUND.barsOverrun(at("20.15"), at("20.16"), false)).isEmpty();
    assertThat(GROUND.barsOverrun(at("20.18"), at("20.19"), false)).isEmpty();
  }

  @Test
  void R1_7a_2_r121_theGreatestModifierOfTheHexHoldsForBarrage() {
    // Of a fort in woods the fort holds for combat, and the woods here.
    assertThat(GROUND.barrage(at("20.12"))).isEqualTo(1);
    assertThat(GROUND.barrage(at("20.11"))).isEqualTo(1);
    assertThat(GROUND.barrage(at("20.13"))).isEqualTo(2);
    assertThat(GROUND.barrage(at("20.10"))).isZero();
  }
}
