package umpire.cartographer.fit;

import org.locationtech.jts.geom.Coordinate;

/** Pulls a point into a hex and leaves it alone if it is there already. */
public final class HexConstraint {
  private static final int STEPS = 80;
  private static final double NOTHING = 1e-9;

  private HexConstraint() {}

  /**
   * The point, or the nearest to it that lies in the hex.
   *
   * @param centre of the hex, in hexes
   * @param margin how far inside the sides it shall lie, in hexes
   */
  public static Coordinate pull(Coordinate centre, Coordinate point, double margin) {
    double x = point.x - centre.x;
    double y = point.y - centre.y;
    for (int step = 0; step < STEPS; step++) {
      int outermost = 0;
      for (int side = 1; side < 6; side++) {
        if (beyond(x, y, side) > beyond(x, y, outermost)) {
          outermost = side;
        }
      }
      double excess = beyond(x, y, outermost) - (0.5 - margin);
      if (excess <= NOTHING) {
        break;
      }
      x -= excess * Math.cos(Math.PI / 3 * outermost);
      y -= excess * Math.sin(Math.PI / 3 * outermost);
    }
    return new Coordinate(centre.x + x, centre.y + y);
  }

  /** How far the point lies in the direction of a side; a side is half a hex from the centre. */
  private static double beyond(double x, double y, int side) {
    return x * Math.cos(Math.PI / 3 * side) + y * Math.sin(Math.PI / 3 * side);
  }
}
