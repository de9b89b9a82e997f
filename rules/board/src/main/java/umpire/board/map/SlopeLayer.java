package umpire.board.map;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/**
 * Hachures where high ground falls to lower: the map says by terrain where that is, and the light
 * comes from the upper left, so the slopes away from it are drawn longer and darker.
 */
final class SlopeLayer {
  private static final int STROKES = 8;
  private static final double LIT = 6;
  private static final double SHADED = 13;

  private final MapGraph map;
  private final Layout layout;
  private final List<String> words;

  SlopeLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
    this.words =
        map.sheet().hexes().stream().map(MapSheet.Hex::terrain).distinct().sorted().toList();
  }

  /** The hachures of every slope; in an overview fewer, and bolder. */
  void draw(SvgCanvas svgCanvas, Scale scale) {
    boolean overview = scale.detail() == Scale.Detail.OVERVIEW;
    svgCanvas.group("slopes", "fill:none; stroke:#5f4119; stroke-opacity:0.8");
    for (Place hex : map.hexes()) {
      StringBuilder lit = new StringBuilder();
      StringBuilder shaded = new StringBuilder();
      for (Place lower : map.neighbours(hex)) {
        if (falls(hex, lower)) {
          boolean dark = faces(hex, lower) > 0;
          append(dark ? shaded : lit, hex, lower, dark ? SHADED : LIT, overview ? 4 : STROKES);
        }
      }
      path(svgCanvas, lit, overview ? "2.6" : "0.9");
      path(svgCanvas, shaded, overview ? "4" : "1.7");
    }
    svgCanvas.close();
  }

  private static void path(SvgCanvas svgCanvas, StringBuilder data, String pen) {
    if (!data.isEmpty()) {
      svgCanvas.path(data.toString(), "stroke-width:" + pen);
    }
  }

  private boolean falls(Place hex, Place other) {
    Terrain high = terrain(hex);
    Terrain low = terrain(other);
    return !low.wet() && high.height() > low.height();
  }

  private Terrain terrain(Place hex) {
    return Terrain.of(map.hex(hex).terrain(), words);
  }

  /** Above 0 for a slope away from the light. */
  private double faces(Place hex, Place lower) {
    Point from = layout.centre(hex);
    Point to = layout.centre(lower);
    return to.x() - from.x() + to.y() - from.y();
  }

  /** Strokes from the hexside upwards, each second one shorter. */
  private void append(StringBuilder data, Place hex, Place lower, double length, int strokes) {
    List<Point> ends = layout.side(hex, lower);
    Point centre = layout.centre(hex);
    Point away = layout.centre(lower);
    double reach = length / centre.distance(away);
    double right = (centre.x() - away.x()) * reach;
    double down = (centre.y() - away.y()) * reach;
    for (int i = 0; i < strokes; i++) {
      Point foot = ends.getFirst().towards(ends.getLast(), (i + 0.5) / strokes);
      double share = i % 2 == 0 ? 1 : 0.65;
      data.append('M').append(foot).append('L').append(foot.plus(right * share, down * share));
    }
  }
}
