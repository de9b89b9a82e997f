package umpire.fallschirmjaeger.terrain;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 1.6 Ranges are hexes, whatever lies between; the hex of the firing unit is not counted. */
@Rule("1.6")
public record Ranges(MapGraph map) {
  /** True if the target is no further away. */
  public boolean reach(Place from, Place target, int range) {
    return map.distance(from, target) <= range;
  }
}
