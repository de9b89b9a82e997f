package umpire.fallschirmjaeger.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.Main;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.fit.HexConstraint;
import umpire.cartographer.fit.LatLon;
import umpire.cartographer.sheet.MapFacts;
import umpire.cartographer.sheet.MapFile;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Facts stand, places stand where they lie, and the drawn sheet is a map. */
class HollandMapTest {
  private static final HollandInputs INPUTS = inputs();
  private static final HollandMap MAP = new HollandMap(INPUTS);
  private static final MapSheet SHEET = MAP.sheet();
  private static final MapGraph GRAPH = new MapGraph(SHEET);
  private static final Set<String> WATERS = Set.of("major-river", "river", "canal");
  private static final Set<String> BARRIERS = Set.of("major-river", "river", "prohibited-hexside");

  /** The pack's map is what the committed inputs give, byte for byte. */
  @Test
  void thePacksMapIsUpToDate() throws IOException {
    assertThat(Main.run(List.of("fallschirmjaeger", "--check", "../.."))).isZero();
  }

  /** A second drawing beside that of {@link #thePacksMapIsUpToDate}. */
  @Test
  void theSameInputsGiveTheSameBytes() throws IOException {
    Path map = Path.of("src/main/resources/fallschirmjaeger/pack/map.json");
    assertThat(MapFile.bytes(SHEET)).isEqualTo(Files.readAllBytes(map));
  }

  @Test
  void factsStandWhateverIsDrawn() {
    MapFacts mapFacts = INPUTS.facts();
    for (MapSheet.Hex hex : mapFacts.hexes()) {
      MapSheet.Hex drawn = GRAPH.hex(hex.id());
      assertThat(drawn.terrain()).as("%s", hex.id()).isEqualTo(hex.terrain());
      assertThat(drawn.features()).as("%s", hex.id()).containsAll(hex.features());
      assertThat(drawn.name()).isEqualTo(hex.name());
      assertThat(drawn.provenance().kind()).isEqualTo(hex.provenance().kind());
      assertThat(drawn.provenance().source()).startsWith(hex.provenance().source());
    }
    for (MapSheet.Side side : mapFacts.hexsides()) {
      assertThat(GRAPH.side(side.between().first(), side.between().second()))
          .as("%s", side.between())
          .isEqualTo(side.features());
    }
    assertThat(SHEET.links()).containsAll(mapFacts.links());
  }

  @Test
  void controlPointsLieInTheirHexes() {
    for (FitSheet.ControlPoint point : INPUTS.fit().controlPoints()) {
      Coordinate found = MAP.reference().toPlane(new LatLon(point.lat(), point.lon()));
      assertThat(point.hexes())
          .as(point.name())
          .anyMatch(
              hex -> {
                Coordinate centre = MAP.plane().centre(new Place(hex));
                return HexConstraint.pull(centre, found, 0).distance(found) < 0.1;
              });
    }
  }

  @Test
  void placesStandInTheHexTheyFallIntoOrBesideIt() {
    for (Settlements.Settlement place : INPUTS.settlements().places()) {
      Coordinate found = MAP.reference().toPlane(new LatLon(place.lat(), place.lon()));
      Place hex = new Place(place.hex());
      Place fallsInto = MAP.plane().grid().place(MAP.plane().nearest(found));
      assertThat(GRAPH.distance(hex, fallsInto)).as(place.name()).isLessThanOrEqualTo(1);
      assertThat(GRAPH.hex(hex).name()).isEqualTo(place.name());
      if (!place.terrain().isEmpty()) {
        assertThat(GRAPH.hex(hex).terrain()).as(place.name()).isEqualTo(place.terrain());
      }
    }
  }

  /** A line, bridge or ferry of which nothing is left was written in vain. */
  @Test
  void everyLineOfALayerIsOnTheMap() {
    List<String> sources =
        Stream.of(SHEET.hexsides(), SHEET.links())
            .flatMap(List::stream)
            .map(Object::toString)
            .toList();
    HollandLayers layers = INPUTS.layers();
    Stream.of(
            layers.majorRivers(),
            layers.rivers(),
            layers.lakes(),
            layers.canals(),
            layers.prohibited(),
            layers.railways(),
            layers.highways(),
            layers.roads())
        .flatMap(List::stream)
        .forEach(line -> assertThat(sources).anyMatch(source -> source.contains(line.name())));
    Stream.of(layers.bridges(), layers.ferries())
        .flatMap(List::stream)
        .forEach(spot -> assertThat(sources).anyMatch(source -> source.contains(spot.name())));
  }

  @Test
  void waysCrossWaterOnBridgesAlone() {
    for (MapSheet.Link link : SHEET.links()) {
      if (Set.of("road", "highway", "railway").contains(link.kind())) {
        Set<String> side = GRAPH.side(link.between().first(), link.between().second());
        if (side.stream().anyMatch(WATERS::contains)) {
          assertThat(side).as("%s", link).contains("bridge");
        }
      }
    }
    for (MapSheet.Side side : SHEET.hexsides()) {
      if (side.features().contains("bridge")) {
        assertThat(List.of("road", "highway", "railway"))
            .as("%s", side)
            .anyMatch(kind -> GRAPH.linked(side.between().first(), side.between().second(), kind));
      }
    }
  }

  @Test
  void ferriesCrossRiversWithoutABridge() {
    for (MapSheet.Link link : SHEET.links()) {
      Set<String> side = GRAPH.side(link.between().first(), link.between().second());
      switch (link.kind()) {
        case "river-ferry" -> assertThat(side).as("%s", link).containsExactly("major-river");
        case "other-ferry" -> assertThat(side).as("%s", link).containsExactly("river");
        case String _ -> {}
      }
    }
  }

  @Test
  void nobodyOnLandIsCutOffForGood() {
    Set<Place> reached = reached(new Place("31.19"), HollandMapTest::walks);
    Set<Place> land = new TreeSet<>(GRAPH.set("land"));
    land.removeAll(reached);
    assertThat(land).isEmpty();
  }

  @Test
  void shipsReachWhatTheSetSays() {
    Set<Place> reached =
        reached(
            new Place("60.30"),
            (from, to) -> GRAPH.linked(from, to, "waterway") || (exit(from) && exit(to)));
    assertThat(reached).containsAll(GRAPH.set("ships"));
  }

  private static boolean exit(Place hex) {
    return GRAPH.set("ship-exits").contains(hex);
  }

  private static boolean walks(Place from, Place to) {
    Set<String> side = GRAPH.side(from, to);
    boolean ferry = GRAPH.linked(from, to, "river-ferry") || GRAPH.linked(from, to, "other-ferry");
    boolean bridged = side.contains("bridge") || side.stream().noneMatch(BARRIERS::contains);
    boolean dry = dry(from) && dry(to);
    return dry && (ferry || bridged);
  }

  private static boolean dry(Place hex) {
    return !GRAPH.hex(hex).terrain().equals(HollandDraft.WATER)
        || GRAPH.hexHas(hex, "major-bridge");
  }

  private static Set<Place> reached(Place start, BiPredicate<Place, Place> passes) {
    Set<Place> reached = new TreeSet<>();
    Deque<Place> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Place hex = Objects.requireNonNull(open.poll());
      if (reached.add(hex)) {
        Stream.concat(GRAPH.neighbours(hex).stream(), exits(hex))
            .filter(other -> passes.test(hex, other))
            .forEach(open::add);
      }
    }
    return reached;
  }

  /** r13: rivers that leave the map by its highest row are joined to each other and to the sea. */
  private static Stream<Place> exits(Place hex) {
    return exit(hex) ? GRAPH.set("ship-exits").stream() : Stream.of();
  }

  @Test
  void bothTypingsOfTheNamedSetsAgree() {
    for (String line : MapFactsTest.lines("/charts/places.csv").skip(1).toList()) {
      String[] cells = line.split(",");
      assertThat(GRAPH.set(cells[0]))
          .as(cells[0])
          .containsExactlyInAnyOrderElementsOf(
              Stream.of(cells[1].split(" ")).map(Place::new).toList());
    }
  }

  /** The line of communication is one way, hex by hex, through its way-points in order (r58). */
  @Test
  void theLineOfCommunicationIsAWay() {
    Set<Place> line = GRAPH.set("line-of-communication");
    assertThat(line).hasSize(57).containsAll(GRAPH.set("communication-way-points"));
    Set<Place> along =
        reached(
            new Place("01.28"),
            (from, to) ->
                line.contains(to)
                    && Stream.of("road", "highway", "railway")
                        .anyMatch(kind -> GRAPH.linked(from, to, kind)));
    assertThat(along).isEqualTo(line);
  }

  @Test
  void hexsidesLieBetweenLandUnlessAFactSaysOtherwise() {
    Set<Hexside> settled = new TreeSet<>();
    INPUTS.facts().hexsides().forEach(side -> settled.add(side.between()));
    assertThat(SHEET.hexsides())
        .filteredOn(side -> !settled.contains(side.between()))
        .isNotEmpty()
        .allMatch(side -> dry(side.between().first()) && dry(side.between().second()));
  }

  /** 2.5a, 2.5e, 2.5f, 2.4a: where they came down in 1940 is where the rules let them come down. */
  @Test
  void historicalDropsAreLegal() {
    for (MapSheet.Named set : SHEET.sets()) {
      if (set.name().startsWith("historical-")) {
        Set<String> allowed =
            switch (set.name()) {
              case "historical-drops-dordrecht" -> Set.of("village");
              case "historical-drops-stadium", "historical-seaplanes" -> Set.of("city");
              case String _ -> Set.of("clear", "orchard", "dunes");
            };
        assertThat(set.places())
            .as(set.name())
            .isNotEmpty()
            .allMatch(hex -> allowed.contains(GRAPH.hex(hex).terrain()));
      }
    }
    assertThat(GRAPH.set("partial-river")).containsAll(GRAPH.set("historical-seaplanes"));
  }

  private static HollandInputs inputs() {
    try {
      return HollandInputs.load(HollandSource.FOLDER);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
