package umpire.cartographer.fit;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/**
 * A straight map from the plane of hexes to kilometres.
 *
 * @param across kilometres for one unit across the lines
 * @param along kilometres for one unit along them
 * @param origin kilometres of the plane's origin
 */
record AffineMap(Coordinate across, Coordinate along, Coordinate origin) {
  static AffineMap of(List<List<Double>> rows) {
    return new AffineMap(row(rows.get(0)), row(rows.get(1)), row(rows.get(2)));
  }

  Coordinate kilometres(Coordinate point) {
    return new Coordinate(
        point.y * across.x + point.x * along.x + origin.x,
        point.y * across.y + point.x * along.y + origin.y);
  }

  Coordinate plane(Coordinate kilometres) {
    return direction(new Coordinate(kilometres.x - origin.x, kilometres.y - origin.y));
  }

  /** The step in the plane for a step in kilometres. */
  Coordinate direction(Coordinate kilometres) {
    double determinant = across.x * along.y - across.y * along.x;
    double up = (kilometres.x * along.y - kilometres.y * along.x) / determinant;
    double right = (across.x * kilometres.y - across.y * kilometres.x) / determinant;
    return new Coordinate(right, up);
  }

  private static Coordinate row(List<Double> row) {
    return new Coordinate(row.get(0), row.get(1));
  }
}
