package umpire.board.map;

import java.util.ArrayList;
import java.util.List;
import umpire.board.svg.Point;

/**
 * Where the names of places stand: below the middle of the hex, or a line lower, higher or a little
 * aside where that spot is taken by a name that was placed before. How wide a name is, is
 * estimated, so that the picture is the same on every machine.
 */
final class Names {
  /** Height of the letters, in pixels. */
  static final double SIZE = 12;

  private static final double EM = 0.69;
  private static final double GAP = 3;
  private static final List<Point> SPOTS =
      List.of(
          new Point(0, 35),
          new Point(0, 48),
          new Point(0, 22),
          new Point(24, 35),
          new Point(-24, 35),
          new Point(24, 48),
          new Point(-24, 48),
          new Point(0, 61));

  private final List<Box> taken = new ArrayList<>();

  /** A rectangle by its upper left and lower right corner. */
  private record Box(Point corner, Point end) {
    static Box of(String name, Point baseline) {
      double half = name.length() * SIZE * EM / 2 + GAP;
      return new Box(baseline.plus(-half, -SIZE), baseline.plus(half, GAP));
    }

    boolean meets(Box other) {
      return corner.x() < other.end.x()
          && other.corner.x() < end.x()
          && corner.y() < other.end.y()
          && other.corner.y() < end.y();
    }
  }

  /** The middle of the baseline of a name whose hex has its centre there; the spot is taken now. */
  Point place(String name, Point centre) {
    Point first = centre.plus(SPOTS.getFirst().x(), SPOTS.getFirst().y());
    Point free =
        SPOTS.stream()
            .map(spot -> centre.plus(spot.x(), spot.y()))
            .filter(spot -> taken.stream().noneMatch(Box.of(name, spot)::meets))
            .findFirst()
            .orElse(first);
    taken.add(Box.of(name, free));
    return free;
  }
}
