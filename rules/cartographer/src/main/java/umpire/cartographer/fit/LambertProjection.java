package umpire.cartographer.fit;

import org.locationtech.jts.geom.Coordinate;

/**
 * Lambert's conformal conic projection on a sphere (Snyder 1987, chapter 15): kilometres east and
 * north of the origin.
 */
final class LambertProjection {
  private final double radius;
  private final double meridian;
  private final double cone;
  private final double factor;
  private final double origin;

  LambertProjection(FitSheet.Conic conic) {
    double one = Math.toRadians(conic.parallel1());
    double two = Math.toRadians(conic.parallel2());
    this.radius = conic.radiusKm();
    this.meridian = conic.lon0();
    this.cone = Math.log(Math.cos(one) / Math.cos(two)) / Math.log(half(two) / half(one));
    this.factor = Math.cos(one) * Math.pow(half(one), cone) / cone;
    this.origin = distance(conic.lat0());
  }

  Coordinate kilometres(LatLon point) {
    double distance = distance(point.lat());
    double angle = cone * Math.toRadians(point.lon() - meridian);
    return new Coordinate(distance * Math.sin(angle), origin - distance * Math.cos(angle));
  }

  LatLon latLon(Coordinate kilometres) {
    double down = origin - kilometres.y;
    double distance = Math.hypot(kilometres.x, down);
    double angle = Math.atan2(kilometres.x, down);
    double latitude = 2 * Math.atan(Math.pow(radius * factor / distance, 1 / cone)) - Math.PI / 2;
    return new LatLon(Math.toDegrees(latitude), meridian + Math.toDegrees(angle / cone));
  }

  /** From the tip of the cone to a parallel. */
  private double distance(double lat) {
    return radius * factor / Math.pow(half(Math.toRadians(lat)), cone);
  }

  private static double half(double latitude) {
    return Math.tan(Math.PI / 4 + latitude / 2);
  }
}
