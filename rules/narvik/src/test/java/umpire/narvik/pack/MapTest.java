package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
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
  void rows15To20ArePresentFrom08To14() {
    for (int line = 15; line <= 20; line++) {
      for (int position = 8; position <= 14; position++) {
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
  }

  @Test
  void adjacencyIsMutual() {
    for (Place hex : Narviks.MAP.hexes()) {
      assertThat(Narviks.MAP.neighbours(hex))
          .allMatch(other -> Narviks.MAP.neighbours(other).contains(hex));
    }
  }

  @Test
  void everyPortTouchesWaterThatShipsCanUse() {
    assertThat(sheet.hexes())
        .filteredOn(hex -> hex.features().contains("port"))
        .hasSize(2)
        .allMatch(hex -> hex.features().contains("coast"))
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

  private static boolean isWater(Place hex) {
    return Narviks.MAP.hex(hex).terrain().equals("water");
  }

  private static boolean shipsEnter(Place hex) {
    return isWater(hex) || Narviks.MAP.hexHas(hex, "coast") || Narviks.MAP.hexHas(hex, "fjord");
  }
}
