package umpire.narvik.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.fit.HexConstraint;
import umpire.cartographer.fit.LatLon;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Place;

/** The map lies on the earth where its control points say. */
class GeoreferenceTest {
  private final Inputs inputs;
  private final NarvikMap map;

  GeoreferenceTest() throws IOException {
    this.inputs = Inputs.load(NarvikSource.FOLDER);
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
                return HexConstraint.pull(centre, found, 0).distance(found) < 0.35;
              });
    }
    System.out.printf(
        "control points: %d of %d in their own hex%n", inside, inputs.fit().controlPoints().size());
    assertThat(inside).isGreaterThanOrEqualTo(8);
  }
}
