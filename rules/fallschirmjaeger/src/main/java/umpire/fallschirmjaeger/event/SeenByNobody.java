package umpire.fallschirmjaeger.event;

import umpire.fallschirmjaeger.model.Position;
import umpire.kernel.event.Audience;

/** An event that no viewer is shown: what the flow does, and briefs. */
interface SeenByNobody extends umpire.kernel.event.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Nobody();
  }
}
