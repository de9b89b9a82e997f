package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.pack.Weserubungs.CHART;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.weserubung.terrain.MapFacts;

/** Chapter 2: what the legend promises is on our map, and what the text says of places holds. */
class R2_MapTest {
  private final MapSheet sheet = CHART.map().sheet();

  @Test
  void R2_0_a_everythingOfTheLegendIsOnTheMap() {
    Set<String> terrain = words(sheet.hexes().stream().map(MapSheet.Hex::terrain));
    assertThat(terrain).containsExactlyInAnyOrder("clear", "mountain", "sea");
    assertThat(words(sheet.hexes().stream().flatMap(hex -> hex.features().stream())))
        .contains("lake", "town", "port", "airfield", "battery");
    assertThat(words(sheet.hexsides().stream().flatMap(side -> side.features().stream())))
        .containsExactlyInAnyOrder("river", "impassable", "impassable-sea", "lake");
    assertThat(words(sheet.links().stream().map(MapSheet.Link::kind)))
        .containsExactlyInAnyOrder("rail", "arrow");
  }

  /** Twenty-four rows of sixty-three hexes; the direction of map east is held by the set-up. */
  @Test
  void R2_0_a_r68_aGridOfOurOwn() {
    assertThat(sheet.hexes()).hasSize(24 * 63);
    assertThat(hex("Tromsø").id().substring(2)).isGreaterThan(hex("Oslo").id().substring(2));
    assertThat(CHART.set("top-edge")).allMatch(place -> place.id().startsWith("05"));
  }

  @Test
  void R2_0_b_twoBoxes() {
    assertThat(sheet.areas())
        .extracting(MapSheet.Area::id)
        .containsExactlyInAnyOrder(MapFacts.DENMARK, MapFacts.BRITAIN)
        .allMatch(MapFacts::isBox);
    assertThat(MapFacts.isBox(hex("Oslo"))).isFalse();
  }

  @Test
  void R2_0_d_r71_arrowsLeadToSeaHexesOfTheEdges() {
    assertThat(CHART.neighbours(MapFacts.DENMARK))
        .isNotEmpty()
        .allMatch(CHART::isSea)
        .allMatch(place -> place.id().endsWith("01"))
        .allMatch(place -> CHART.neighbours(place).contains(MapFacts.DENMARK));
    assertThat(CHART.neighbours(MapFacts.BRITAIN))
        .isNotEmpty()
        .allMatch(CHART.set("top-edge")::contains)
        .allMatch(place -> CHART.neighbours(place).contains(MapFacts.BRITAIN));
  }

  /** 14.2 names 50 for Norway: all of it lies in towns. */
  @Test
  void R10_12_b_r69_townsAddUpToNorwaysMorale() {
    assertThat(CHART.set("towns")).hasSize(24).allMatch(town -> CHART.morale(town) > 0);
    assertThat(CHART.hexes().stream().mapToInt(CHART::morale).sum()).isEqualTo(50);
    assertThat(CHART.hexes()).filteredOn(place -> CHART.morale(place) > 0).allMatch(CHART::isTown);
  }

  /** Aircraft begin at Fornebu and Sola, ships at Trondheim; ships go on to Oslo (l.826). */
  @Test
  void R8_8_a_r70_whatTheTextSaysOfPortsAndAirfieldsHolds() {
    assertThat(List.of(hex("Fornebu"), hex("Sola"))).allMatch(CHART::isAirfield);
    assertThat(List.of(hex("Trondheim"), hex("Oslo"), hex("Narvik"))).allMatch(CHART::isPort);
    assertThat(CHART.set("ports")).allMatch(CHART::isCombined).allMatch(CHART::isPort);
    assertThat(CHART.set("airfields")).allMatch(CHART::isLand).noneMatch(CHART::isTown);
  }

  /** Two coastal hexes, and no ship comes to Oslo but through both. */
  @Test
  void R14_2_2_r81_theCrossesLieOnTheWayToOslo() {
    assertThat(CHART.set("batteries")).hasSize(2).allMatch(CHART::isBattery);
    assertThat(CHART.set("batteries")).allMatch(CHART::isCombined);
    for (Place battery : CHART.set("batteries")) {
      assertThat(byShip(hex("Oslo"), battery)).as("without " + battery).noneMatch(this::isEdge);
    }
    assertThat(byShip(hex("Oslo"), MapFacts.BRITAIN)).anyMatch(this::isEdge);
  }

  /** The hexes beside 2116 that a river parts from it are open, those across a lake are not. */
  @Test
  void R9_0_imp_r49_whatBarsLandUnitsAreHexsides() {
    Place honefoss = hex("Hønefoss");
    assertThat(CHART.barsLand(honefoss, new Place("2216"))).isFalse();
    assertThat(CHART.barsLand(new Place("2117"), new Place("2216"))).isTrue();
    assertThat(CHART.barsLand(new Place("2216"), new Place("2117"))).isTrue();
  }

  private boolean isEdge(Place place) {
    return CHART.set("top-edge").contains(place);
  }

  /** Where ships can come to from a hex without entering another. */
  private static Set<Place> byShip(Place from, Place without) {
    Set<Place> seen = new TreeSet<>(Set.of(from));
    Set<Place> edge = seen;
    while (!edge.isEmpty()) {
      Set<Place> next = new TreeSet<>();
      for (Place place : edge) {
        CHART.map().neighbours(place).stream()
            .filter(CHART::isSea)
            .filter(other -> !other.equals(without) && !CHART.barsShips(place, other))
            .filter(other -> !seen.contains(other))
            .forEach(next::add);
      }
      seen.addAll(next);
      edge = next;
    }
    return seen;
  }

  private static Set<String> words(Stream<String> words) {
    return words.collect(Collectors.toSet());
  }

  private static Place hex(String name) {
    return new Place(Weserubungs.hex(name));
  }

  @Test
  void R2_0_c_aCoastalHexIsLandAndSea() {
    assertThat(CHART.set("coast"))
        .isNotEmpty()
        .allMatch(CHART::isLand)
        .allMatch(CHART::isSea)
        .allMatch(CHART::isCombined);
    for (Place hex : CHART.hexes()) {
      assertThat(CHART.isCombined(hex)).as("%s", hex).isEqualTo(CHART.set("coast").contains(hex));
    }
  }
}
