package umpire.narvik.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.Main;
import umpire.cartographer.fit.LatLon;
import umpire.cartographer.sheet.MapFacts;
import umpire.cartographer.sheet.MapFile;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Facts stand, places stand where they lie, and the drawn sheet is a map. */
class NarvikMapTest {
  private static final Inputs INPUTS = inputs();
  private static final NarvikMap MAP = new NarvikMap(INPUTS);
  private static final MapSheet SHEET = MAP.sheet();
  private static final MapGraph GRAPH = new MapGraph(SHEET);

  @Test
  void factsStandWhateverIsDrawn() {
    MapFacts mapFacts = INPUTS.facts();
    assertThat(mapFacts.hexes()).isNotEmpty().allMatch(hex -> hex.equals(GRAPH.hex(hex.id())));
    for (MapSheet.Side side : mapFacts.hexsides()) {
      assertThat(GRAPH.side(side.between().first(), side.between().second()))
          .as("%s", side.between())
          .isEqualTo(side.features());
    }
    assertThat(SHEET.links()).containsAll(mapFacts.links());
    for (MapSheet.Link link : mapFacts.noLinks()) {
      assertThat(GRAPH.linked(link.between().first(), link.between().second(), link.kind()))
          .isFalse();
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
      assertThat(GRAPH.hex(hex).features()).containsAll(place.features());
    }
  }

  @Test
  void everyLineOfALayerIsOnTheMap() {
    var sources =
        List.of(SHEET.hexsides(), SHEET.links()).stream()
            .flatMap(List::stream)
            .map(Object::toString)
            .toList();
    var layers = INPUTS.layers();
    for (var lines : List.of(layers.ridges(), layers.lakes(), layers.rivers(), layers.roads())) {
      assertThat(lines)
          .isNotEmpty()
          .allMatch(line -> sources.stream().anyMatch(source -> source.contains(line.name())));
    }
  }

  @Test
  void lakesRiversAndRidgesLieBetweenLandHexes() {
    assertThat(SHEET.hexsides())
        .filteredOn(side -> !Set.of("fjord").containsAll(side.features()))
        .isNotEmpty()
        .noneMatch(
            side ->
                GRAPH.hex(side.between().first()).terrain().equals("water")
                    || GRAPH.hex(side.between().second()).terrain().equals("water"));
  }

  /** The pack's map is what the committed inputs give, byte for byte. */
  @Test
  void thePacksMapIsUpToDate() throws IOException {
    assertThat(Main.run(List.of("narvik", "--check", "../.."))).isZero();
  }

  /** A second drawing beside that of {@link #thePacksMapIsUpToDate}. */
  @Test
  void theSameInputsGiveTheSameBytes() throws IOException {
    Path map = Path.of("src/main/resources/narvik/pack/map.json");
    assertThat(MapFile.bytes(SHEET)).isEqualTo(Files.readAllBytes(map));
  }

  private static Inputs inputs() {
    try {
      return Inputs.load(NarvikSource.FOLDER);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
