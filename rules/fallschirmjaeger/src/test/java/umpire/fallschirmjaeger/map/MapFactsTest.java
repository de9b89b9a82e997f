package umpire.fallschirmjaeger.map;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.wire.Codec;

/** Every fact that the text states about a hex or a hexside holds in the pack's map. */
class MapFactsTest {
  private static final Facts FACTS =
      Codec.plain().read(bytes("/umpire/fallschirmjaeger/pack/map-facts.json"), Facts.class);
  private static final MapGraph MAP =
      new MapGraph(Codec.plain().read(bytes("/fallschirmjaeger/pack/map.json"), MapSheet.class));
  private static final Set<String> BARRIERS = Set.of("major-river", "river", "prohibited-hexside");

  /** The stadium's units move so many hexes (l.443). */
  private static final int STADIUM = 3;

  /** The facts as {@code map-facts.json} has them. */
  record Facts(List<HexFact> hexFacts, List<SideFact> hexsideFacts) {}

  /**
   * What the text says about a hex.
   *
   * @param said in our own words
   * @param lines of the rulebook's text
   * @param holds what must be true of the map, a word and sometimes another hex
   */
  record HexFact(String hex, String said, List<Integer> lines, List<String> holds) {}

  /**
   * What the text says about a hexside.
   *
   * @param holds the feature or the link
   * @param oneOf hexsides of which at least one has it
   * @param certainty how sure the text is
   * @param lines of the rulebook's text
   */
  record SideFact(String holds, List<List<String>> oneOf, String certainty, List<Integer> lines) {}

  static List<HexFact> hexFacts() {
    return FACTS.hexFacts();
  }

  static List<SideFact> hexsideFacts() {
    return FACTS.hexsideFacts();
  }

  @Test
  void allNamedHexesAreThere() {
    System.out.printf(
        "map facts of the text: %d hexes, %d hexsides%n",
        FACTS.hexFacts().size(), FACTS.hexsideFacts().size());
    assertThat(FACTS.hexFacts()).extracting(HexFact::hex).doesNotHaveDuplicates().hasSize(30);
    assertThat(FACTS.hexsideFacts()).hasSize(8);
    assertThat(FACTS.hexFacts()).allMatch(fact -> MAP.isHex(new Place(fact.hex())));
  }

  @ParameterizedTest
  @MethodSource("hexFacts")
  @Rule("T-Terrain/r47")
  void theFactOfTheHexHolds(HexFact fact) {
    assertThat(fact.holds()).isNotEmpty();
    for (String claim : fact.holds()) {
      assertThat(holds(new Place(fact.hex()), claim))
          .as("%s: %s (l.%s)", fact.hex(), claim, fact.lines())
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("hexsideFacts")
  void theFactOfTheHexsideHolds(SideFact fact) {
    assertThat(fact.oneOf())
        .as("%s (l.%s)", fact.holds(), fact.lines())
        .anyMatch(side -> holds(new Place(side.getFirst()), fact.holds() + " " + side.getLast()));
  }

  private static boolean holds(Place hex, String claim) {
    String[] words = claim.split(" ", 2);
    Place other = words.length == 2 ? new Place(words[1]) : hex;
    String terrain = MAP.hex(hex).terrain();
    return switch (words[0]) {
      case "land" -> !terrain.equals(HollandDraft.WATER);
      case "city" -> terrain.equals("city");
      case "major-bridge", "airfield", "refinery" -> MAP.hexHas(hex, words[0]);
      case "way" -> MAP.neighbours(hex).stream().anyMatch(next -> way(hex, next));
      case "railway" -> MAP.linked(hex, other, "railway");
      case "road" -> road(hex, other);
      case "bridge", "river" -> MAP.side(hex, other).contains(words[0]);
      case "some-river-side" ->
          MAP.neighbours(hex).stream().anyMatch(next -> MAP.side(hex, next).contains("river"));
      case "village-within-1" ->
          MAP.within(1, hex).stream().anyMatch(near -> MAP.hex(near).terrain().equals("village"));
      case "city-way" -> apart(hex, other, MapFactsTest::overCities) <= STADIUM;
      case "ship" -> MAP.hexHas(hex, "ships");
      case "ship-way" -> apart(hex, other, MapFactsTest::sails) < Integer.MAX_VALUE;
      case "no-ship-on-the-left" ->
          MAP.neighbours(hex).stream()
              .filter(next -> next.id().compareTo(hex.id()) < 0 && column(next) < column(hex))
              .noneMatch(next -> MAP.hexHas(next, "ships"));
      default -> throw new IllegalArgumentException("map-facts.json claims '" + claim + "'");
    };
  }

  private static int column(Place hex) {
    return MAP.sheet().grid().cell(hex).line();
  }

  /** A highway is a road of the better kind. */
  private static boolean road(Place one, Place other) {
    return MAP.linked(one, other, "road") || MAP.linked(one, other, "highway");
  }

  private static boolean way(Place one, Place other) {
    return road(one, other) || MAP.linked(one, other, "railway");
  }

  private static boolean overCities(Place from, Place to) {
    return MAP.hex(to).terrain().equals("city")
        && MAP.side(from, to).stream().noneMatch(BARRIERS::contains);
  }

  private static boolean sails(Place from, Place to) {
    return MAP.linked(from, to, "waterway");
  }

  /** Steps of the shortest way; Integer.MAX_VALUE if there is none. */
  private static int apart(Place from, Place goal, BiPredicate<Place, Place> passes) {
    Map<Place, Integer> steps = new HashMap<>(Map.of(from, 0));
    Deque<Place> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      Place hex = Objects.requireNonNull(open.poll());
      for (Place next : MAP.neighbours(hex)) {
        if (passes.test(hex, next)
            && steps.putIfAbsent(next, steps.getOrDefault(hex, 0) + 1) == null) {
          open.add(next);
        }
      }
    }
    return steps.getOrDefault(goal, Integer.MAX_VALUE);
  }

  /** The lines of a text on the class path. */
  static Stream<String> lines(String name) {
    return new String(bytes(name), UTF_8).lines();
  }

  private static byte[] bytes(String name) {
    try (InputStream in = Objects.requireNonNull(MapFactsTest.class.getResourceAsStream(name))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
