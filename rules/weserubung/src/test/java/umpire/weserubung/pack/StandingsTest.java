package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.pack.Weserubungs.CHART;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.counter.WeserubungCounter.Unit;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.Setup.Arrival;
import umpire.weserubung.model.scenario.Setup.FreePlacement;
import umpire.weserubung.model.scenario.Setup.Standing;
import umpire.weserubung.terrain.MapFacts;

/** Every scenario on the map: each counter can stand where it stands, on its own side's ground. */
class StandingsTest {
  private static final int STACK = 6;

  @ParameterizedTest
  @ValueSource(strings = {"one-battle", "ashore", "campaign"})
  void everyCounterCanStandWhereItDoes(String scenario) {
    assertThat(Weserubungs.setup(scenario).pieces())
        .allSatisfy(piece -> assertThat(stands(piece)).as(piece.toString()).isTrue());
    assertThat(Weserubungs.setup(scenario).pieces())
        .extracting(Standing::counter)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"one-battle", "ashore", "campaign"})
  void R3_1_a_noHexHoldsMoreThanSixOfAnElement(String scenario) {
    Map<String, Integer> stacks = new TreeMap<>();
    for (Standing piece : Weserubungs.setup(scenario).pieces()) {
      if (unit(piece) && piece.aboard().isEmpty() && !MapFacts.isBox(piece.place())) {
        stacks.merge(piece.place() + " " + element(piece), 1, Integer::sum);
      }
    }
    assertThat(stacks.values()).allMatch(size -> size <= STACK);
  }

  /** On land a hex that Germans stand in is German, and every other one is the Allies'. */
  @ParameterizedTest
  @ValueSource(strings = {"one-battle", "ashore", "campaign"})
  void whoStandsOnLandControlsTheHex(String scenario) {
    Setup setup = Weserubungs.setup(scenario);
    assertThat(setup.pieces())
        .filteredOn(piece -> ashore(piece))
        .allSatisfy(
            piece ->
                assertThat(setup.german().contains(piece.place()))
                    .as(piece.toString())
                    .isEqualTo(side(piece.counter()) == Side.GERMAN));
    assertThat(setup.german()).allMatch(CHART::isLand);
  }

  @Test
  void R15_2_r72_theRegionsOfFreePlacementAreSetsOfTheMap() {
    assertThat(Weserubungs.setup("campaign").free())
        .extracting(FreePlacement::within)
        .allSatisfy(
            set ->
                assertThat(CHART.set(set))
                    .as(set)
                    .hasSizeGreaterThan(5)
                    .allMatch(CHART::isSea)
                    .noneMatch(MapFacts::isBox));
  }

  @Test
  void R12_1_arrivalsOfTheCampaignComeToTheirNationsBox() {
    assertThat(Weserubungs.setup("campaign").arrivals())
        .allSatisfy(
            arrival ->
                assertThat(arrival.place().id())
                    .as(arrival.toString())
                    .isEqualTo(
                        optional(arrival)
                            ? "force-pool"
                            : side(arrival.counter()) == Side.GERMAN ? "denmark" : "britain"));
  }

  /** HOUSE.md: ashore they come to a port, if it is still their side's. */
  @Test
  void arrivalsAshoreComeToAPortOfTheirSide() {
    Setup setup = Weserubungs.setup("ashore");
    assertThat(setup.arrivals())
        .filteredOn(arrival -> !optional(arrival))
        .hasSize(28)
        .allMatch(arrival -> CHART.isPort(arrival.place()) && CHART.isTown(arrival.place()))
        .allMatch(
            arrival ->
                setup.german().contains(arrival.place())
                    == (side(arrival.counter()) == Side.GERMAN));
  }

  /** HOUSE.md: if nobody moved, everyone would still find room. */
  @Test
  void arrivalsAshoreFindRoom() {
    Setup setup = Weserubungs.setup("ashore");
    Map<Place, Long> stacks =
        setup.pieces().stream()
            .filter(StandingsTest::unit)
            .collect(Collectors.groupingBy(Standing::place, TreeMap::new, Collectors.counting()));
    setup.arrivals().stream()
        .filter(arrival -> arrival.turn() <= 6 && !optional(arrival))
        .filter(arrival -> Weserubungs.counter(arrival.counter()) instanceof Unit)
        .forEach(arrival -> stacks.merge(arrival.place(), 1L, Long::sum));
    assertThat(stacks.values()).allMatch(size -> size <= STACK);
  }

  /** HOUSE.md: morale is what the captures make of it (10.12-b). */
  @Test
  void R10_12_b_moraleAshoreIsWhatTheCapturesMadeOfIt() {
    Setup setup = Weserubungs.setup("ashore");
    int lost = setup.german().stream().mapToInt(CHART::morale).sum();
    int won = setup.german().stream().mapToInt(hex -> (CHART.morale(hex) + 1) / 2).sum();
    assertThat(lost).isPositive();
    assertThat(setup.morale())
        .isEqualTo(
            Map.of(
                Nation.GERMANY,
                30 + won,
                Nation.NORWAY,
                50 - lost,
                Nation.BRITAIN,
                20,
                Nation.FRANCE,
                20));
  }

  /** Land alone: all land units and generals of the campaign are there, once, and nothing else. */
  @Test
  void ashoreHasEveryLandUnitAndGeneralAndNothingElse() {
    Setup setup = Weserubungs.setup("ashore");
    List<String> there =
        Stream.of(
                setup.pieces().stream().map(Standing::counter),
                setup.pool().stream(),
                setup.arrivals().stream().map(Arrival::counter))
            .flatMap(counters -> counters)
            .toList();
    assertThat(there)
        .containsExactlyInAnyOrderElementsOf(
            Weserubungs.COUNTERS.stream()
                .filter(counter -> !(counter instanceof Unit unit) || unit.arm().isLand())
                .map(WeserubungCounter::id)
                .filter(id -> !id.equals("luetjens"))
                .toList());
  }

  @Test
  void theBattleIsFoughtAtHonefossFromTwoSides() {
    Setup setup = Weserubungs.setup("one-battle");
    Place target = new Place(Weserubungs.hex("Hønefoss"));
    assertThat(setup.german()).contains(new Place(Weserubungs.hex("Oslo")));
    assertThat(setup.pieces())
        .filteredOn(piece -> side(piece.counter()) == Side.GERMAN)
        .allMatch(piece -> CHART.map().adjacent(piece.place(), target))
        .noneMatch(piece -> CHART.barsLand(piece.place(), target))
        .extracting(piece -> CHART.isRiver(piece.place(), target))
        .containsExactly(false, false, false, true, true);
    assertThat(setup.pieces())
        .filteredOn(piece -> side(piece.counter()) == Side.ALLIED)
        .allMatch(
            piece -> piece.place().equals(target) || CHART.map().adjacent(piece.place(), target))
        .extracting(piece -> piece.place().equals(target))
        .containsExactly(true, true, true, false, false);
  }

  private static boolean stands(Standing piece) {
    Place place = piece.place();
    if (MapFacts.isBox(place) || !piece.aboard().isEmpty()) {
      return true;
    }
    if (!unit(piece)) {
      return CHART.isLand(place);
    }
    return switch (element(piece)) {
      case LAND -> CHART.isLand(place);
      case SEA -> CHART.isSea(place);
      case AIR -> CHART.isAirfield(place);
    };
  }

  private static boolean unit(Standing piece) {
    return Weserubungs.counter(piece.counter()) instanceof Unit;
  }

  private static UnitKind.Element element(Standing piece) {
    return Weserubungs.counter(piece.counter()) instanceof Unit unit
        ? unit.arm().element()
        : UnitKind.Element.LAND;
  }

  private static boolean ashore(Standing piece) {
    return piece.aboard().isEmpty()
        && !MapFacts.isBox(piece.place())
        && element(piece) == UnitKind.Element.LAND;
  }

  private static Side side(String counter) {
    return Weserubungs.counter(counter).nation().side();
  }

  private static boolean optional(Arrival arrival) {
    return Weserubungs.counter(arrival.counter()) instanceof Unit unit && unit.optional();
  }
}
