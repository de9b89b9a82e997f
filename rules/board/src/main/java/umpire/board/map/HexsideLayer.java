package umpire.board.map;

import java.util.Comparator;
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
  static final String MAJOR_RIVER = "major-river";
  private static final double RIVER = 14;
  private static final double BANKS = 17;
  private static final int TEETH = 5;
  private static final double TOOTH = 6;

  /** Half the length of a bridge, and half its width. */
  private static final double SPAN = 10;

  private static final double RAIL = 7;

  private final MapGraph map;
  private final Layout layout;

  HexsideLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** Every feature of every hexside. */
  void draw(SvgCanvas svgCanvas) {
    svgCanvas.group("hexsides", "fill:none; stroke-linecap:round");
    majorRivers(svgCanvas);
    for (MapSheet.Side side : map.sheet().hexsides()) {
      Hexside between = side.between();
      List<Point> ends = layout.side(between.first(), between.second());
      side.features().stream()
          .filter(feature -> !isWater(feature) && !feature.equals(MAJOR_RIVER))
          .sorted(
              Comparator.comparing((String feature) -> feature.equals("bridge"))
                  .thenComparing(f -> f))
          .forEach(feature -> feature(svgCanvas, feature, ends.getFirst(), ends.getLast()));
    }
    svgCanvas.close();
  }

  /** First all banks, then all water, so that sides that meet run together. */
  private void majorRivers(SvgCanvas svgCanvas) {
    StringBuilder data = new StringBuilder("M0 0");
    for (MapSheet.Side side : map.sheet().hexsides()) {
      if (side.features().contains(MAJOR_RIVER)) {
        List<Point> ends = layout.side(side.between().first(), side.between().second());
        data.append('M').append(ends.getFirst()).append('L').append(ends.getLast());
      }
    }
    if (data.length() > "M0 0".length()) {
      svgCanvas.path(data.toString(), look(Terrain.SHORE, BANKS));
      svgCanvas.path(data.toString(), look(Terrain.WATER, RIVER));
    }
  }

  private static String look(String colour, double width) {
    return "fill:none; stroke:" + colour + "; stroke-width:" + SvgCanvas.number(width);
  }

  /** One feature along one line; a dashed line for one without a drawing of its own. */
  static void feature(SvgCanvas svgCanvas, String feature, Point from, Point to) {
    switch (feature) {
      case "river" ->
          svgCanvas.path(winding(from, to), "fill:none; stroke:#2166ac; stroke-width:4");
      case MAJOR_RIVER -> {
        svgCanvas.line(from, to, look(Terrain.SHORE, BANKS));
        svgCanvas.line(from, to, look(Terrain.WATER, RIVER));
      }
      case "bridge" -> svgCanvas.path(bridge(from, to), "stroke:#111111; stroke-width:3");
      case "prohibited-hexside" -> svgCanvas.line(from, to, "stroke:#d7191c; stroke-width:6");
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

  /** Two rails across the middle of the side, with their ends bent away from the way between. */
  private static String bridge(Point from, Point to) {
    double length = from.distance(to);
    double along = 1 / length;
    double right = (to.y() - from.y()) * along * SPAN;
    double down = (from.x() - to.x()) * along * SPAN;
    StringBuilder data = new StringBuilder();
    for (int way : List.of(-1, 1)) {
      Point rail = from.towards(to, 0.5 + way * RAIL * along);
      Point bent = from.towards(to, 0.5 + way * (RAIL + 5) * along);
      data.append('M').append(bent.plus(-right * 1.4, -down * 1.4));
      data.append('L').append(rail.plus(-right, -down)).append('L').append(rail.plus(right, down));
      data.append('L').append(bent.plus(right * 1.4, down * 1.4));
    }
    return data.toString();
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
