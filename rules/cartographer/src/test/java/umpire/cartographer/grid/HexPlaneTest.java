package umpire.cartographer.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.LineSegment;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

class HexPlaneTest {
  private final HexPlane plane =
      new HexPlane(
          new Grid(
              Grid.Orientation.POINTY_TOP,
              Grid.Compass.NORTH,
              Grid.Compass.EAST,
              Grid.Parity.EVEN,
              "",
              2),
          5,
          4);

  @Test
  void everyCentreLiesInItsOwnHex() {
    assertThat(plane.hexes()).hasSize(20);
    for (Place hex : plane.hexes()) {
      assertThat(plane.grid().place(plane.nearest(plane.centre(hex)))).isEqualTo(hex);
    }
  }

  @Test
  void neighboursAreOneApartAndMutual() {
    for (Place hex : plane.hexes()) {
      for (Place other : plane.neighbours(hex)) {
        assertThat(plane.centre(hex).distance(plane.centre(other))).isCloseTo(1, within(1e-9));
        assertThat(plane.neighbours(other)).contains(hex);
      }
    }
  }

  /** A side is as long as the radius, and its ends are corners of both hexes. */
  @Test
  void sidesRunFromCornerToCorner() {
    for (Hexside side : plane.sides()) {
      LineSegment segment = plane.side(side);
      assertThat(segment.getLength()).isCloseTo(HexPlane.RADIUS, within(1e-9));
      for (Place hex : new Place[] {side.first(), side.second()}) {
        assertThat(plane.centre(hex).distance(segment.p0)).isCloseTo(HexPlane.RADIUS, within(1e-9));
        assertThat(plane.centre(hex).distance(segment.p1)).isCloseTo(HexPlane.RADIUS, within(1e-9));
      }
    }
  }

  @Test
  void aHexagonHasTheAreaOfAHex() {
    assertThat(plane.hexagon(new Place("0302")).getArea()).isCloseTo(HexPlane.LINE, within(1e-9));
  }
}
