package umpire.fallschirmjaeger.terrain;

import java.util.HashMap;
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

  /** The columns of a map. */
  public PlayArea(MapGraph map) {
    map.hexes().forEach(hex -> columns.put(hex, map.sheet().grid().cell(hex).line()));
  }

  /** True if the hex belongs to it. */
  @Rule({"5.1", "5.2"})
  public boolean has(Terms terms, Place hex) {
    int column = columns.getOrDefault(hex, NOWHERE);
    return terms.firstColumn() <= column && column <= terms.lastColumn();
  }

  /** True if all of these hexes belong to it. */
  public boolean hasAll(Terms terms, Set<Place> hexes) {
    return hexes.stream().allMatch(hex -> has(terms, hex));
  }
}
