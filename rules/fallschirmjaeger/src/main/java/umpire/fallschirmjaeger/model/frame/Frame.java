package umpire.fallschirmjaeger.model.frame;

import java.util.Optional;
import umpire.kernel.scenario.Viewer;

/** What is going on. Nothing is hidden: everybody sees every frame. */
public sealed interface Frame extends umpire.kernel.flow.Frame<Frame>
    permits TurnFrame, StrikeFrame, AirFrame, MovementFrame, FireFrame, AssaultFrame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }
}
