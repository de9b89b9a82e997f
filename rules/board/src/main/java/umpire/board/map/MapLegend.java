package umpire.board.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.board.svg.Entry;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.play.Sketch;

/** What the marks of a map mean: those that are on it, and no others. */
public final class MapLegend {
  private static final double WIDE = 17;
  private static final double TALL = 11;

  private MapLegend() {}

  /** Terrains, hexsides, ways and places, each sorted; then the signs of the sketch. */
  public static List<Entry> of(MapGraph map, Sketch sketch) {
    List<Entry> entries = new ArrayList<>(of(map));
    for (String word : sorted(sketch.signs().stream().map(Sketch.Sign::word))) {
      Sketch.Sign sign =
          sketch.signs().stream().filter(s -> s.word().equals(word)).findFirst().orElseThrow();
      if (entries.stream().noneMatch(entry -> entry.words().equals(word))) {
        entries.add(entry(word, (svg, at) -> SignLayer.sample(svg, sign, at)));
      }
    }
    return entries;
  }

  private static List<Entry> of(MapGraph map) {
    MapSheet sheet = map.sheet();
    List<String> terrains = sorted(sheet.hexes().stream().map(MapSheet.Hex::terrain));
    List<Entry> entries = new ArrayList<>();
    for (String word : terrains) {
      Terrain terrain = Terrain.of(word, terrains);
      entries.add(entry(word, (svg, at) -> terrain(svg, at, terrain)));
    }
    for (String side : sorted(sheet.hexsides().stream().flatMap(s -> s.features().stream()))) {
      String words = side.startsWith("impassable") ? side : side + " hexside";
      entries.add(entry(words, (svg, at) -> side(svg, at, side)));
    }
    for (String kind : sorted(sheet.links().stream().map(MapSheet.Link::kind))) {
      boolean leaves = WayLayer.leaves(map, kind);
      entries.add(entry(kind, (svg, at) -> way(svg, at, kind, leaves)));
    }
    for (String feature :
        sorted(sheet.hexes().stream().flatMap(h -> PlaceLayer.shown(h.features()).stream()))) {
      String words = PlaceLayer.isMorale(feature) ? "morale of a town" : feature;
      if (entries.stream().noneMatch(entry -> entry.words().equals(words))) {
        entries.add(entry(words, (svg, at) -> PlaceLayer.mark(svg, feature, at)));
      }
    }
    for (String country :
        sorted(sheet.hexes().stream().flatMap(h -> HexLayer.abroad(h.features()).stream()))) {
      entries.add(entry(country, MapLegend::veil));
    }
    return entries;
  }

  private static List<String> sorted(Stream<String> words) {
    return words.distinct().sorted().toList();
  }

  private static Entry entry(String key, Entry.Swatch swatch) {
    return new Entry(key.replace('-', ' '), swatch);
  }

  private static void terrain(Svg svg, Point at, Terrain terrain) {
    ground(svg, at, "fill:" + terrain.fill() + "; stroke:#5b5546");
    if (terrain.textured()) {
      svg.open("g").set("transform", "translate(" + at + ") scale(0.4 0.28)");
      svg.look("fill:none; stroke-width:2.2; stroke-linecap:round");
      HexLayer.draw(svg, terrain);
      svg.close();
    }
  }

  private static void side(Svg svg, Point at, String feature) {
    if (HexsideLayer.isWater(feature)) {
      WaterLayer.sample(svg, at.plus(-10, 0), at.plus(10, 0), true);
    } else {
      HexsideLayer.feature(svg, feature, at.plus(-WIDE, 0), at.plus(WIDE, 0));
    }
  }

  private static void way(Svg svg, Point at, String kind, boolean leaves) {
    if (leaves) {
      WayLayer.arrow(svg, "translate(" + at + ")");
    } else if (kind.equals(WayLayer.WATERWAY)) {
      WaterLayer.sample(svg, at.plus(-10, 0), at.plus(10, 0), false);
    } else {
      WayLayer.way(svg, kind, at.plus(-WIDE, 0), at.plus(WIDE, 0));
    }
  }

  private static void veil(Svg svg, Point at) {
    ground(svg, at, "fill:" + Terrain.of("clear", List.of()).fill());
    ground(svg, at, HexLayer.WASH);
    List<Point> corners =
        List.of(
            at.plus(-WIDE, -TALL), at.plus(WIDE, -TALL), at.plus(WIDE, TALL), at.plus(-WIDE, TALL));
    svg.path(HexLayer.hatching(corners), HexLayer.HATCHING);
  }

  private static void ground(Svg svg, Point at, String look) {
    svg.rectangle(at.plus(-WIDE, -TALL), 2 * WIDE, 2 * TALL, look);
  }
}
