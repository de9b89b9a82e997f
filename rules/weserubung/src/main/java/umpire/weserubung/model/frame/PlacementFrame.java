package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.counter.Nation;

/** 12.0: the placement phase. */
public sealed interface PlacementFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * 12.0-b: what a nation has built is placed, unit by unit.
   *
   * @param nation whose
   * @param placed how many it has placed in each town this phase
   */
  record Placing(Nation nation, Map<Place, Integer> placed) implements PlacementFrame {
    public Placing {
      placed = Collections.unmodifiableMap(new TreeMap<>(placed));
    }
  }

  /** 9.0-lake-a: the seat may make a lake an air base. */
  record Freezing(Seat seat) implements PlacementFrame {}
}
