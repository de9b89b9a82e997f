package umpire.board.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.board.svg.Entry;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.play.BoardContents;

/** What the marks of a map mean: those that are on it, and no others. */
public final class MapLegend {
  private static final double WIDE = 17;
  private static final double TALL = 11;

  private MapLegend() {}

  /** Terrains, hexsides, ways and places, each sorted; then the signs of the sketch. */
  public static List<Entry> of(MapGraph map, BoardContents boardContents) {
    List<Entry> entries = new ArrayList<>(of(map));
    for (String word : sorted(boardContents.signs().stream().map(BoardContents.Sign::word))) {
      BoardContents.Sign sign =
          boardContents.signs().stream()
              .filter(s -> s.word().equals(word))
              .findFirst()
              .orElseThrow();
      if (entries.stream().noneMatch(entry -> entry.words().equals(word))) {
        entries.add(entry(word, (svgCanvas, at) -> SignLayer.sample(svgCanvas, sign, at)));
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
      entries.add(entry(word, (svgCanvas, at) -> terrain(svgCanvas, at, terrain)));
    }
    for (String side : sorted(sheet.hexsides().stream().flatMap(s -> s.features().stream()))) {
      String words =
          side.startsWith("impassable") || side.endsWith("hexside") ? side : side + " hexside";
      entries.add(entry(words, (svgCanvas, at) -> side(svgCanvas, at, side)));
    }
    for (String kind : sorted(sheet.links().stream().map(MapSheet.Link::kind))) {
      boolean leaves = WayLayer.leaves(map, kind);
      entries.add(entry(kind, (svgCanvas, at) -> way(svgCanvas, at, kind, leaves)));
    }
    for (String feature :
        sorted(sheet.hexes().stream().flatMap(h -> PlaceLayer.shown(h.features()).stream()))) {
      String words = PlaceLayer.isMorale(feature) ? "morale of a town" : feature;
      if (entries.stream().noneMatch(entry -> entry.words().equals(words))) {
        entries.add(entry(words, (svgCanvas, at) -> PlaceLayer.mark(svgCanvas, feature, at)));
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

  private static void terrain(SvgCanvas svgCanvas, Point at, Terrain terrain) {
    ground(svgCanvas, at, "fill:" + terrain.fill() + "; stroke:#5b5546");
    if (terrain.textured()) {
      svgCanvas.open("g").set("transform", "translate(" + at + ") scale(0.4 0.28)");
      svgCanvas.look("fill:none; stroke-width:2.2; stroke-linecap:round");
      HexLayer.draw(svgCanvas, terrain);
      svgCanvas.close();
    }
  }

  private static void side(SvgCanvas svgCanvas, Point at, String feature) {
    if (HexsideLayer.isWater(feature)) {
      WaterLayer.sample(svgCanvas, at.plus(-10, 0), at.plus(10, 0), true);
    } else {
      HexsideLayer.feature(svgCanvas, feature, at.plus(-WIDE, 0), at.plus(WIDE, 0));
    }
  }

  private static void way(SvgCanvas svgCanvas, Point at, String kind, boolean leaves) {
    if (leaves) {
      WayLayer.arrow(svgCanvas, "translate(" + at + ")");
    } else if (kind.equals(WayLayer.WATERWAY)) {
      WaterLayer.sample(svgCanvas, at.plus(-10, 0), at.plus(10, 0), false);
    } else {
      WayLayer.way(svgCanvas, kind, at.plus(-WIDE, 0), at.plus(WIDE, 0));
    }
  }

  private static void veil(SvgCanvas svgCanvas, Point at) {
    ground(svgCanvas, at, "fill:" + Terrain.of("clear", List.of()).fill());
    ground(svgCanvas, at, HexLayer.WASH);
    List<Point> corners =
        List.of(
            at.plus(-WIDE, -TALL), at.plus(WIDE, -TALL), at.plus(WIDE, TALL), at.plus(-WIDE, TALL));
    svgCanvas.path(HexLayer.hatching(corners), HexLayer.HATCHING);
  }

  private static void ground(SvgCanvas svgCanvas, Point at, String look) {
    svgCanvas.rectangle(at.plus(-WIDE, -TALL), 2 * WIDE, 2 * TALL, look);
  }
}
