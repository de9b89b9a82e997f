package umpire.board.map;

import java.util.List;
import java.util.Set;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;

/** Rivers, ridges, borders and whatever else lies between two hexes, save the water of sounds. */
final class HexsideLayer {
  private static final Set<String> WATER = Set.of("fjord", "sea", "lake", "water", "estuary");
  private static final int TEETH = 5;
  private static final double TOOTH = 6;

  private final MapGraph map;
  private final Layout layout;

  HexsideLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** Every feature of every hexside. */
  void draw(SvgCanvas svgCanvas) {
    svgCanvas.group("hexsides", "fill:none; stroke-linecap:round");
    for (MapSheet.Side side : map.sheet().hexsides()) {
      Hexside between = side.between();
      List<Point> ends = layout.side(between.first(), between.second());
      side.features().stream()
          .filter(feature -> !isWater(feature))
          .sorted()
          .forEach(feature -> feature(svgCanvas, feature, ends.getFirst(), ends.getLast()));
    }
    svgCanvas.close();
  }

  /** One feature along one line; a dashed line for one without a drawing of its own. */
  static void feature(SvgCanvas svgCanvas, String feature, Point from, Point to) {
    switch (feature) {
      case "river" ->
          svgCanvas.path(winding(from, to), "fill:none; stroke:#2166ac; stroke-width:4");
      case "stream", "canal" -> svgCanvas.line(from, to, "stroke:#2166ac; stroke-width:2.5");
      case "ridge", "escarpment" -> {
        svgCanvas.line(from, to, "stroke:#5c3310; stroke-width:4");
        svgCanvas.path(teeth(from, to), "stroke:#5c3310; stroke-width:2");
      }
      case "border" ->
          svgCanvas.line(from, to, "stroke:#111111; stroke-width:3; stroke-dasharray:9 5 2 5");
      case "impassable" -> svgCanvas.line(from, to, "stroke:#111111; stroke-width:2.4");
      case "impassable-sea" ->
          svgCanvas.line(
              from,
              to,
              "stroke:#0b2a6b; stroke-width:7; stroke-dasharray:0.1 11; stroke-linecap:round");
      case String _ ->
          svgCanvas.line(from, to, "stroke:#762a83; stroke-width:3; stroke-dasharray:4 5");
    }
  }

  /** True for features that are drawn with the water. */
  static boolean isWater(String feature) {
    return WATER.contains(feature);
  }

  private static String winding(Point from, Point to) {
    double right = (to.y() - from.y()) * 0.14;
    double down = (from.x() - to.x()) * 0.14;
    Point bend = from.towards(to, 0.25).plus(right, down);
    return "M%sQ%s %sT%s".formatted(from, bend, from.towards(to, 0.5), to);
  }

  private static String teeth(Point from, Point to) {
    double length = from.distance(to);
    double right = (to.y() - from.y()) / length * TOOTH;
    double down = (from.x() - to.x()) / length * TOOTH;
    StringBuilder data = new StringBuilder();
    for (int i = 0; i < TEETH; i++) {
      Point root = from.towards(to, (i + 0.5) / TEETH);
      data.append('M').append(root.plus(-right, -down)).append('L').append(root.plus(right, down));
    }
    return data.toString();
  }
}
