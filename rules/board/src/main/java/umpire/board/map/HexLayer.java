package umpire.board.map;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The hexes: terrain, its glyph, and in words what each is. */
final class HexLayer {
  /** The veil over country that is not fought over. */
  static final String VEIL = "fill:#4a4a55; fill-opacity:0.42";

  private static final List<String> ABROAD = List.of("abroad", "neutral", "sweden");

  private final MapGraph map;
  private final Layout layout;
  private final List<String> words;

  HexLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
    this.words =
        map.sheet().hexes().stream().map(MapSheet.Hex::terrain).distinct().sorted().toList();
  }

  /** The coloured hexes; a reader of the text finds each by its number. */
  void draw(Svg svg) {
    svg.group("hexes", "stroke-linejoin:round");
    for (Place place : map.hexes()) {
      MapSheet.Hex hex = map.hex(place);
      String fill = Terrain.of(hex.terrain(), words).fill();
      svg.open("g").set("data-hex", place.id()).set("role", "graphics-symbol img");
      svg.open("title").words(title(hex));
      // A line of its own colour closes the gaps that smoothing leaves between neighbours.
      svg.polygon(layout.corners(place), "fill:%s; stroke:%s".formatted(fill, fill));
      svg.close();
    }
    svg.close();
  }

  /** The glyphs, above the water that may run through a hex. */
  void drawGlyphs(Svg svg) {
    svg.group("terrain", "fill:none; stroke-width:1.4; stroke-linecap:round");
    for (Place place : map.hexes()) {
      Terrain terrain = Terrain.of(map.hex(place).terrain(), words);
      if (!terrain.glyph().isEmpty()) {
        svg.open("path").set("d", terrain.glyph()).set("stroke", terrain.ink());
        svg.at(layout.centre(place)).close();
      }
    }
    svg.close();
  }

  /** The grid, and a veil over country that is not fought over. */
  void drawGrid(Svg svg) {
    svg.group("abroad", VEIL);
    for (Place place : map.hexes()) {
      if (!abroad(map.hex(place).features()).isEmpty()) {
        svg.polygon(layout.corners(place), "");
      }
    }
    svg.close();
    svg.group("grid", "fill:none; stroke:#5b5546; stroke-opacity:0.55");
    map.hexes().forEach(place -> svg.polygon(layout.corners(place), ""));
    svg.close();
  }

  /** The printed number of every hex. */
  void drawNumbers(Svg svg) {
    svg.group("numbers", "fill:#2e2e2e; text-anchor:middle");
    map.hexes().forEach(hex -> svg.label(layout.number(hex), Layout.NUMBER, hex.id(), ""));
    svg.close();
  }

  /** Those of a hex's features that say that it is not fought over. */
  static List<String> abroad(Set<String> features) {
    return ABROAD.stream().filter(features::contains).toList();
  }

  private static String title(MapSheet.Hex hex) {
    String name = hex.name().isEmpty() ? "" : " " + hex.name();
    return Stream.concat(Stream.of(hex.terrain()), hex.features().stream().sorted())
        .collect(Collectors.joining(", ", hex.id() + name + ": ", ""));
  }
}
