package umpire.board.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.board.svg.Point;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

class LayoutTest {
  private static final double CLOSE = 1e-6;

  static Stream<Grid> grids() {
    List<Grid> grids = new ArrayList<>();
    for (Grid.Compass lines : Grid.Compass.values()) {
      for (Grid.Compass positions : Grid.Compass.values()) {
        for (Grid.Parity shifted : Grid.Parity.values()) {
          if (upright(lines) != upright(positions)) {
            grids.add(
                new Grid(
                    upright(lines) ? Grid.Orientation.POINTY_TOP : Grid.Orientation.FLAT_TOP,
                    lines,
                    positions,
                    shifted,
                    ".",
                    2));
          }
        }
      }
    }
    return grids.stream();
  }

  private static boolean upright(Grid.Compass side) {
    return side == Grid.Compass.NORTH || side == Grid.Compass.SOUTH;
  }

  @ParameterizedTest
  @MethodSource("grids")
  void exactlyTheNeighboursTouch(Grid grid) {
    MapGraph map = map(grid);
    Layout layout = new Layout(map, new Point(0, 0));
    for (Place one : map.hexes()) {
      for (Place other : map.hexes()) {
        double apart = layout.centre(one).distance(layout.centre(other));
        if (map.adjacent(one, other)) {
          assertThat(apart).isCloseTo(Layout.ACROSS, within(CLOSE));
          assertThat(layout.side(one, other))
              .allSatisfy(end -> assertThat(isCorner(layout, one, end)).isTrue())
              .allSatisfy(end -> assertThat(isCorner(layout, other, end)).isTrue());
        } else if (!one.equals(other)) {
          assertThat(apart).isGreaterThan(Layout.ACROSS + 1);
        }
      }
      assertThat(map.neighbours(one).size() + layout.beyond(one).size()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @MethodSource("grids")
  void numbersGrowTowardsTheirSideOfTheMap(Grid grid) {
    Layout layout = new Layout(map(grid), new Point(0, 0));
    Point first = layout.centre(grid.place(new Grid.Cell(1, 1)));
    assertThat(towards(grid.linesGrow(), first, layout.centre(grid.place(new Grid.Cell(3, 1)))))
        .isPositive();
    assertThat(towards(grid.positionsGrow(), first, layout.centre(grid.place(new Grid.Cell(1, 3)))))
        .isPositive();
  }

  @Test
  void allHexesLieWithinTheFrame() {
    grids()
        .forEach(
            grid -> {
              MapGraph map = map(grid);
              Layout layout = new Layout(map, new Point(10, 20));
              map.hexes().stream()
                  .flatMap(hex -> layout.corners(hex).stream())
                  .forEach(
                      corner -> {
                        assertThat(corner.x()).isBetween(10 - CLOSE, 10 + layout.width() + CLOSE);
                        assertThat(corner.y()).isBetween(20 - CLOSE, 20 + layout.height() + CLOSE);
                      });
            });
  }

  private static double towards(Grid.Compass side, Point from, Point to) {
    return switch (side) {
      case NORTH -> from.y() - to.y();
      case SOUTH -> to.y() - from.y();
      case EAST -> to.x() - from.x();
      case WEST -> from.x() - to.x();
    };
  }

  private static boolean isCorner(Layout layout, Place hex, Point point) {
    return layout.corners(hex).stream().anyMatch(corner -> corner.distance(point) < CLOSE);
  }

  /** Five lines of five with a hole in the middle. */
  private static MapGraph map(Grid grid) {
    List<MapSheet.Hex> hexes = new ArrayList<>();
    for (int line = 1; line <= 5; line++) {
      for (int position = 1; position <= 5; position++) {
        if (line != 3 || position != 3) {
          hexes.add(
              new MapSheet.Hex(
                  grid.place(new Grid.Cell(line, position)),
                  "clear",
                  Set.of(),
                  "",
                  new Provenance(Provenance.Kind.HOUSE, "a test")));
        }
      }
    }
    return new MapGraph(new MapSheet(grid, hexes, List.of(), List.of(), List.of(), List.of()));
  }
}
