package umpire.fallschirmjaeger.terrain;

import umpire.fallschirmjaeger.model.state.Terms;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 5.1, 5.2: the columns of the map on which a scenario is played. */
public record PlayArea(MapGraph map) {
  /** True if the hex belongs to it. */
  @Rule({"5.1", "5.2"})
  public boolean has(Terms terms, Place hex) {
    Grid.Cell cell = map.sheet().grid().cell(hex);
    return map.isHex(hex)
        && terms.firstColumn() <= cell.line()
        && cell.line() <= terms.lastColumn();
  }
}
