package umpire.cartographer.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class LambertProjectionTest {
  private static final FitSheet.Conic CONIC = new FitSheet.Conic(6371, 68.43, 17.43, 67.5, 69.2);

  /** Snyder's formulae: on a standard parallel a degree of longitude has its true length. */
  @Test
  void theScaleIsTrueOnTheStandardParallels() {
    LambertProjection projection = new LambertProjection(CONIC);
    for (double lat : new double[] {CONIC.parallel1(), CONIC.parallel2()}) {
      Coordinate west = projection.kilometres(new LatLon(lat, 17.4));
      Coordinate east = projection.kilometres(new LatLon(lat, 17.5));
      double length = CONIC.radiusKm() * Math.cos(Math.toRadians(lat)) * Math.toRadians(0.1);
      assertThat(west.distance(east)).isCloseTo(length, within(length / 1e5));
    }
  }

  @Test
  void theEarthAndThePlaneAreInverse() {
    LambertProjection projection = new LambertProjection(CONIC);
    Coordinate there = projection.kilometres(new LatLon(68.1, 16.2));
    LatLon back = projection.latLon(there);
    assertThat(back.lat()).isCloseTo(68.1, within(1e-9));
    assertThat(back.lon()).isCloseTo(16.2, within(1e-9));
  }
}
