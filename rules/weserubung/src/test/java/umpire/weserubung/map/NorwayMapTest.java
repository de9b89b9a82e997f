package umpire.weserubung.map;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.map.Norway.GRAPH;
import static umpire.weserubung.map.Norway.INPUTS;
import static umpire.weserubung.map.Norway.MAP;
import static umpire.weserubung.map.Norway.SHEET;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.Main;
import umpire.cartographer.fit.LatLon;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/** What the booklet says of the map holds on the drawn one, and what is drawn hangs together. */
class NorwayMapTest {

  /** The pack's map is what the committed inputs give, byte for byte. */
  @Test
  void thePacksMapIsUpToDate() throws IOException {
    assertThat(Main.run(List.of("weserubung", "--check", "../.."))).isZero();
  }

  /** 15.2, 14.2, 3.3: each place that the booklet names has a hex. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Oslo", "Narvik", "Tromsø", "Harstad", "Trondheim", "Bergen", "Kristiansand", "Stavanger",
        "Sola", "Fornebu", "Drammen", "Hamar", "Moss", "Hønefoss", "Elverum", "Lillehammer",
        "Molde", "Steinkjer", "Mosjøen"
      })
  void namedPlacesAreOnLand(String name) {
    assertThat(GRAPH.hexHas(Norway.place(name), "land")).isTrue();
  }

  /** 15.2: hexes named by a town and a side are the neighbours on that side, on land. */
  @ParameterizedTest
  @CsvSource({
    "east-of-kristiansand, Kristiansand, 0, 1, land",
    "south-east-of-bergen, Bergen, 1, 0, land",
    "north-west-of-trondheim, Trondheim, -1, -1, land",
    "east-of-oslo, Oslo, 0, 1, land",
    "north-west-of-drammen, Drammen, -1, 0, land",
    "west-of-hamar, Hamar, 0, -1, land",
    "north-west-of-narvik, Narvik, -1, -1, sea"
  })
  void hexesBesideTowns(String set, String town, int lines, int positions, String surface) {
    Grid.Cell cell = SHEET.grid().cell(Norway.place(town));
    boolean shifted = cell.line() % 2 != 0;
    // Odd lines lie half a hex towards lower positions: the same step has two forms.
    int upright = lines == 0 ? 0 : (positions < 0 ? (shifted ? 0 : 1) : 0);
    Place beside = Norway.only(set);
    assertThat(GRAPH.set(set)).hasSize(1);
    assertThat(GRAPH.adjacent(Norway.place(town), beside)).isTrue();
    Grid.Cell there = SHEET.grid().cell(beside);
    assertThat(there.line() - cell.line()).isEqualTo(lines);
    assertThat(there.position() - cell.position()).isEqualTo(positions + upright);
    assertThat(GRAPH.hexHas(beside, surface)).isTrue();
  }

  /** 4.0, 14.2: what the towns are worth is what Norway has, so losing them is losing it. */
  @Test
  void theTownsAreWorthNorwaysFifty() {
    int sum = 0;
    for (Place town : GRAPH.set("towns")) {
      int worth = morale(town);
      assertThat(worth).as("%s", town).isPositive();
      sum += worth;
    }
    assertThat(sum).isEqualTo(50);
    assertThat(GRAPH.set("towns")).hasSize(24);
  }

  /** 3.4, 8.7: every port is coast, and ships come to it from either box. */
  @Test
  void shipsComeToEveryPort() {
    for (Place box : List.of(Norway.DENMARK, Norway.BRITAIN)) {
      Reach reach = Norway.bySea(box, Set.of());
      assertThat(GRAPH.set("ports"))
          .hasSize(18)
          .allMatch(port -> GRAPH.hexHas(port, "land") && GRAPH.hexHas(port, "sea"))
          .allMatch(reach::reaches);
      assertThat(GRAPH.set("sea")).allMatch(reach::reaches);
    }
  }

  /** 14.2.2: the way to Oslo leads past both crosses. */
  @Test
  void shipsComeToOsloPastBothBatteriesOnly() {
    Place oslo = Norway.place("Oslo");
    assertThat(GRAPH.set("batteries")).hasSize(2);
    for (Place battery : GRAPH.set("batteries")) {
      assertThat(GRAPH.hexHas(battery, "land")).isTrue();
      assertThat(Norway.bySea(Norway.DENMARK, Set.of(battery)).reaches(oslo)).isFalse();
    }
  }

  /** A fjord is entered by its mouth: no ship crosses the land that parts it from the sea. */
  @ParameterizedTest
  @CsvSource({"Trondheim, 1530", "Steinkjer, 1530", "Mosjøen, 1741", "Narvik, 2053"})
  void fjordsHaveOneMouth(String town, String mouth) {
    Place there = Norway.place(town);
    assertThat(Norway.bySea(Norway.BRITAIN, Set.of()).reaches(there)).isTrue();
    assertThat(Norway.bySea(Norway.BRITAIN, Set.of(new Place(mouth))).reaches(there)).isFalse();
  }

  @Test
  void everyTownIsReachedFromOsloOnLand() {
    Reach reach = Norway.onFoot(Norway.place("Oslo"));
    assertThat(Norway.towns()).allMatch(reach::reaches);
  }

  /** The lines of April 1940: one net, and the lines of Jæren and of Ofoten by themselves. */
  @Test
  void railwaysHangTogetherAsIn1940() {
    assertThat(townsByRail("Oslo"))
        .containsExactlyInAnyOrder(
            "Oslo",
            "Moss",
            "Drammen",
            "Larvik",
            "Kristiansand",
            "Bergen",
            "Hønefoss",
            "Hamar",
            "Elverum",
            "Kongsvinger",
            "Lillehammer",
            "Åndalsnes",
            "Trondheim",
            "Steinkjer",
            "Namsos");
    assertThat(townsByRail("Stavanger")).containsExactly("Stavanger");
    assertThat(townsByRail("Narvik")).containsExactly("Narvik");
    Set<Place> railed = new TreeSet<>();
    for (MapSheet.Link link : SHEET.links()) {
      if (link.kind().equals("rail")) {
        railed.add(link.between().first());
        railed.add(link.between().second());
        assertThat(Norway.walkable(link.between().first(), link.between().second())).isTrue();
      }
    }
    for (String town : List.of("Oslo", "Stavanger", "Narvik")) {
      railed.removeAll(Norway.byRail(Norway.place(town)).places());
    }
    assertThat(railed).isEmpty();
  }

  /** 15.2: groups are at sea, the British fleet and the ships between groups 1 and 2 too. */
  @Test
  void fleetsBeginAtSea() {
    for (String set : List.of("group-1", "group-2", "group-3", "group-4", "group-5")) {
      assertThat(GRAPH.set("open-sea")).containsAll(GRAPH.set(set));
    }
    assertThat(GRAPH.set("open-sea")).containsAll(GRAPH.set("top-edge"));
    assertThat(GRAPH.set("top-edge")).hasSize(63).allMatch(hex -> hex.id().startsWith("05"));
    assertThat(GRAPH.set("open-sea")).containsAll(GRAPH.set("between-groups"));
    assertThat(GRAPH.set("between-groups"))
        .containsAll(GRAPH.set("group-1"))
        .containsAll(GRAPH.set("group-2"));
    assertThat(distance(GRAPH.linkedTo(Norway.DENMARK, "arrow"), "Kristiansand")).isEqualTo(5);
    assertThat(GRAPH.linkedTo(Norway.BRITAIN, "arrow")).hasSize(13);
  }

  /** 16.0: out and home on half the movement, as far as in 1940; groups strike on the first day. */
  @Test
  void allowancesReachAsFarAsIn1940() {
    Reach fromDenmark = Norway.byAir(Norway.DENMARK);
    assertThat(hexes(fromDenmark, "Kristiansand")).as("Ju 87").isLessThanOrEqualTo(16 / 2);
    assertThat(hexes(fromDenmark, "Oslo")).as("Bf 110, not Bf 109").isBetween(25 / 2 + 1, 50 / 2);
    assertThat(hexes(fromDenmark, "Bergen")).as("He 111").isLessThanOrEqualTo(50 / 2);
    assertThat(hexes(fromDenmark, "Trondheim")).as("nobody").isGreaterThan(50 / 2);
    List<String> aims = List.of("Narvik", "Trondheim", "Bergen", "Kristiansand", "Oslo");
    for (int group = 1; group <= aims.size(); group++) {
      Reach sea = Norway.bySea(Norway.only("group-" + group), Set.of());
      assertThat(hexes(sea, aims.get(group - 1))).as("group %d", group).isLessThanOrEqualTo(9);
    }
  }

  /** 14.2: east of Harstad lies Tromsø, and Narvik does not. */
  @Test
  void eastOfHarstadIsTheFarNorth() {
    Set<Place> east = GRAPH.set("east-of-harstad");
    assertThat(east).contains(Norway.place("Tromsø"), Norway.place("Bardufoss"));
    assertThat(east).doesNotContainAnyElementsOf(Norway.places("Harstad", "Narvik", "Bodø"));
    assertThat(east).allMatch(hex -> GRAPH.hexHas(hex, "land"));
  }

  @Test
  void factsStandWhateverIsDrawn() {
    for (MapSheet.Side side : INPUTS.facts().hexsides()) {
      Set<String> features =
          new TreeSet<>(GRAPH.side(side.between().first(), side.between().second()));
      assertThat(features).as("%s", side.between()).isEqualTo(new TreeSet<>(side.features()));
    }
  }

  @Test
  void placesStandInTheHexTheyFallIntoOrBesideIt() {
    for (NorwayPlaces.NorwayPlace place : INPUTS.places().places()) {
      Coordinate found = MAP.reference().toPlane(new LatLon(place.lat(), place.lon()));
      Place hex = new Place(place.hex());
      Place fallsInto = MAP.plane().grid().place(MAP.plane().nearest(found));
      assertThat(GRAPH.distance(hex, fallsInto)).as(place.name()).isLessThanOrEqualTo(1);
      assertThat(GRAPH.hex(hex).features()).containsAll(place.features());
    }
  }

  @Test
  void everyLineOfALayerIsOnTheMap() {
    List<String> sources =
        Stream.of(SHEET.hexsides(), SHEET.links())
            .flatMap(List::stream)
            .map(Object::toString)
            .toList();
    var layers = INPUTS.layers();
    for (var lines : List.of(layers.lakes(), layers.rivers(), layers.railways())) {
      assertThat(lines)
          .isNotEmpty()
          .allMatch(line -> sources.stream().anyMatch(source -> source.contains(line.name())));
    }
  }

  /** A hex is land, sea, both, or another country; hexsides bar what could otherwise pass. */
  @Test
  void surfacesAndHexsidesAgree() {
    assertThat(SHEET.hexes()).hasSize(63 * 24);
    for (MapSheet.Hex hex : SHEET.hexes()) {
      boolean played = hex.features().contains("land") || hex.features().contains("sea");
      assertThat(played).isNotEqualTo(hex.features().contains("abroad"));
      assertThat(hex.terrain().equals("sea")).isEqualTo(GRAPH.set("open-sea").contains(hex.id()));
    }
    for (MapSheet.Side side : SHEET.hexsides()) {
      Place one = side.between().first();
      Place other = side.between().second();
      for (String feature : side.features()) {
        String surface = feature.equals("impassable-sea") ? "sea" : "land";
        assertThat(GRAPH.hexHas(one, surface) && GRAPH.hexHas(other, surface))
            .as("%s", side)
            .isTrue();
      }
      assertThat(side.features().containsAll(Set.of("river", "impassable"))).isFalse();
    }
  }

  private static int hexes(Reach reach, String to) {
    return Integer.parseInt(reach.cost(Norway.place(to)).toString());
  }

  private static List<String> townsByRail(String from) {
    return Norway.byRail(Norway.place(from)).places().stream()
        .filter(hex -> GRAPH.hexHas(hex, "town"))
        .map(hex -> GRAPH.hex(hex).name())
        .toList();
  }

  private static int distance(Set<Place> from, String to) {
    return from.stream().mapToInt(hex -> GRAPH.distance(hex, Norway.place(to))).min().orElseThrow();
  }

  static int morale(Place town) {
    return GRAPH.hex(town).features().stream()
        .filter(feature -> feature.startsWith("morale-"))
        .mapToInt(feature -> Integer.parseInt(feature.substring("morale-".length())))
        .sum();
  }
}
