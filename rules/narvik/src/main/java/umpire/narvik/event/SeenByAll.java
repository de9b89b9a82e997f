package umpire.narvik.event;

import umpire.kernel.flow.Audience;
import umpire.narvik.model.Position;

/** An event that every viewer is shown as it is. */
interface SeenByAll extends umpire.kernel.flow.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
