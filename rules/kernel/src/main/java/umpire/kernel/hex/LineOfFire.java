package umpire.kernel.hex;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The straight line between two hex centres. It is traced twice, a hair to either side: where both
 * traces agree the line crosses hexsides, where they differ it runs along the side between them.
 */
final class LineOfFire {
  private static final double HAIR = 1e-6;

  private LineOfFire() {}

  /**
   * The hexsides that it crosses or runs along, in order.
   *
   * @param places the number of a cell; asked for cells beyond the map too
   */
  static List<Hexside> hexsides(
      Grid grid, Grid.Cell from, Grid.Cell to, Function<Grid.Cell, Place> places) {
    List<Grid.Cell> left = trace(grid, from, to, HAIR);
    List<Grid.Cell> right = trace(grid, from, to, -HAIR);
    Set<Hexside> met = new LinkedHashSet<>();
    for (int i = 0; i < left.size(); i++) {
      boolean apart = !left.get(i).equals(right.get(i));
      if (apart) {
        met.add(new Hexside(places.apply(left.get(i)), places.apply(right.get(i))));
      } else if (i > 0 && left.get(i - 1).equals(right.get(i - 1))) {
        met.add(new Hexside(places.apply(left.get(i - 1)), places.apply(left.get(i))));
      }
    }
    return List.copyOf(met);
  }

  private static List<Grid.Cell> trace(Grid grid, Grid.Cell from, Grid.Cell to, double hair) {
    int steps = grid.distance(from, to);
    double across = to.line() - from.line();
    double along = grid.halves(to) - grid.halves(from);
    List<Grid.Cell> cells = new ArrayList<>();
    for (int i = 0; i <= steps; i++) {
      double part = steps == 0 ? 0 : (double) i / steps;
      // The hair is at a right angle to the line, in a plane where a line's width is sqrt(3)
      // halves.
      cells.add(
          grid.nearest(
              from.line() + part * across + hair * along,
              grid.halves(from) + part * along - hair * across * 3));
    }
    return cells;
  }
}
