package umpire.fallschirmjaeger.terrain;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 1.8d Scatter: so many hexes straight in one of six directions. */
public record Scatter(MapGraph map) {
  /**
   * 1.8d/r54: by the die the number among {@link Grid#neighbours}: 1 is towards the next higher
   * row, 2 to 6 follow clockwise.
   */
  @Rule("1.8d/r54")
  private static final List<Integer> CLOCKWISE = List.of(1, 5, 4, 0, 2, 3);

  /**
   * Where something comes down; empty beyond the map. Throws IllegalArgumentException unless the
   * target is a hex of the map, and IndexOutOfBoundsException for another direction.
   *
   * @param direction die, 1 to 6
   * @param distance sum of two dice, in hexes
   */
  @Rule("1.8d")
  public Optional<Place> from(Place target, int direction, int distance) {
    Grid grid = map.sheet().grid();
    Grid.Cell cell = grid.cell(target);
    for (int i = 0; i < distance; i++) {
      cell = grid.neighbours(cell).get(CLOCKWISE.get(direction - 1));
    }
    return cell.line() < 0 || cell.position() < 0
        ? Optional.empty()
        : Optional.of(grid.place(cell)).filter(map::isHex);
  }
}
