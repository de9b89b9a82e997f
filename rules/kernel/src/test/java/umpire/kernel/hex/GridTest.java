package umpire.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {
  static Grid rows(Grid.Parity shifted) {
    return new Grid(
        Grid.Orientation.POINTY_TOP, Grid.Compass.SOUTH, Grid.Compass.EAST, shifted, "", 2);
  }

  @ParameterizedTest
  @EnumSource(Grid.Parity.class)
  void neighboursAreSixAndMutual(Grid.Parity shifted) {
    Grid grid = rows(shifted);
    for (int line = 5; line < 9; line++) {
      Grid.Cell cell = new Grid.Cell(line, 7);
      assertThat(grid.neighbours(cell)).hasSize(6).doesNotHaveDuplicates();
      assertThat(grid.neighbours(cell))
          .allSatisfy(other -> assertThat(grid.neighbours(other)).contains(cell));
    }
  }

  @ParameterizedTest
  @EnumSource(Grid.Parity.class)
  void distanceIsTheFewestSteps(Grid.Parity shifted) {
    Grid grid = rows(shifted);
    Grid.Cell start = new Grid.Cell(20, 20);
    Map<Grid.Cell, Integer> steps = new HashMap<>(Map.of(start, 0));
    Deque<Grid.Cell> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Grid.Cell cell = open.remove();
      int next = steps.getOrDefault(cell, 0) + 1;
      for (Grid.Cell neighbour : grid.neighbours(cell)) {
        if (next <= 7 && steps.putIfAbsent(neighbour, next) == null) {
          open.add(neighbour);
        }
      }
    }
    assertThat(steps).hasSize(1 + 3 * 7 * 8);
    steps.forEach((cell, least) -> assertThat(grid.distance(start, cell)).isEqualTo(least));
  }

  @Test
  void numbersAndCellsAreEachOthersInverse() {
    Grid padded = rows(Grid.Parity.EVEN);
    assertThat(padded.cell(new Place("1911"))).isEqualTo(new Grid.Cell(19, 11));
    assertThat(padded.place(new Grid.Cell(1, 2))).isEqualTo(new Place("0102"));
    Grid plain =
        new Grid(
            Grid.Orientation.FLAT_TOP,
            Grid.Compass.EAST,
            Grid.Compass.SOUTH,
            Grid.Parity.ODD,
            ".",
            0);
    assertThat(plain.cell(new Place("3.14"))).isEqualTo(new Grid.Cell(3, 14));
    assertThat(plain.place(new Grid.Cell(3, 14))).isEqualTo(new Place("3.14"));
    assertThatThrownBy(() -> plain.cell(new Place("3.014"))).hasMessageContaining("no hex number");
  }

  @ParameterizedTest
  @ValueSource(strings = {"harstad", "191", "19111", "-101", "1", "19.1", "0a01"})
  void whatIsNoNumberIsRefused(String id) {
    assertThatThrownBy(() -> rows(Grid.Parity.ODD).cell(new Place(id)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + id + "' is no hex number of this map");
  }

  @Test
  void linesAndPositionsLieAcrossEachOther() {
    assertThatThrownBy(
            () ->
                new Grid(
                    Grid.Orientation.POINTY_TOP,
                    Grid.Compass.EAST,
                    Grid.Compass.SOUTH,
                    Grid.Parity.ODD,
                    "",
                    2))
        .hasMessageContaining("cannot have lines towards EAST");
    assertThatThrownBy(
            () ->
                new Grid(
                    Grid.Orientation.POINTY_TOP,
                    Grid.Compass.SOUTH,
                    Grid.Compass.EAST,
                    Grid.Parity.ODD,
                    "",
                    0))
        .hasMessageContaining("need a separator");
  }
}
