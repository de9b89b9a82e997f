package umpire.board.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.board.svg.Box;
import umpire.board.svg.Point;

/**
 * Where the names of places stand: below the middle of the hex, or a line lower, higher or a little
 * aside where that spot is taken by a name that was placed before, by a counter or by what stands
 * above a stack; where all spots are taken, on the one where it hides least. How wide a name is, is
 * estimated, so that the picture is the same on every machine.
 */
final class PlaceNames {
  /** Height of the letters, in pixels. */
  static final double SIZE = 12;

  private static final double EM = 0.69;
  private static final double GAP = 3;

  /** From the middle of a hex to the top of a name below it. */
  private static final double BELOW = 23;

  private final double size;
  private final List<Box> taken;

  /** Names that no other things are in the way of. */
  PlaceNames() {
    this(SIZE, List.of());
  }

  /** Names of that size that give way to these rectangles, too. */
  PlaceNames(double size, List<Box> others) {
    this.size = size;
    taken = new ArrayList<>(others);
  }

  /** The baselines that a name may have, as seen from the middle of its hex, the best first. */
  private List<Point> spots() {
    double line = size + 1;
    double first = BELOW + size;
    return List.of(
        new Point(0, first),
        new Point(0, first + line),
        new Point(0, first - line),
        new Point(2 * size, first),
        new Point(-2 * size, first),
        new Point(2 * size, first + line),
        new Point(-2 * size, first + line),
        new Point(0, first + 2 * line),
        new Point(3 * size, first),
        new Point(-3 * size, first),
        new Point(3 * size, first + line),
        new Point(-3 * size, first + line));
  }

  /**
   * As {@link #place}, but only where the name hides nothing: above the hex too, or on either side
   * of it.
   */
  Optional<Point> placeFree(String name, Point centre) {
    double aside = name.length() * size * EM / 2 + BELOW + GAP;
    return Stream.concat(
            Stream.of(
                new Point(0, -BELOW), new Point(aside, size / 3), new Point(-aside, size / 3)),
            spots().stream())
        .map(spot -> centre.plus(spot.x(), spot.y()))
        .filter(at -> hidden(box(name, at)) == 0)
        .findFirst()
        .map(
            at -> {
              taken.add(box(name, at));
              return at;
            });
  }

  /** The middle of the baseline of a name whose hex has its centre there; the spot is taken now. */
  Point place(String name, Point centre) {
    Point best = centre;
    double least = Double.MAX_VALUE;
    for (Point spot : spots()) {
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
  private Box box(String name, Point baseline) {
    double half = name.length() * size * EM / 2 + GAP;
    return new Box(baseline.plus(-half, -size), baseline.plus(half, GAP));
  }
}
