package umpire.fallschirmjaeger.event;

import umpire.fallschirmjaeger.model.Position;
import umpire.kernel.flow.Audience;

/** An event that every viewer is shown as it is. */
interface SeenByAll extends umpire.kernel.flow.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
