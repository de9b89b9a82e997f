package umpire.cartographer.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

class SnappingTest {
  private final HexPlane plane =
      new HexPlane(
          new Grid(
              Grid.Orientation.POINTY_TOP,
              Grid.Compass.NORTH,
              Grid.Compass.EAST,
              Grid.Parity.EVEN,
              "",
              2),
          4,
          5);

  @Test
  void aRoadFollowsItsLine() {
    HexChains chains = new HexChains(plane, (from, to) -> 0);
    assertThat(chains.along(line(plane.centre(hex("0201")), plane.centre(hex("0204")))))
        .containsExactly(side("0201", "0202"), side("0202", "0203"), side("0203", "0204"));
  }

  @Test
  void aRoadGoesRoundWhatItMayNotEnter() {
    HexChains chains =
        new HexChains(plane, (from, to) -> to.equals(hex("0202")) ? Double.POSITIVE_INFINITY : 0);
    assertThat(chains.along(line(plane.centre(hex("0201")), plane.centre(hex("0203")))))
        .hasSize(3)
        .noneMatch(side -> side.first().equals(hex("0202")) || side.second().equals(hex("0202")));
  }

  @Test
  void aRoadWithoutAnyWayIsRefused() {
    HexChains chains = new HexChains(plane, (from, to) -> Double.POSITIVE_INFINITY);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> chains.along(line(plane.centre(hex("0201")), plane.centre(hex("0203")))))
        .withMessageContaining("no way from 0201 to 0203");
  }

  /** Two corners of 0202, one side apart. */
  @Test
  void aRidgeRunsAlongHexsides() {
    SideChains chains = new SideChains(plane, side -> true);
    var side = plane.side(side("0202", "0302"));
    assertThat(chains.along(line(side.p0, side.p1))).containsExactly(side("0202", "0302"));
  }

  @Test
  void aRidgeKeepsOffHexsidesThatAreNotUsable() {
    SideChains chains = new SideChains(plane, side -> !side.equals(side("0202", "0302")));
    var side = plane.side(side("0202", "0302"));
    assertThat(chains.along(line(side.p0, side.p1)))
        .hasSize(5)
        .doesNotContain(side("0202", "0302"));
  }

  private static PlaneLine line(Coordinate... corners) {
    return new PlaneLine("test", new GeometryFactory().createLineString(corners));
  }

  private static Place hex(String id) {
    return new Place(id);
  }

  private static Hexside side(String one, String other) {
    return new Hexside(hex(one), hex(other));
  }

  @Test
  void theCornersOfALineAreItsOwn() {
    assertThat(line(new Coordinate(1, 2), new Coordinate(3, 4)).corners())
        .isEqualTo(List.of(new Coordinate(1, 2), new Coordinate(3, 4)));
  }
}
