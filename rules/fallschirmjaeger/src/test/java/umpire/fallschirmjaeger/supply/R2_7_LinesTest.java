package umpire.fallschirmjaeger.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.fallschirmjaeger.supply.LineBrief.Source;
import umpire.fallschirmjaeger.supply.LineBrief.Traced;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;

/** 2.7, 3.2, SCS-supply: lines and what cuts them. */
class R2_7_LinesTest {
  private static final Source HEAD = new Source("head-1", SourceKind.HEAD, at("20.10"), 3);
  private static final Source DUTCH = new Source("20.30", SourceKind.DUTCH, at("20.30"), 0);
  private static final Source BRITISH = new Source("55.32", SourceKind.BRITISH, at("55.32"), 0);

  private static final FallschirmjaegerSupply OPEN =
      new FallschirmjaegerSupply(Edition.open().pack());

  private static Traced unit(Nation nation, String place) {
    return new Traced("fjr-1-1", nation, at(place));
  }

  private static Set<Place> places(String... ids) {
    Set<Place> places = new TreeSet<>();
    Arrays.stream(ids).forEach(id -> places.add(at(id)));
    return places;
  }

  private static LineReport.Line trace(
      FallschirmjaegerSupply supply,
      Traced unit,
      Source source,
      Set<Place> held,
      Set<Place> zones,
      Set<Place> friends) {
    LineBrief brief = new LineBrief(List.of(unit), List.of(source), held, zones, friends, Set.of());
    return supply.trace(brief).lines().getFirst();
  }

  private static LineReport.Line open(Traced unit, Source source) {
    return trace(OPEN, unit, source, Set.of(), Set.of(), Set.of());
  }

  @Test
  void R2_7b_aHeadSuppliesWithinItsRangeInMovementPoints() {
    LineReport.Line line = open(unit(Nation.GERMAN, "20.13"), HEAD);
    assertThat(line.supplied()).isTrue();
    assertThat(line.path()).containsExactly(at("20.13"), at("20.12"), at("20.11"), at("20.10"));
    assertThat(open(unit(Nation.GERMAN, "20.14"), HEAD).supplied()).isFalse();
  }

  @Test
  void R2_7b_aRoadLengthensTheRange() {
    Edition edition = Edition.open();
    for (int row = 10; row < 16; row++) {
      edition.link("20." + row, "20." + (row + 1), "road");
    }
    FallschirmjaegerSupply supply = new FallschirmjaegerSupply(edition.pack());
    assertThat(
            trace(supply, unit(Nation.GERMAN, "20.16"), HEAD, Set.of(), Set.of(), Set.of())
                .supplied())
        .isTrue();
  }

  @Test
  void R2_7b_anEnemyZoneCostsOneMoreUnlessAFriendIsThere() {
    Set<Place> zone = places("20.13", "19.13", "21.13", "19.12", "21.12", "20.12");
    Traced unit = unit(Nation.GERMAN, "20.13");
    assertThat(trace(OPEN, unit, HEAD, Set.of(), zone, Set.of()).supplied()).isFalse();
    assertThat(trace(OPEN, unit, HEAD, Set.of(), zone, places("20.12", "20.13")).supplied())
        .isTrue();
  }

  @Test
  void R2_7b_theCutIsNamedWithItsCause() {
    LineReport.Line far = open(unit(Nation.GERMAN, "20.14"), HEAD);
    assertThat(far.findings().getFirst().because()).isInstanceOf(SupplyWhy.TooFar.class);
  }

  private static Object why(LineReport.Line line) {
    assertThat(line.supplied()).isFalse();
    return line.findings().getFirst().because();
  }

  @Test
  void R2_7b_theRangeOfAHeadDoesNotLeadThroughEnemies() {
    Set<Place> ring = new TreeSet<>(Edition.real().map().neighbours(at("20.10")));
    LineReport.Line cut = trace(OPEN, unit(Nation.GERMAN, "20.13"), HEAD, ring, Set.of(), Set.of());
    assertThat(why(cut)).isEqualTo(new SupplyWhy.CutByUnit("fjr-1-1", "head-1", at("20.11")));
  }

  @Test
  void R2_7b_waterThatNobodyCrossesEndsTheRange() {
    Edition edition = Edition.open();
    for (Place near : Edition.real().map().neighbours(at("20.10"))) {
      edition.side("20.10", near.id(), "prohibited-hexside");
    }
    LineReport.Line line =
        trace(
            new FallschirmjaegerSupply(edition.pack()),
            unit(Nation.GERMAN, "20.13"),
            HEAD,
            Set.of(),
            Set.of(),
            Set.of());
    assertThat(why(line)).isEqualTo(new SupplyWhy.NoWay("fjr-1-1", "head-1"));
  }

  @Test
  void R2_9a_aBridgeOfEngineersLengthensTheRange() {
    FallschirmjaegerSupply supply =
        new FallschirmjaegerSupply(Edition.open().side("20.11", "20.12", "canal").pack());
    Traced unit = unit(Nation.GERMAN, "20.13");
    assertThat(trace(supply, unit, HEAD, Set.of(), Set.of(), Set.of()).supplied()).isFalse();
    Set<Hexside> bridges = Set.of(new Hexside(at("20.11"), at("20.12")));
    LineBrief brief =
        new LineBrief(List.of(unit), List.of(HEAD), Set.of(), Set.of(), Set.of(), bridges);
    assertThat(supply.trace(brief).lines().getFirst().supplied()).isTrue();
  }

  @Test
  void R2_7_aSourceThatTheEnemyHoldsSuppliesNobody() {
    Traced dutch = unit(Nation.DUTCH, "20.29");
    assertThat(why(trace(OPEN, dutch, DUTCH, places("20.30"), Set.of(), Set.of())))
        .isEqualTo(new SupplyWhy.CutByUnit("fjr-1-1", "20.30", at("20.30")));
    Traced german = unit(Nation.GERMAN, "20.11");
    assertThat(trace(OPEN, german, HEAD, places("20.10"), Set.of(), Set.of()).supplied()).isFalse();
  }

  @Test
  void RSCS_supply_theCutIsThatOfTheNearestSource() {
    Source far = new Source("20.05", SourceKind.DUTCH, at("20.05"), 0);
    Set<Place> ring = new TreeSet<>(Edition.real().map().neighbours(at("20.25")));
    LineBrief brief =
        new LineBrief(
            List.of(unit(Nation.DUTCH, "20.25")),
            List.of(far, DUTCH),
            ring,
            Set.of(),
            Set.of(),
            Set.of());
    assertThat(why(OPEN.trace(brief).lines().getFirst()))
        .isEqualTo(new SupplyWhy.CutByUnit("fjr-1-1", "20.30", at("20.26")));
  }

  @Test
  void RSCS_supply_aLineOfAnyLengthPassesNeitherEnemiesNorTheirZones() {
    Traced unit = unit(Nation.DUTCH, "20.25");
    assertThat(open(unit, DUTCH).path()).hasSize(6);
    Set<Place> ring = new TreeSet<>(Edition.real().map().neighbours(at("20.25")));
    LineReport.Line cut = trace(OPEN, unit, DUTCH, Set.of(), ring, Set.of());
    assertThat(cut.supplied()).isFalse();
    assertThat(cut.findings().getFirst().because())
        .isEqualTo(new SupplyWhy.CutByZone("fjr-1-1", "20.30", at("20.26")));
    assertThat(trace(OPEN, unit, DUTCH, Set.of(), ring, places("20.26")).supplied()).isTrue();
    LineReport.Line held = trace(OPEN, unit, DUTCH, ring, Set.of(), Set.of());
    assertThat(held.findings().getFirst().because()).isInstanceOf(SupplyWhy.CutByUnit.class);
  }

  @Test
  void R3_2a_dutchSourcesServeTheFrenchAndNotTheBritish() {
    assertThat(open(unit(Nation.FRENCH, "20.25"), DUTCH).supplied()).isTrue();
    assertThat(open(unit(Nation.BRITISH, "20.25"), DUTCH).supplied()).isFalse();
  }

  /** EX-07: the British source, wherever the line comes from. */
  @Test
  void R3_2b_theBritishDrawOnHoekVanHolland() {
    assertThat(open(unit(Nation.BRITISH, "54.30"), BRITISH).supplied()).isTrue();
    assertThat(open(unit(Nation.DUTCH, "54.30"), BRITISH).supplied()).isFalse();
  }

  @Test
  void R2_7a_theGroundSourceIsReachedOverAnyDistance() {
    Source ground = new Source("01.28", SourceKind.GERMAN_GROUND, at("01.28"), 0);
    LineReport.Line line = open(unit(Nation.GERMAN, "13.19"), ground);
    assertThat(line.supplied()).isTrue();
    assertThat(line.path().getLast()).isEqualTo(at("01.28"));
  }

  @Test
  void R3_2_everyCityOfTheMapHasALineToASource() {
    Pack pack = Edition.real();
    FallschirmjaegerSupply supply = new FallschirmjaegerSupply(pack);
    List<Traced> units =
        pack.map().set("city").stream().map(hex -> unit(Nation.DUTCH, hex.id())).toList();
    List<Source> sources =
        pack.map().set("dutch-supply").stream()
            .map(hex -> new Source(hex.id(), SourceKind.DUTCH, hex, 0))
            .toList();
    LineBrief brief = new LineBrief(units, sources, Set.of(), Set.of(), Set.of(), Set.of());
    assertThat(supply.trace(brief).lines()).allMatch(LineReport.Line::supplied);
  }
}
