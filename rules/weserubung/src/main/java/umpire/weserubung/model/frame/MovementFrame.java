package umpire.weserubung.model.frame;

import java.util.Optional;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** 11.0: the movement phase. */
public sealed interface MovementFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** A seat moves its units one by one until it has had enough. */
  record Moving(Seat seat) implements MovementFrame {}
}
