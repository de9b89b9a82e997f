package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.hex.Place;
import umpire.wire.Codec;

/** Every fact that the text states about a hex or a hexside holds in the map. */
class MapFactsTest {
  private static final Facts FACTS =
      Codec.plain().read(Narviks.resource("map-facts.json"), Facts.class);

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
   * @param holds the feature, or the link that must or must not be there
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
    assertThat(FACTS.hexFacts()).extracting(HexFact::hex).doesNotHaveDuplicates().hasSize(19);
    assertThat(FACTS.hexsideFacts()).hasSize(10);
    assertThat(FACTS.hexFacts()).allMatch(fact -> Narviks.MAP.isHex(Narviks.hex(fact.hex())));
  }

  @ParameterizedTest
  @MethodSource("hexFacts")
  void theFactOfTheHexHolds(HexFact fact) {
    assertThat(fact.holds()).isNotEmpty();
    for (String claim : fact.holds()) {
      assertThat(holds(Narviks.hex(fact.hex()), claim))
          .as("%s: %s (l.%s)", fact.hex(), claim, fact.lines())
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("hexsideFacts")
  void theFactOfTheHexsideHolds(SideFact fact) {
    assertThat(fact.oneOf())
        .as("%s (l.%s)", fact.holds(), fact.lines())
        .anyMatch(side -> holds(Narviks.hex(side.getFirst()), fact.holds() + " " + side.getLast()));
  }

  private static boolean holds(Place hex, String claim) {
    String[] words = claim.split(" ", 2);
    Set<String> features = Narviks.MAP.hex(hex).features();
    String terrain = Narviks.MAP.hex(hex).terrain();
    return switch (words[0]) {
      case "land" -> !terrain.equals("water");
      case "not-mountain" -> !terrain.equals("mountain");
      case "ship" ->
          terrain.equals("water") || features.contains("coast") || features.contains("fjord");
      case "from-edge" -> Voyages.fromHarstad().contains(hex);
      case "gun" -> terrain.equals("clear");
      case "fjord", "ridge" -> Narviks.MAP.side(hex, Narviks.hex(words[1])).contains(words[0]);
      case "road" -> road(hex, Narviks.hex(words[1]));
      case "no-road" -> touches(hex, words[1]) && !road(hex, Narviks.hex(words[1]));
      case "no-waterway" ->
          touches(hex, words[1]) && !Narviks.MAP.linked(hex, Narviks.hex(words[1]), "waterway");
      case "range-2" -> Narviks.MAP.distance(hex, Narviks.hex(words[1])) == 2;
      default -> throw new IllegalArgumentException("map-facts.json claims '" + claim + "'");
    };
  }

  private static boolean road(Place one, Place other) {
    return Narviks.MAP.linked(one, other, "road") || Narviks.MAP.linked(one, other, "railway");
  }

  private static boolean touches(Place one, String other) {
    return Narviks.MAP.adjacent(one, Narviks.hex(other));
  }
}
