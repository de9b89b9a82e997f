package umpire.board.map;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/**
 * The water of hexes that are partly land: sounds along hexsides, the shore of open water, and
 * inlets where a waterway leads on into the land. The map says by hexsides and links where water
 * runs; how far it reaches into a hex is the drawing's choice.
 */
final class WaterLayer {
  private static final double SOUND = 15;
  private static final double INLET = 20;
  private static final double SHORE = 3;

  /** Farther apart than the middles of two sides that meet in a corner. */
  private static final double BESIDE = Layout.ACROSS * 0.6;

  private final MapGraph map;
  private final Layout layout;

  WaterLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** First all shores, then all water, so that water that meets runs together. */
  void draw(Svg svg) {
    String sounds = sounds();
    String inlets = inlets();
    svg.group("water", "fill:none; stroke-linejoin:round; stroke-linecap:round");
    String shores = shores();
    svg.path(shores, look(Terrain.SHORE, SOUND + SHORE));
    svg.path(sounds, look(Terrain.SHORE, SOUND + SHORE));
    svg.path(inlets, look(Terrain.SHORE, INLET + SHORE) + "; fill:" + Terrain.SHORE);
    for (Place hex : map.hexes()) {
      if (wet(hex)) {
        svg.polygon(layout.corners(hex), "fill:" + Terrain.WATER);
      }
    }
    svg.path(shores, look(Terrain.WATER, SOUND));
    svg.path(sounds, look(Terrain.WATER, SOUND));
    svg.path(inlets, look(Terrain.WATER, INLET) + "; fill:" + Terrain.WATER);
    svg.close();
  }

  /** A piece of water along a line, for the legend. */
  static void sample(Svg svg, Point from, Point to, boolean sound) {
    double width = (sound ? SOUND : INLET) * 0.7;
    svg.line(from, to, look(Terrain.SHORE, width + SHORE) + "; stroke-linecap:round");
    svg.line(from, to, look(Terrain.WATER, width) + "; stroke-linecap:round");
  }

  private static String look(String colour, double width) {
    return "stroke:" + colour + "; stroke-width:" + Svg.number(width);
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
    List<Place> ways =
        map.neighbours(hex).stream()
            .filter(other -> map.linked(hex, other, WayLayer.WATERWAY))
            .toList();
    if (ways.stream().noneMatch(other -> leads(hex, other))) {
      return;
    }
    Point centre = layout.centre(hex);
    List<Point> mouths =
        ways.stream()
            .filter(other -> wet(other) || isSound(hex, other) || leads(hex, other))
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

  /** True if ships pass between two coasts inland, not along a shore or a sound of both. */
  private boolean leads(Place hex, Place other) {
    return !wet(other)
        && !isSound(hex, other)
        && map.neighbours(hex).stream()
            .noneMatch(sea -> wet(sea) && map.adjacent(sea, other) && open(sea, hex, other));
  }

  private boolean open(Place sea, Place one, Place other) {
    return map.linked(sea, one, WayLayer.WATERWAY) && map.linked(sea, other, WayLayer.WATERWAY);
  }

  private boolean isSound(Place one, Place other) {
    return map.side(one, other).stream().anyMatch(HexsideLayer::isWater);
  }

  private boolean wet(Place hex) {
    String terrain = map.hex(hex).terrain();
    return Terrain.of(terrain, List.of(terrain)).wet();
  }
}
