package umpire.fallschirmjaeger.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.fallschirmjaeger.model.chart.Cells.AntiAircraftLoss;
import umpire.fallschirmjaeger.model.chart.Cells.DropLoss;
import umpire.fallschirmjaeger.model.chart.Cells.LandingResult;
import umpire.fallschirmjaeger.model.chart.Cells.StukaValue;
import umpire.fallschirmjaeger.model.chart.Cells.TerrainEffect;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.chart.MovementCost;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;
import umpire.testkit.DoubleEntry;

/** The 26 charts of the text and the frame of the scenarios, typed a second time as CSV. */
class SecondTypingTest {
  /** Charts that are not in the text: house data and rulings. */
  private static final List<String> OURS =
      List.of(
          "turn-track",
          "air-support-german",
          "air-support-dutch",
          "air-support-british",
          "airfield-capacity",
          "ferries",
          "communication-hexes");

  static Stream<String> charts() {
    return HousePack.PACK.tables().keySet().stream().filter(id -> !OURS.contains(id)).sorted();
  }

  @ParameterizedTest
  @MethodSource("charts")
  void everyCellOfAChartWasTypedTwice(String chart) throws IOException {
    Table<Object> table = HousePack.PACK.table(chart);
    DoubleEntry.chart(table, SecondTypingTest::printed, csv(chart).replace(',', '|'));
  }

  @Test
  void allChartsOfTheTextAreThere() {
    assertThat(charts()).hasSize(26);
    assertThat(HousePack.PACK.tables().keySet()).containsAll(OURS);
  }

  @Test
  void theFramesOfTheScenariosWereTypedTwice() throws IOException {
    StringJoiner typed = new StringJoiner("\n", "", "\n");
    typed.add(csv("scenarios").lines().findFirst().orElseThrow());
    for (String id : List.of("5.1", "5.2", "5.3")) {
      Setup setup = HousePack.setup(id);
      typed.add(
          Stream.of(
                  id,
                  setup.firstTurn(),
                  setup.terms().lastTurn(),
                  setup.terms().firstColumn(),
                  setup.terms().lastColumn(),
                  support(setup.terms().support()),
                  setup.terms().villageDrops(),
                  setup.terms().stadiumDrops(),
                  setup.terms().lineOfCommunication() ? "yes" : "no",
                  victory(setup.terms().victory()))
              .map(String::valueOf)
              .collect(Collectors.joining(",")));
    }
    assertThat(typed.toString().strip()).isEqualTo(csv("scenarios").strip());
  }

  private static String support(Support support) {
    return switch (support) {
      case Support.Fixed(Map<String, Integer> aircraft) ->
          aircraft.entrySet().stream()
              .map(kind -> kind.getValue() + " " + kind.getKey())
              .collect(Collectors.joining(" "));
      case Support.Halved() -> "half";
      case Support.Thrown() -> "thrown";
    };
  }

  private static String victory(VictoryRule victory) {
    return switch (victory) {
      case VictoryRule.FourBridges(List<String> bridges) -> bridges.size() + " bridges";
      case VictoryRule.AirfieldsOrCourt(
              List<String> airfields,
              int needed,
              List<String> captives) ->
          "%d of %d airfields or %s"
              .formatted(needed, airfields.size(), String.join(" and ", captives));
      case VictoryRule.Points() -> "points";
    };
  }

  /** A cell as the text prints it. */
  private static String printed(Object cell) {
    return switch (cell) {
      case Boolean yes -> yes ? "yes" : "no";
      case CombatResult result ->
          side("A", result.attackerSteps(), result.attackerRetreat())
              + side("D", result.defenderSteps(), result.defenderRetreat());
      case MovementCost cost -> cost(cost);
      case TerrainEffect effect -> effect(effect);
      case LandingResult result ->
          result.aircraft() == 0
              ? "none"
              : result.aircraft()
                  + " Ju-52"
                  + (result.wreck() ? " wreck" : "")
                  + (result.scattered() ? " scattered" : "");
      case AntiAircraftLoss loss ->
          loss.aircraft() == 0
              ? "none"
              : loss.aircraft() + " Ju-52" + (loss.steps() > 0 ? " and 1 step" : "");
      case DropLoss loss -> loss.cancelled() ? "cancelled" : String.valueOf(loss.steps());
      case StukaValue value -> value.value() + (value.losses() ? "" : " without losses");
      case Place hex -> hex.id();
      case Object other -> other.toString();
    };
  }

  private static String side(String letter, int steps, int retreat) {
    return (steps > 0 ? letter + steps : "") + (retreat > 0 ? "r" + retreat : "");
  }

  private static String cost(MovementCost cost) {
    return switch (cost) {
      case MovementCost.Points(Fraction points) -> points.toString();
      case MovementCost.Added(Fraction points) -> "+" + points;
      case MovementCost.Prohibited() -> "P";
      case MovementCost.OtherTerrain() -> "Ot";
      case MovementCost.NoEffect() -> "Ne";
      case MovementCost.AsOnTheMap() -> "map";
    };
  }

  private static String effect(TerrainEffect effect) {
    if (effect.prohibited()) {
      return "prohibited";
    }
    return switch (effect.use()) {
      case NO_EFFECT -> "Ne";
      case OTHER_TERRAIN -> "Ot";
      case OWN ->
          Stream.of(times("A", effect.attacker()), times("D", effect.defender()))
              .filter(times -> !times.isEmpty())
              .collect(Collectors.joining(" "));
    };
  }

  private static String times(String side, Fraction factor) {
    return factor.equals(Fraction.ONE) ? "" : side + "x" + factor;
  }

  private static String csv(String name) throws IOException {
    String file = "/charts/" + name + ".csv";
    try (InputStream in =
        Objects.requireNonNull(SecondTypingTest.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
