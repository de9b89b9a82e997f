package umpire.board.map;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.board.svg.Point;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** A part of a map: the hexes of a rectangle, and all boxes. */
public final class MapExcerpt {
  private static final double CLOSE = 1;

  private MapExcerpt() {}

  /**
   * The hexes whose centres lie in the rectangle of which these two are opposite corners; throws
   * IllegalArgumentException if the map lacks either.
   */
  public static MapGraph of(MapGraph map, Place one, Place other) {
    Layout layout = new Layout(map, new Point(0, 0));
    Point from = layout.centre(one);
    Point to = layout.centre(other);
    Set<Place> kept =
        map.hexes().stream()
            .filter(hex -> between(layout.centre(hex), from, to))
            .collect(Collectors.toUnmodifiableSet());
    MapSheet sheet = map.sheet();
    return new MapGraph(
        new MapSheet(
            sheet.grid(),
            sheet.hexes().stream().filter(hex -> kept.contains(hex.id())).toList(),
            sheet.hexsides().stream().filter(side -> in(map, kept, side.between())).toList(),
            sheet.links().stream().filter(link -> in(map, kept, link.between())).toList(),
            sheet.areas(),
            List.of()));
  }

  private static boolean in(MapGraph map, Set<Place> kept, Hexside ends) {
    return in(map, kept, ends.first()) && in(map, kept, ends.second());
  }

  private static boolean in(MapGraph map, Set<Place> kept, Place end) {
    return kept.contains(end) || !map.isHex(end);
  }

  private static boolean between(Point at, Point from, Point to) {
    return at.x() > Math.min(from.x(), to.x()) - CLOSE
        && at.x() < Math.max(from.x(), to.x()) + CLOSE
        && at.y() > Math.min(from.y(), to.y()) - CLOSE
        && at.y() < Math.max(from.y(), to.y()) + CLOSE;
  }
}
