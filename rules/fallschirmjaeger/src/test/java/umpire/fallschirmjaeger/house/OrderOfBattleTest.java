package umpire.fallschirmjaeger.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Leader;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Ship;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Truck;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.HeadValues;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;

/** The house counters and set-ups, counted against what the text says of them (r48 to r50). */
class OrderOfBattleTest {
  private static final Set<String> FLOWN = Set.of("7-flieger", "22-luftlande");

  /** Numbers of the text: l.411, 510, 614, 713, and steps of a parachute company, l.332. */
  @Test
  void theNumbersOfTheTextHold() {
    assertThat(all(Unit.class)).filteredOn(Unit::seaplane).hasSize(3);
    assertThat(all(Head.class))
        .filteredOn(head -> !head.airfield().isEmpty())
        .extracting(Head::airfield)
        .containsExactlyInAnyOrder("waalhaven", "ypenburg", "valkenburg", "ockenburg");
    assertThat(all(Head.class)).filteredOn(head -> head.airfield().isEmpty()).hasSize(6);
    assertThat(all(Leader.class))
        .extracting(Leader::id)
        .containsExactlyInAnyOrder("queen", "government", "winkelmann", "student", "sponeck");
    assertThat(all(Truck.class)).isNotEmpty().allMatch(truck -> truck.steps() <= 2);
    assertThat(all(Unit.class))
        .filteredOn(unit -> unit.formation().equals("student"))
        .isNotEmpty()
        .allMatch(unit -> unit.steps() == 2);
  }

  /** Trucks are counters of their own; the train and anti-tank guns are not in the printed list. */
  @Test
  void RP_Symbols_aUnitOfTheMixBearsEachOfThem() {
    Set<UnitType> borne = all(Unit.class).stream().map(Unit::unitType).collect(Collectors.toSet());
    assertThat(borne).containsExactlyInAnyOrder(UnitType.values());
    assertThat(UnitType.values()).hasSize(18 + 2);
    assertThat(all(Truck.class)).isNotEmpty();
  }

  @Test
  void R2_7b_r57_theValuesOfTheHeads() {
    for (Head head : all(Head.class)) {
      boolean ofAnAirfield = !head.airfield().isEmpty();
      assertThat(head.full())
          .isEqualTo(new HeadValues(ofAnAirfield ? 4 : 3, ofAnAirfield ? 10 : 6));
      assertThat(head.reduced()).isEqualTo(new HeadValues(2, ofAnAirfield ? 5 : 3));
    }
  }

  @Test
  void R3_2a_r56_theNineSourcesOfTheMap() {
    Set<String> hexes =
        HousePack.MAP.hexes().stream()
            .filter(hex -> HousePack.MAP.hexHas(hex, "dutch-supply"))
            .map(Place::id)
            .collect(Collectors.toSet());
    assertThat(hexes)
        .containsExactlyInAnyOrder(
            "01.03", "01.32", "18.01", "22.36", "30.01", "33.01", "40.36", "43.01", "55.01");
  }

  @Test
  void aReducedFaceIsWeakerThanTheFull() {
    for (Unit unit : all(Unit.class)) {
      for (int left = 2; left <= unit.steps(); left++) {
        assertThat(unit.strength(left)).as(unit.id()).isGreaterThan(unit.strength(left - 1));
      }
    }
    for (Head head : all(Head.class)) {
      assertThat(head.full().points()).isGreaterThanOrEqualTo(head.reduced().points());
      assertThat(head.full().range()).isGreaterThan(head.reduced().range());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.1", "5.2", "5.3"})
  void everyCounterStandsOnceAndWhereItMay(String scenario) {
    Setup setup = HousePack.setup(scenario);
    Map<Place, Integer> stacks = new HashMap<>();
    Set<String> used = new HashSet<>();
    for (Setup.Placed placed : setup.units()) {
      FallschirmjaegerCounter counter = HousePack.counter(placed.counter());
      String where = placed.counter() + " in " + placed.place();
      assertThat(used.add(placed.counter())).as(where).isTrue();
      assertThat(counter.side()).as(where).isEqualTo(Side.ALLIED);
      assertThat(inArea(setup, placed.place())).as(where).isTrue();
      if (counter instanceof Ship) {
        assertThat(HousePack.MAP.hexHas(placed.place(), "ships")).as(where).isTrue();
      } else {
        assertThat(HousePack.MAP.hex(placed.place()).terrain())
            .as(where)
            .isNotEqualTo("major-river");
      }
      if (counter instanceof Unit) {
        stacks.merge(placed.place(), 1, Integer::sum);
      }
    }
    assertThat(stacks.values()).allMatch(units -> units <= 4);
    List<String> later = new ArrayList<>(setup.airborne());
    later.addAll(setup.release());
    setup.schedule().forEach(group -> later.addAll(group.counters()));
    later.forEach(id -> assertThat(used.add(id)).as("%s once", id).isTrue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.1", "5.2", "5.3"})
  void whoComesByAirCanFly(String scenario) {
    Setup setup = HousePack.setup(scenario);
    List<String> flown = new ArrayList<>(setup.airborne());
    flown.addAll(setup.release());
    for (String id : flown) {
      switch (HousePack.counter(id)) {
        case Unit unit -> assertThat(FLOWN).as(id).contains(unit.formation());
        case Leader leader -> assertThat(leader.side()).isEqualTo(Side.GERMAN);
        case Head head -> assertThat(inAreaIfTied(setup, head)).as(id).isTrue();
        case FallschirmjaegerCounter other ->
            throw new AssertionError(other.id() + " does not come by air");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.1", "5.2", "5.3"})
  @Rule("4.0e(3)/r49")
  void groupsEnterInTheirTimeAndInThePlayArea(String scenario) {
    Setup setup = HousePack.setup(scenario);
    for (Setup.Group group : setup.schedule()) {
      assertThat(group.turn())
          .as(group.group())
          .isBetween(setup.firstTurn(), setup.terms().lastTurn());
      assertThat(HousePack.MAP.set(group.zone()))
          .as(group.group())
          .anyMatch(hex -> inArea(setup, hex));
      assertThat(group.counters()).as(group.group()).isNotEmpty();
    }
  }

  /** HOUSE.md prints one line for each rule of thumb, and every unit follows its line. */
  @Test
  @Rule("1.6/r50")
  void theClassesInTheDocumentAreThoseOfTheCounters() throws IOException {
    Map<String, List<Unit>> classes =
        all(Unit.class).stream()
            .collect(
                Collectors.groupingBy(OrderOfBattleTest::rule, TreeMap::new, Collectors.toList()));
    StringBuilder table =
        new StringBuilder(
            """
            | class | symbol | units | strength | anti-aircraft range | barrage range | movement | marks |
            |---|---|---|---|---|---|---|---|
            """);
    classes.forEach(
        (name, units) -> {
          Set<String> values =
              units.stream().map(OrderOfBattleTest::values).collect(Collectors.toSet());
          assertThat(values).as(name).hasSize(1);
          table.append(
              "| %s | %s |%n".formatted(name, values.iterator().next().formatted(units.size())));
        });
    new PrintedBlock("HOUSE.md", "classes").shows(table.toString());
  }

  private static String values(Unit unit) {
    List<String> marks = new ArrayList<>();
    if (unit.assault()) {
      marks.add("assault");
    }
    if (unit.exploits()) {
      marks.add("exploits");
    }
    return "%s | %%d | %s | %d | %d | %d | %s"
        .formatted(
            unit.unitType().name().toLowerCase(Locale.ROOT).replace('_', '-'),
            unit.strengths().stream().map(String::valueOf).collect(Collectors.joining("-")),
            unit.antiAircraftRange(),
            unit.barrageRange(),
            unit.movement(),
            String.join(", ", marks))
        .stripTrailing();
  }

  /** The name of the class, as the provenance of the counter has it. */
  private static String rule(Unit unit) {
    String source = unit.provenance().source();
    String before = "rule of thumb for its class, ";
    int from = source.indexOf(before) + before.length();
    return source.substring(from, source.indexOf(" in HOUSE.md", from));
  }

  private static boolean inArea(Setup setup, Place hex) {
    int column = HousePack.MAP.sheet().grid().cell(hex).line();
    return setup.terms().firstColumn() <= column && column <= setup.terms().lastColumn();
  }

  private static boolean inAreaIfTied(Setup setup, Head head) {
    return head.airfield().isEmpty()
        || HousePack.MAP.set(head.airfield()).stream().allMatch(hex -> inArea(setup, hex));
  }

  private static <T extends Counter> List<T> all(Class<T> type) {
    return HousePack.PACK.counters().values().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }
}
