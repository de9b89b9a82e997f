package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The map agrees with itself. */
class MapTest {
  private static final Set<String> TERRAIN = Set.of("clear", "mountain", "water");
  private static final Set<String> FEATURES =
      Set.of("coast", "fjord", "port", "town", "beach", "sweden");
  private static final Set<String> SIDES = Set.of("fjord", "ridge", "river", "lake");
  private static final Set<String> LINKS = Set.of("road", "railway", "waterway", "sea-lane");

  private final MapSheet sheet = Narviks.MAP.sheet();

  @Test
  void thirtyFourRowsOfEighteen() {
    assertThat(Narviks.MAP.hexes()).hasSize(34 * 18);
    for (int line = 1; line <= 34; line++) {
      for (int position = 1; position <= 18; position++) {
        assertThat(Narviks.MAP.isHex(Narviks.hex("%02d%02d".formatted(line, position)))).isTrue();
      }
    }
  }

  @Test
  void onlyKnownWordsAreUsed() {
    assertThat(sheet.hexes()).allMatch(hex -> TERRAIN.contains(hex.terrain()));
    assertThat(sheet.hexes()).allMatch(hex -> FEATURES.containsAll(hex.features()));
    assertThat(sheet.hexsides()).allMatch(side -> SIDES.containsAll(side.features()));
    assertThat(sheet.links()).allMatch(link -> LINKS.contains(link.kind()));
  }

  @Test
  void theNamedSetsAreWhatTheySay() {
    Set<Place> water =
        sheet.hexes().stream()
            .filter(hex -> hex.terrain().equals("water"))
            .map(MapSheet.Hex::id)
            .collect(Collectors.toSet());
    Set<Place> land = new TreeSet<>(Narviks.MAP.hexes());
    land.removeAll(water);
    assertThat(Narviks.MAP.set("all-hexes")).isEqualTo(Narviks.MAP.hexes());
    assertThat(Narviks.MAP.set("water-hexes")).isEqualTo(water);
    assertThat(Narviks.MAP.set("land-hexes")).isEqualTo(land);
    assertThat(Narviks.MAP.set("sweden"))
        .isEqualTo(land.stream().filter(this::swedish).collect(Collectors.toSet()));
    assertThat(Narviks.MAP.set("edge-north")).isEqualTo(hexes(hex -> line(hex) == 34));
    assertThat(Narviks.MAP.set("edge-south")).isEqualTo(hexes(hex -> line(hex) == 1));
    assertThat(Narviks.MAP.set("edge-west")).isEqualTo(hexes(hex -> position(hex) == 1));
    assertThat(Narviks.MAP.set("edge-east")).isEqualTo(hexes(hex -> position(hex) == 18));
  }

  /** 5.1: three northernmost rows for the Norwegians, all but four for the Germans. */
  @Test
  void R5_1_theRowsOfTheSetUp() {
    assertThat(Narviks.MAP.set("north-three-rows")).isEqualTo(hexes(hex -> line(hex) >= 32));
    assertThat(Narviks.MAP.set("north-four-rows")).isEqualTo(hexes(hex -> line(hex) >= 31));
    assertThat(Narviks.MAP.set("norwegian-set-up"))
        .isEqualTo(hexes(hex -> line(hex) >= 32 && !isWater(hex) && !swedish(hex)));
    assertThat(Narviks.MAP.set("german-set-up"))
        .isEqualTo(hexes(hex -> line(hex) <= 30 && !isWater(hex) && !swedish(hex)));
  }

  @Test
  void adjacencyIsMutual() {
    for (Place hex : Narviks.MAP.hexes()) {
      assertThat(Narviks.MAP.neighbours(hex))
          .allMatch(other -> Narviks.MAP.neighbours(other).contains(hex));
    }
  }

  @Test
  void everyPortAndBeachTouchesWaterThatShipsCanUse() {
    assertThat(sheet.hexes())
        .filteredOn(hex -> hex.features().contains("port") || hex.features().contains("beach"))
        .hasSizeGreaterThanOrEqualTo(12)
        .allMatch(hex -> hex.terrain().equals("clear") && shipsEnter(hex.id()))
        .allMatch(hex -> !Narviks.MAP.linkedTo(hex.id(), "waterway").isEmpty());
  }

  @Test
  void waterwaysJoinNeighboursThatShipsCanEnter() {
    assertThat(sheet.links())
        .filteredOn(link -> link.kind().equals("waterway"))
        .isNotEmpty()
        .allSatisfy(
            link -> {
              Hexside side = link.between();
              assertThat(Narviks.MAP.adjacent(side.first(), side.second())).isTrue();
              assertThat(shipsEnter(side.first()) && shipsEnter(side.second())).isTrue();
            });
  }

  @Test
  void roadsAndRailwaysJoinLandAndCrossNoFjord() {
    assertThat(sheet.links())
        .filteredOn(link -> link.kind().equals("road") || link.kind().equals("railway"))
        .isNotEmpty()
        .allSatisfy(
            link -> {
              Hexside side = link.between();
              assertThat(Narviks.MAP.adjacent(side.first(), side.second())).isTrue();
              assertThat(Narviks.MAP.side(side.first(), side.second())).doesNotContain("fjord");
              assertThat(isWater(side.first()) || isWater(side.second())).isFalse();
            });
  }

  /** 12.0: no zone of control reaches over water, and nobody walks on it. */
  @Test
  void everyHexsideBetweenWaterAndLandIsAFjord() {
    for (Place water : Narviks.MAP.set("water-hexes")) {
      for (Place other : Narviks.MAP.neighbours(water)) {
        if (!isWater(other)) {
          assertThat(Narviks.MAP.side(water, other)).as("%s/%s", water, other).contains("fjord");
        }
      }
    }
  }

  @Test
  void theRailwayReachesThePortOfNarvik() {
    assertThat(Narviks.MAP.hex(Narviks.hex("1911")).name()).isEqualTo("Narvik");
    assertThat(Narviks.MAP.hex(Narviks.hex("1911")).features()).contains("port", "town");
    assertThat(Narviks.MAP.linkedTo(Narviks.hex("1911"), "railway")).hasSize(1);
  }

  private Set<Place> hexes(Predicate<Place> which) {
    return Narviks.MAP.hexes().stream().filter(which).collect(Collectors.toSet());
  }

  private static int line(Place hex) {
    return Integer.parseInt(hex.id().substring(0, 2));
  }

  private static int position(Place hex) {
    return Integer.parseInt(hex.id().substring(2));
  }

  private boolean swedish(Place hex) {
    return Narviks.MAP.hexHas(hex, "sweden");
  }

  private static boolean isWater(Place hex) {
    return Narviks.MAP.hex(hex).terrain().equals("water");
  }

  private static boolean shipsEnter(Place hex) {
    return isWater(hex) || Narviks.MAP.hexHas(hex, "coast") || Narviks.MAP.hexHas(hex, "fjord");
  }
}
