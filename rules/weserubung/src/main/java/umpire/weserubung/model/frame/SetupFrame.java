package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.scenario.Setup;

/** 15.2: before the first turn. */
public sealed interface SetupFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * What the players place themselves, one thing after the other.
   *
   * @param left what is still to be placed, the first now
   * @param placed counters of the first that have been placed
   */
  record FreePlacing(List<Setup.FreePlacement> left, Set<String> placed) implements SetupFrame {
    public FreePlacing {
      left = List.copyOf(left);
      placed = Collections.unmodifiableSet(new TreeSet<>(placed));
    }
  }
}
