package umpire.cartographer.fit;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Place;

/**
 * Where on earth a point of the plane of hexes lies, and the other way round. An affine map gives
 * scale and turn; a smooth {@link Displacement} pulls the few known places into their hexes.
 */
public final class Georeference {
  private static final int STEPS = 25;
  private static final double CLOSE_KM = 1e-3;

  private final LambertProjection projection;
  private final AffineMap affineMap;
  private final Displacement displacement;

  private Georeference(
      LambertProjection projection, AffineMap affineMap, Displacement displacement) {
    this.projection = projection;
    this.affineMap = affineMap;
    this.displacement = displacement;
  }

  /** Pulls the control points into their hexes, round by round. */
  public static Georeference fit(FitSheet sheet, HexPlane plane) {
    LambertProjection projection = new LambertProjection(sheet.projection());
    AffineMap affineMap = AffineMap.of(sheet.affineKm());
    Georeference fitted = new Georeference(projection, affineMap, Displacement.none());
    for (int round = 0; round < sheet.warp().rounds(); round++) {
      List<Coordinate> targets = new ArrayList<>();
      List<Coordinate> residuals = new ArrayList<>();
      for (FitSheet.ControlPoint point : sheet.controlPoints()) {
        LatLon there = new LatLon(point.lat(), point.lon());
        Coordinate target = inside(plane, point, fitted.toPlane(there), sheet.warp().margin());
        Coordinate met = affineMap.kilometres(target);
        Coordinate wanted = projection.kilometres(there);
        targets.add(target);
        residuals.add(new Coordinate(wanted.x - met.x, wanted.y - met.y));
      }
      fitted =
          new Georeference(
              projection, affineMap, Displacement.fitted(targets, residuals, sheet.warp()));
    }
    return fitted;
  }

  /** The point of the plane where a place lies. */
  public Coordinate toPlane(LatLon place) {
    Coordinate wanted = projection.kilometres(place);
    Coordinate found = affineMap.plane(wanted);
    for (int step = 0; step < STEPS; step++) {
      Coordinate met = kilometres(found);
      Coordinate missing = new Coordinate(wanted.x - met.x, wanted.y - met.y);
      if (Math.max(Math.abs(missing.x), Math.abs(missing.y)) < CLOSE_KM) {
        break;
      }
      Coordinate move = affineMap.direction(missing);
      found = new Coordinate(found.x + move.x, found.y + move.y);
    }
    return found;
  }

  /** The place on earth of a point of the plane. */
  public LatLon toEarth(Coordinate point) {
    return projection.latLon(kilometres(point));
  }

  private Coordinate kilometres(Coordinate point) {
    Coordinate straight = affineMap.kilometres(point);
    Coordinate bent = displacement.at(point);
    return new Coordinate(straight.x + bent.x, straight.y + bent.y);
  }

  /** The nearest point that lies in one of the hexes, a margin away from their sides. */
  private static Coordinate inside(
      HexPlane plane, FitSheet.ControlPoint control, Coordinate point, double margin) {
    Coordinate best = point;
    double least = Double.MAX_VALUE;
    for (String hex : control.hexes()) {
      Coordinate pulled = HexConstraint.pull(plane.centre(new Place(hex)), point, margin);
      if (pulled.distance(point) < least) {
        least = pulled.distance(point);
        best = pulled;
      }
    }
    return best;
  }
}
