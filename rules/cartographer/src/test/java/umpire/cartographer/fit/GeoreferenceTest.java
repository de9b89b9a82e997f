package umpire.cartographer.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.sheet.Inputs;
import umpire.cartographer.sheet.NarvikMap;
import umpire.kernel.hex.Place;

class GeoreferenceTest {
  private final Inputs inputs;
  private final NarvikMap map;

  GeoreferenceTest() throws IOException {
    this.inputs = Inputs.load("umpire/cartographer/narvik");
    this.map = new NarvikMap(inputs);
  }

  @Test
  void theEarthAndThePlaneAreInverse() {
    for (Place hex : map.plane().hexes()) {
      Coordinate centre = map.plane().centre(hex);
      LatLon there = map.reference().toEarth(centre);
      assertThat(map.reference().toPlane(there).distance(centre)).isLessThan(0.001);
    }
  }

  /** Snyder's formulae: on a standard parallel a degree of longitude has its true length. */
  @Test
  void theScaleIsTrueOnTheStandardParallels() {
    FitSheet.Conic conic = inputs.fit().projection();
    LambertProjection projection = new LambertProjection(conic);
    for (double lat : new double[] {conic.parallel1(), conic.parallel2()}) {
      Coordinate west = projection.kilometres(new LatLon(lat, 17.4));
      Coordinate east = projection.kilometres(new LatLon(lat, 17.5));
      double length = conic.radiusKm() * Math.cos(Math.toRadians(lat)) * Math.toRadians(0.1);
      assertThat(west.distance(east)).isCloseTo(length, within(length / 1e5));
    }
  }

  @Test
  void theControlPointsLieInTheirHexesOrCloseBy() {
    HexPlane plane = map.plane();
    int inside = 0;
    for (FitSheet.ControlPoint point : inputs.fit().controlPoints()) {
      Coordinate found = map.reference().toPlane(new LatLon(point.lat(), point.lon()));
      inside += point.hexes().contains(plane.grid().place(plane.nearest(found)).id()) ? 1 : 0;
      assertThat(point.hexes())
          .as(point.name())
          .anyMatch(
              hex -> {
                Coordinate centre = plane.centre(new Place(hex));
                return HexHinge.pull(centre, found, 0).distance(found) < 0.35;
              });
    }
    System.out.printf(
        "control points: %d of %d in their own hex%n", inside, inputs.fit().controlPoints().size());
    assertThat(inside).isGreaterThanOrEqualTo(8);
  }
}
