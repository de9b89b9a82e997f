package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The map can be played on: ships arrive, troops march, supplies flow, sides have room. */
class MapInPlayTest {
  /** 22.1. */
  @Test
  void R22_1_everyShoreIsReachedByShipFromHarstad() {
    Set<Place> reached = Voyages.fromHarstad();
    List<MapSheet.Hex> shores =
        Narviks.MAP.sheet().hexes().stream().filter(hex -> shore(hex.id())).toList();
    System.out.printf("hexes that ships enter: %d, all reached from Harstad%n", shores.size());
    assertThat(shores).hasSizeGreaterThan(100).allMatch(hex -> reached.contains(hex.id()));
  }

  /** 22.1: every sea or coast hex of the west and north edges, and no other, joins Harstad. */
  @Test
  void R22_1_seaLanesJoinTheWestAndNorthEdges() {
    Set<Place> edge = new TreeSet<>(Narviks.MAP.set("edge-west"));
    edge.addAll(Narviks.MAP.set("edge-north"));
    edge.removeIf(hex -> !shore(hex));
    assertThat(edge).hasSizeGreaterThan(20);
    assertThat(Narviks.MAP.linkedTo(Narviks.hex("harstad"), "sea-lane")).isEqualTo(edge);
    assertThat(Narviks.MAP.sheet().links())
        .filteredOn(link -> link.kind().equals("sea-lane"))
        .allMatch(link -> link.between().second().id().equals("harstad"));
  }

  /** Land that no land joins is an island or the far shore of a sound. */
  @Test
  void whatIsNotJoinedByLandIsSmallAndAShore() {
    Set<Place> mainland = Voyages.onFootFrom("1911");
    Set<Place> rest = new TreeSet<>(Narviks.MAP.set("land-hexes"));
    rest.removeAll(mainland);
    System.out.printf("mainland %d hexes, islands %d: %s%n", mainland.size(), rest.size(), rest);
    assertThat(mainland).hasSizeGreaterThan(500);
    while (!rest.isEmpty()) {
      Set<Place> island = Voyages.onFootFrom(rest.iterator().next().id());
      assertThat(island)
          .hasSizeLessThanOrEqualTo(16)
          .anyMatch(hex -> shore(hex) || Narviks.MAP.set("edge-west").contains(hex));
      rest.removeAll(island);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1911", "1811", "1713", "2413", "2112", "2206", "1504", "1610", "3417"})
  void germansReachItByLandFromBjornfjell(String hex) {
    assertThat(Voyages.onFootFrom("1918")).contains(Narviks.hex(hex));
  }

  @Test
  void theRailwayRunsFromNarvikToTheBorderWithoutABranch() {
    Set<Place> railway = Voyages.along("railway", "1911");
    assertThat(railway).contains(Narviks.hex("1918"), Narviks.hex("1914"), Narviks.hex("1818"));
    assertThat(railway)
        .hasSize(9)
        .filteredOn(hex -> Narviks.MAP.linkedTo(hex, "railway").size() == 1)
        .extracting(Place::id)
        .containsExactlyInAnyOrder("1911", "1918");
    assertThat(railway).allMatch(hex -> !Narviks.MAP.hexHas(hex, "sweden"));
  }

  /** 22.2: there is a Sweden to be interned in, not far from the end of the railway. */
  @Test
  void R22_2_swedenLiesInTheEastAndSouth() {
    assertThat(Narviks.MAP.set("sweden"))
        .hasSizeGreaterThan(10)
        .anyMatch(hex -> Narviks.MAP.distance(hex, Narviks.hex("1918")) <= 2)
        .allMatch(hex -> Voyages.onFootFrom("1918").contains(hex));
  }

  /** 22.3: Allied units leave the map over land hexes of the north and south edges. */
  @Test
  void R22_3_bothEdgesHaveLandThatTroopsReach() {
    for (String edge : List.of("edge-north", "edge-south")) {
      assertThat(Narviks.MAP.set(edge)).anyMatch(Voyages.onFootFrom("1911")::contains);
    }
  }

  /** 5.1, 13.2: room for five battalions, two to a hex, and a gun on clear ground. */
  @Test
  void R5_1_theNorwegiansHaveRoomInTheNorth() {
    Set<Place> room = Narviks.MAP.set("norwegian-set-up");
    assertThat(room).hasSizeGreaterThanOrEqualTo(20);
    assertThat(room.stream().filter(Voyages.onFootFrom("1911")::contains))
        .hasSizeGreaterThanOrEqualTo(20)
        .filteredOn(hex -> Narviks.MAP.hex(hex).terrain().equals("clear"))
        .hasSizeGreaterThanOrEqualTo(3);
    assertThat(Narviks.MAP.set("german-set-up"))
        .contains(Narviks.hex("1911"), Narviks.hex("1918"), Narviks.hex("2413"))
        .doesNotContainAnyElementsOf(room);
  }

  /** 19.4: every port is joined by a road or by clear ground to more than its own hex. */
  @Test
  void R19_4_basesCanBeLeftByLand() {
    Set<String> ports =
        Narviks.MAP.sheet().hexes().stream()
            .filter(hex -> hex.features().contains("port"))
            .map(hex -> hex.id().id())
            .collect(Collectors.toSet());
    System.out.println("ports: " + new TreeSet<>(ports));
    assertThat(ports).contains("1911", "1710", "2206", "1504").hasSizeBetween(8, 14);
    for (String port : ports) {
      assertThat(Voyages.onFootFrom(port)).contains(Narviks.hex("1911"));
    }
  }

  @Test
  void everyDatumNamesItsSourceShortly() {
    MapSheet sheet = Narviks.MAP.sheet();
    assertThat(sheet.hexes()).allMatch(hex -> hex.provenance().source().length() <= 300);
    assertThat(sheet.hexsides()).allMatch(side -> side.provenance().source().length() <= 200);
    assertThat(sheet.links()).allMatch(link -> link.provenance().source().length() <= 200);
  }

  private static boolean shore(Place hex) {
    return Narviks.MAP.hex(hex).terrain().equals("water")
        || Narviks.MAP.hexHas(hex, "coast")
        || Narviks.MAP.hexHas(hex, "fjord");
  }
}
