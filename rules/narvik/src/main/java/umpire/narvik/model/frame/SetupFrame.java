package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.state.Setup;

/** 5.1 The frames of the set-up. */
public sealed interface SetupFrame extends Frame {
  /**
   * 5.1: a side places its units on the map, one after the other.
   *
   * @param side who
   * @param open counters that are still to be placed, in order
   * @param covered counters that were placed face down, in the order in which they were: they come
   *     on the map when all of them have been dealt to tokens (11)
   */
  record Placing(Side side, List<String> open, List<Setup.Placed> covered) implements SetupFrame {
    public Placing {
      open = List.copyOf(open);
      covered = List.copyOf(covered);
    }

    @Override
    @Rule("11")
    public Optional<Frame> seen(Viewer viewer) {
      return covered.isEmpty() || side.is(viewer) ? Optional.of(this) : Optional.empty();
    }
  }
}
