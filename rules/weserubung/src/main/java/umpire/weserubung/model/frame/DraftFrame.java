package umpire.weserubung.model.frame;

import java.util.Optional;
import umpire.kernel.scenario.Viewer;

/**
 * A frame that exists only while its author is giving an order of several commands: no position of
 * the match has one, and nobody else ever sees it.
 */
public sealed interface DraftFrame extends Frame, umpire.kernel.flow.DraftFrame
    permits Routing, Planning {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }
}
