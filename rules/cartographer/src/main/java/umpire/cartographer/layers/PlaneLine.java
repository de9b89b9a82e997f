package umpire.cartographer.layers;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.fit.LatLon;

/**
 * A written line in the plane of hexes.
 *
 * @param name of what it follows
 * @param shape the line
 */
public record PlaneLine(String name, LineString shape) {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** How far from the line, in hexes, a step costs twice as much. */
  private static final double NEAR = 0.42;

  /** The line as the georeference lays it. */
  public static PlaneLine of(WrittenLine line, Georeference reference) {
    Coordinate[] corners =
        line.points().stream()
            .map(point -> reference.toPlane(new LatLon(point.get(0), point.get(1))))
            .toArray(Coordinate[]::new);
    return new PlaneLine(line.name(), GEOMETRY.createLineString(corners));
  }

  /** The ground inside a line that ends where it began. */
  public Polygon ground() {
    return GEOMETRY.createPolygon(shape.getCoordinates());
  }

  public List<Coordinate> corners() {
    return List.of(shape.getCoordinates());
  }

  /** What a step past that point costs: 1 on the line, more beside it. */
  double cost(Coordinate point) {
    double apart = shape.distance(GEOMETRY.createPoint(point)) / NEAR;
    return 1 + apart * apart;
  }
}
