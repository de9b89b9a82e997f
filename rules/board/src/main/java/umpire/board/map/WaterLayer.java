package umpire.board.map;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/**
 * The water of hexes that are partly land: sounds along hexsides, the shore of open water, and
 * inlets where a waterway leads on into the land. The map says by hexsides, links and coasts where
 * water runs; how far it reaches into a hex is the drawing's choice.
 */
final class WaterLayer {
  private static final double SOUND = 15;
  private static final double INLET = 20;
  private static final double SHORE = 3;

  /** Farther apart than the middles of two sides that meet in a corner. */
  private static final double BESIDE = Layout.ACROSS * 0.6;

  private final MapGraph map;
  private final Layout layout;

  /** True for a map that draws its great rivers along hexsides, where ships pass too. */
  private final boolean alongHexsides;

  WaterLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
    this.alongHexsides =
        map.sheet().hexsides().stream()
            .anyMatch(side -> side.features().contains(HexsideLayer.MAJOR_RIVER));
  }

  /** First all shores, then all water, so that water that meets runs together. */
  void draw(SvgCanvas svgCanvas) {
    String sounds = sounds();
    String inlets = inlets();
    svgCanvas.group("water", "fill:none; stroke-linejoin:round; stroke-linecap:round");
    String shores = shores();
    svgCanvas.path(shores, look(Terrain.SHORE, SOUND + SHORE));
    svgCanvas.path(sounds, look(Terrain.SHORE, SOUND + SHORE));
    svgCanvas.path(inlets, look(Terrain.SHORE, INLET + SHORE) + "; fill:" + Terrain.SHORE);
    for (Place hex : map.hexes()) {
      if (wet(hex)) {
        svgCanvas.polygon(layout.corners(hex), "fill:" + Terrain.WATER);
      }
    }
    svgCanvas.path(shores, look(Terrain.WATER, SOUND));
    svgCanvas.path(sounds, look(Terrain.WATER, SOUND));
    svgCanvas.path(inlets, look(Terrain.WATER, INLET) + "; fill:" + Terrain.WATER);
    svgCanvas.close();
  }

  /** A piece of water along a line, for the legend. */
  static void sample(SvgCanvas svgCanvas, Point from, Point to, boolean sound) {
    double width = (sound ? SOUND : INLET) * 0.7;
    svgCanvas.line(from, to, look(Terrain.SHORE, width + SHORE) + "; stroke-linecap:round");
    svgCanvas.line(from, to, look(Terrain.WATER, width) + "; stroke-linecap:round");
  }

  private static String look(String colour, double width) {
    return "stroke:" + colour + "; stroke-width:" + SvgCanvas.number(width);
  }

  private String shores() {
    StringBuilder data = new StringBuilder("M0 0");
    for (Place hex : map.hexes()) {
      for (Place other : map.neighbours(hex)) {
        if (wet(hex) && !wet(other)) {
          append(data, hex, other);
        }
      }
    }
    return data.toString();
  }

  private String sounds() {
    StringBuilder data = new StringBuilder("M0 0");
    for (MapSheet.Side side : map.sheet().hexsides()) {
      Hexside between = side.between();
      if (isSound(between.first(), between.second())) {
        append(data, between.first(), between.second());
      }
    }
    return data.toString();
  }

  private void append(StringBuilder data, Place one, Place other) {
    List<Point> ends = layout.side(one, other);
    data.append('M').append(ends.getFirst()).append('L').append(ends.getLast());
  }

  private String inlets() {
    StringBuilder data = new StringBuilder("M0 0");
    map.hexes().stream().filter(hex -> !wet(hex)).forEach(hex -> inlet(hex, data));
    return data.toString();
  }

  /** Where the water leads on inland: inlets that meet in the middle, the land between filled. */
  private void inlet(Place hex, StringBuilder data) {
    List<Place> ways = map.neighbours(hex).stream().filter(other -> passes(hex, other)).toList();
    if (ways.stream().noneMatch(other -> leads(hex, other))) {
      return;
    }
    Point centre = layout.centre(hex);
    List<Point> mouths =
        mouths(hex, ways).stream()
            // A little beyond the hexside, so that the water of both hexes runs together.
            .map(other -> centre.towards(layout.centre(other), 0.52))
            .toList();
    for (int i = 0; i < mouths.size(); i++) {
      data.append("M%sL%s".formatted(centre, mouths.get(i)));
      // Each pair once: a triangle drawn both ways round would not be filled.
      for (Point other : mouths.subList(i + 1, mouths.size())) {
        if (mouths.get(i).distance(other) < BESIDE) {
          data.append("M%sL%sL%sZ".formatted(centre, mouths.get(i), other));
        }
      }
    }
  }

  /** Where water comes in or leads on; of a coast that has land and sea by name one way in. */
  private List<Place> mouths(Place hex, List<Place> ways) {
    List<Place> on = ways.stream().filter(other -> leads(hex, other)).toList();
    Stream<Place> in =
        ways.stream()
            .filter(other -> !on.contains(other))
            .filter(other -> wet(other) || isSound(hex, other));
    // Only the water farthest from where it leads on, so that the land of the hex still shows.
    Stream<Place> shown =
        map.hexHas(hex, "sea")
            ? in.max(Comparator.comparingDouble(other -> apart(other, on))).stream()
            : in;
    return Stream.concat(on.stream(), shown).toList();
  }

  private double apart(Place hex, List<Place> others) {
    Point centre = layout.centre(hex);
    return others.stream().mapToDouble(other -> centre.distance(layout.centre(other))).sum();
  }

  /** True if ships pass between two coasts inland, not along a shore or a sound of both. */
  private boolean leads(Place hex, Place other) {
    if (alongHexsides) {
      return false;
    }
    return !wet(other)
        && !isSound(hex, other)
        && map.neighbours(hex).stream()
            .noneMatch(sea -> wet(sea) && map.adjacent(sea, other) && open(sea, hex, other));
  }

  private boolean open(Place sea, Place one, Place other) {
    return passes(sea, one) && passes(sea, other);
  }

  /** True if a link says so, or if both hexes have sea and nothing bars ships between them. */
  private boolean passes(Place one, Place other) {
    return map.linked(one, other, WayLayer.WATERWAY)
        || (bothHaveSea(one, other) && !map.side(one, other).contains("impassable-sea"));
  }

  /** True for water by its name, and where coasts that ships use bar the way on land. */
  private boolean isSound(Place one, Place other) {
    Set<String> features = map.side(one, other);
    return features.stream().anyMatch(HexsideLayer::isWater)
        || (features.contains("impassable") && bothHaveSea(one, other));
  }

  private boolean bothHaveSea(Place one, Place other) {
    return map.hexHas(one, "sea") && map.hexHas(other, "sea");
  }

  private boolean wet(Place hex) {
    String terrain = map.hex(hex).terrain();
    return Terrain.of(terrain, List.of(terrain)).wet();
  }
}
