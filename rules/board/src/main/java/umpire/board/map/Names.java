package umpire.board.map;

import java.util.ArrayList;
import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Point;

/**
 * Where the names of places stand: below the middle of the hex, or a line lower, higher or a little
 * aside where that spot is taken by a name that was placed before, by a counter or by what stands
 * above a stack; where all spots are taken, on the one where it hides least. How wide a name is, is
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
          new Point(0, 61),
          new Point(36, 35),
          new Point(-36, 35),
          new Point(36, 48),
          new Point(-36, 48));

  private final List<Box> taken;

  /** Names that no other things are in the way of. */
  Names() {
    this(List.of());
  }

  /** Names that give way to these rectangles, too. */
  Names(List<Box> others) {
    taken = new ArrayList<>(others);
  }

  /** The middle of the baseline of a name whose hex has its centre there; the spot is taken now. */
  Point place(String name, Point centre) {
    Point best = centre;
    double least = Double.MAX_VALUE;
    for (Point spot : SPOTS) {
      Point at = centre.plus(spot.x(), spot.y());
      double hidden = hidden(box(name, at));
      if (hidden < least) {
        best = at;
        least = hidden;
      }
    }
    taken.add(box(name, best));
    return best;
  }

  /** How much a name there would hide, in square pixels. */
  private double hidden(Box room) {
    return taken.stream().mapToDouble(room::shared).sum();
  }

  /** The room of a name with the middle of its baseline there. */
  private static Box box(String name, Point baseline) {
    double half = name.length() * SIZE * EM / 2 + GAP;
    return new Box(baseline.plus(-half, -SIZE), baseline.plus(half, GAP));
  }
}
