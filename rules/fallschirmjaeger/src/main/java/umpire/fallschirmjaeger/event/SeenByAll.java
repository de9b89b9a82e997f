package umpire.fallschirmjaeger.event;

import umpire.fallschirmjaeger.model.Position;
import umpire.kernel.event.Audience;

/** An event that every viewer is shown as it is. */
interface SeenByAll extends umpire.kernel.event.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
