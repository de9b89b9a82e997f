package umpire.narvik.event;

import umpire.kernel.event.Audience;
import umpire.narvik.model.Position;

/** An event that every viewer is shown as it is. */
interface SeenByAll extends umpire.kernel.event.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
