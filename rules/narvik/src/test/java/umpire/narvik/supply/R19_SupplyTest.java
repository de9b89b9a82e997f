package umpire.narvik.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static umpire.narvik.supply.Country.hex;
import static umpire.narvik.supply.Country.hexes;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.SupplyBrief.Traced;
import umpire.narvik.supply.SupplyReport.Line;
import umpire.narvik.supply.SupplyReport.Status;

/** 19.2, 19.3, 12.2: lines of supply along one line of hexes, 1201 to 1214, and past it. */
class R19_SupplyTest {
  private static final Set<Place> NONE = Set.of();
  private static final NarvikSupply ONE_WAY = new Country(12, 12, 14).rules();

  @Test
  @Rule("19.3")
  void R19_3_aLineOfTenHexesReachesTheBase() {
    Line line = trace(ONE_WAY, "1201", hexes("1211"), NONE, NONE, NONE);
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.path())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1202, 1211).mapToObj(id -> hex("" + id)).toList());
    assertThat(line.findings())
        .containsExactly(Finding.notes("19.3", new Why.LineOfSupply("unit", hex("1211"), 10)));
  }

  @Test
  @Rule({"19.3", "19.3/r45"})
  void R19_3_r45_elevenAndTwelveHexesAreTooMany() {
    for (int hexes = 11; hexes <= 12; hexes++) {
      Line line = trace(ONE_WAY, "1201", hexes("" + (1201 + hexes)), NONE, NONE, NONE);
      assertThat(line.status()).isEqualTo(Status.UNSUPPLIED);
      assertThat(line.path()).isEmpty();
      assertThat(line.findings())
          .containsExactly(Finding.forbids("19.3", new Why.LineTooLong("unit", hexes, 10)));
    }
  }

  @Test
  @Rule({"19.3", "19.3/r61"})
  void R19_3_aUnitOnTheBaseNeedsNoLineEvenInAZone() {
    Line line = trace(ONE_WAY, "1201", hexes("1201"), NONE, hexes("1201"), NONE);
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.path()).isEmpty();
    assertThat(line.findings())
        .containsExactly(Finding.notes("19.3", new Why.LineOfSupply("unit", hex("1201"), 0)));
  }

  @Test
  @Rule("19.3")
  void R19_3_withoutABaseThereIsNoLine() {
    assertThat(trace(ONE_WAY, "1201", NONE, NONE, NONE, NONE).findings())
        .containsExactly(Finding.forbids("19.3", new Why.NoBase("unit")));
  }

  @Test
  @Rule("12.2")
  void R12_2_anEnemyZoneCutsTheLine() {
    Line line = trace(ONE_WAY, "1201", hexes("1206"), NONE, hexes("1203", "1204"), NONE);
    assertThat(line.status()).isEqualTo(Status.UNSUPPLIED);
    assertThat(line.findings())
        .containsExactly(
            Finding.forbids("12.2", new Why.LineCut("unit", hex("1203"), "zone")),
            Finding.forbids("12.2", new Why.LineCut("unit", hex("1204"), "zone")));
  }

  @Test
  @Rule({"12.2", "12.2/r2"})
  void R12_2_r2_infantryInTheHexOpensTheZone() {
    Line line =
        trace(ONE_WAY, "1201", hexes("1206"), NONE, hexes("1203", "1204"), hexes("1203", "1204"));
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.findings())
        .contains(
            Finding.notes("12.2", new Why.ZoneOpened("unit", hex("1203"))),
            Finding.notes("12.2", new Why.ZoneOpened("unit", hex("1204"))));
    assertThat(
            trace(ONE_WAY, "1201", hexes("1206"), NONE, hexes("1203", "1204"), hexes("1203"))
                .findings())
        .containsExactly(Finding.forbids("12.2", new Why.LineCut("unit", hex("1204"), "zone")));
  }

  @Test
  @Rule("12.2")
  void R12_2_aZoneOnTheUnitsOwnHexOrBesideTheLineCutsNothing() {
    Line line = trace(ONE_WAY, "1202", hexes("1206"), NONE, hexes("1201", "1202", "1207"), NONE);
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.findings()).hasSize(1);
  }

  @Test
  @Rule({"12.2", "19.3", "19.3/r61"})
  void R12_2_aBaseInAnEnemyZoneIsCutUnlessInfantryHoldsIt() {
    assertThat(trace(ONE_WAY, "1201", hexes("1206"), NONE, hexes("1206"), NONE).findings())
        .containsExactly(Finding.forbids("12.2", new Why.LineCut("unit", hex("1206"), "zone")));
    assertThat(trace(ONE_WAY, "1201", hexes("1206"), NONE, hexes("1206"), hexes("1206")).status())
        .isEqualTo(Status.SUPPLIED);
  }

  @Test
  @Rule("19.3")
  void R19_3_enemyUnitsCutTheLineWithOrWithoutAZone() {
    Line line = trace(ONE_WAY, "1201", hexes("1206"), hexes("1204"), NONE, NONE);
    assertThat(line.findings())
        .containsExactly(Finding.forbids("19.3", new Why.LineCut("unit", hex("1204"), "unit")));
    Line both = trace(ONE_WAY, "1201", hexes("1206"), hexes("1204"), hexes("1204"), NONE);
    assertThat(both.findings())
        .containsExactly(Finding.forbids("19.3", new Why.LineCut("unit", hex("1204"), "unit")));
  }

  @Test
  @Rule({"19.3", "19.3/r13"})
  void R19_3_r13_waterAndFjordAndLakeHexsidesAreImpassable() {
    List<NarvikSupply> barred =
        List.of(
            new Country(12, 12, 14).terrain("1204", "water").rules(),
            new Country(12, 12, 14).side("1203", "1204", "fjord").rules(),
            new Country(12, 12, 14).side("1203", "1204", "lake").rules());
    for (NarvikSupply rules : barred) {
      Line line = trace(rules, "1201", hexes("1206"), NONE, NONE, NONE);
      assertThat(line.status()).isEqualTo(Status.UNSUPPLIED);
      assertThat(line.findings())
          .containsExactly(Finding.forbids("19.3", new Why.NoWayByLand("unit")));
    }
  }

  @Test
  @Rule({"19.3", "19.3/r13"})
  void R19_3_r13_whatInfantryCanPassALineCanPassToo() {
    NarvikSupply rules =
        new Country(12, 12, 14)
            .terrain("1204", "mountain")
            .side("1202", "1203", "river")
            .side("1204", "1205", "ridge")
            .rules();
    assertThat(trace(rules, "1201", hexes("1206"), NONE, NONE, NONE).status())
        .isEqualTo(Status.SUPPLIED);
  }

  @Test
  @Rule({"19.3", "19.3/r63"})
  void R19_3_aBaseInAllWaterIsOutOfReachOfTheLine() {
    NarvikSupply rules = new Country(12, 12, 14).terrain("1206", "water").rules();
    assertThat(trace(rules, "1201", hexes("1206"), NONE, NONE, NONE).findings())
        .containsExactly(Finding.forbids("19.3", new Why.NoWayByLand("unit")));
  }

  @Test
  @Rule("19.3")
  void R19_3_theLineGoesRoundTheEnemyIfTenHexesSuffice() {
    NarvikSupply twoLines = new Country(12, 13, 14).rules();
    Line line = trace(twoLines, "1201", hexes("1206"), hexes("1203"), hexes("1203"), NONE);
    // Along line 13 past 1203: six hexes instead of five.
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.path()).hasSize(6).doesNotContain(hex("1203"));
  }

  @Test
  @Rule("19.3")
  void R19_3_aLineCutShortAndTooLongAroundIsToldAsBoth() {
    NarvikSupply twoLines = new Country(12, 13, 14).rules();
    Line line = trace(twoLines, "1201", hexes("1211"), hexes("1203"), NONE, NONE);
    // Straight ten hexes, cut in 1203; around eleven.
    assertThat(line.findings())
        .containsExactly(
            Finding.forbids("19.3", new Why.LineCut("unit", hex("1203"), "unit")),
            Finding.forbids("19.3", new Why.LineTooLong("unit", 11, 10)));
  }

  @Test
  @Rule("19.3")
  void R19_3_ofTwoWaysEquallyLongTheOneCutInFewerHexesIsTold() {
    NarvikSupply twoLines = new Country(12, 13, 14).rules();
    // 1301 touches 1201 and 1202, 1303 touches 1203 and 1204. From 1301 to 1204 by way of line 13
    // or of line 12 it is three hexes; the first is cut twice, the other once.
    Line line = trace(twoLines, "1301", hexes("1204"), hexes("1302", "1303", "1203"), NONE, NONE);
    assertThat(line.findings())
        .containsExactly(Finding.forbids("19.3", new Why.LineCut("unit", hex("1203"), "unit")));
  }

  @Test
  @Rule("19.3")
  void R19_3_theNearestBaseCountsAndTheLowerNumberOfTwo() {
    assertThat(trace(ONE_WAY, "1205", hexes("1202", "1207"), NONE, NONE, NONE).path())
        .containsExactly(hex("1206"), hex("1207"));
    assertThat(trace(ONE_WAY, "1205", hexes("1203", "1207"), NONE, NONE, NONE).path())
        .containsExactly(hex("1204"), hex("1203"));
    // The nearer one is cut, the farther one is not.
    assertThat(trace(ONE_WAY, "1205", hexes("1202", "1207"), hexes("1206"), NONE, NONE).path())
        .endsWith(hex("1202"));
  }

  @Test
  @Rule("19.2")
  void R19_2_norwegiansAndWhoHasJustLandedBearNoPenalty() {
    Line norwegian = only(ONE_WAY, new Traced("unit", Nation.NORWEGIAN, hex("1201"), false), NONE);
    assertThat(norwegian.status()).isEqualTo(Status.EXEMPT);
    assertThat(norwegian.findings())
        .containsExactly(
            Finding.forbids("19.3", new Why.NoBase("unit")),
            Finding.notes("19.2", new Why.Exempt("unit", "norwegian")));
    Line landed = only(ONE_WAY, new Traced("unit", Nation.BRITISH, hex("1201"), true), NONE);
    assertThat(landed.status()).isEqualTo(Status.EXEMPT);
    assertThat(landed.findings())
        .contains(Finding.notes("19.2", new Why.Exempt("unit", "landed-this-turn")));
  }

  @Test
  @Rule("19.2")
  void R19_2_everyOtherAlliedUnitBearsIt() {
    for (Nation nation : List.of(Nation.BRITISH, Nation.FRENCH, Nation.POLISH)) {
      Line line = only(ONE_WAY, new Traced("unit", nation, hex("1201"), false), NONE);
      assertThat(line.status()).isEqualTo(Status.UNSUPPLIED);
      assertThat(line.findings()).noneMatch(one -> one.because() instanceof Why.Exempt);
    }
  }

  @Test
  @Rule({"19.2", "19.2/r67"})
  void R19_2_withALineEvenTheExemptAreSupplied() {
    Traced norwegian = new Traced("unit", Nation.NORWEGIAN, hex("1201"), true);
    Line line = only(ONE_WAY, norwegian, hexes("1203"));
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    assertThat(line.findings()).noneMatch(one -> one.because() instanceof Why.Exempt);
  }

  @Test
  @Rule({"19.3", "19.4/r44"})
  void R19_4_r44_theBoxOfHarstadIsNoPlaceOnTheMap() {
    assertThat(trace(ONE_WAY, "harstad", hexes("1201"), NONE, NONE, NONE).findings())
        .containsExactly(Finding.forbids("19.3", new Why.NoWayByLand("unit")));
  }

  @Test
  @Rule("19.3")
  void R19_3_reportsKeepTheOrderOfTheBrief() {
    SupplyBrief brief =
        new SupplyBrief(
            List.of(
                new Traced("b", Nation.BRITISH, hex("1214"), false),
                new Traced("a", Nation.FRENCH, hex("1202"), false)),
            hexes("1201"),
            NONE,
            NONE,
            NONE);
    assertThat(ONE_WAY.trace(brief).lines()).extracting(Line::unit).containsExactly("b", "a");
    assertThat(ONE_WAY.trace(brief).lines())
        .extracting(Line::status)
        .containsExactly(Status.UNSUPPLIED, Status.SUPPLIED);
  }

  @Test
  @Rule("19.2")
  void R19_2_briefsThatContradictThemselvesAreRefused() {
    refused("1201", hexes("9999"), NONE, NONE, "no place 9999");
    refused("1299", hexes("1201"), NONE, NONE, "no place 1299");
    refused("1201", hexes("1203"), hexes("1201"), NONE, "both stand in 1201");
    refused("1201", hexes("1203"), hexes("1202"), hexes("1202"), "both stand in 1202");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> only(ONE_WAY, new Traced("unit", Nation.GERMAN, hex("1201"), false), NONE))
        .withMessageContaining("is German");
  }

  private static void refused(
      String place, Set<Place> bases, Set<Place> held, Set<Place> infantry, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trace(ONE_WAY, place, bases, held, NONE, infantry))
        .withMessageContaining(why);
  }

  private static Line only(NarvikSupply rules, Traced unit, Set<Place> bases) {
    return rules.trace(new SupplyBrief(List.of(unit), bases, NONE, NONE, NONE)).lines().getFirst();
  }

  private static Line trace(
      NarvikSupply rules,
      String place,
      Set<Place> bases,
      Set<Place> enemyHeld,
      Set<Place> enemyZones,
      Set<Place> infantryHeld) {
    Traced unit = new Traced("unit", Nation.BRITISH, hex(place), false);
    return rules
        .trace(new SupplyBrief(List.of(unit), bases, enemyHeld, enemyZones, infantryHeld))
        .lines()
        .getFirst();
  }
}
