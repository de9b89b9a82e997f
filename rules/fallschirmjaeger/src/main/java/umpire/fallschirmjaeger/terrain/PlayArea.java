package umpire.fallschirmjaeger.terrain;

import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.fallschirmjaeger.model.state.Terms;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 5.1, 5.2: the columns of the map on which a scenario is played. */
public final class PlayArea {
  private static final int NOWHERE = -1;

  private final Map<Place, Integer> columns = new HashMap<>();
  private final IntSummaryStatistics all;

  /** The columns of a map. */
  public PlayArea(MapGraph map) {
    map.hexes().forEach(hex -> columns.put(hex, map.sheet().grid().cell(hex).line()));
    this.all = columns.values().stream().mapToInt(Integer::intValue).summaryStatistics();
  }

  /** True if the hex belongs to it. */
  @Rule({"5.1", "5.2"})
  public boolean has(Terms terms, Place hex) {
    int column = columns.getOrDefault(hex, NOWHERE);
    return terms.firstColumn() <= column && column <= terms.lastColumn();
  }

  /** Those of these hexes of the map that belong to it, in their order. */
  public List<Place> of(Terms terms, List<Place> hexes) {
    boolean whole = terms.firstColumn() <= all.getMin() && all.getMax() <= terms.lastColumn();
    return whole ? hexes : hexes.stream().filter(hex -> has(terms, hex)).toList();
  }

  /** True if all of these hexes belong to it. */
  public boolean hasAll(Terms terms, Set<Place> hexes) {
    for (Place hex : hexes) {
      if (!has(terms, hex)) {
        return false;
      }
    }
    return true;
  }
}
