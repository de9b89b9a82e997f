package umpire.narvik.event;

import umpire.kernel.event.Audience;
import umpire.narvik.model.Position;

/** An event that no viewer is shown: book-keeping of the agenda, and briefs. */
interface SeenByNobody extends umpire.kernel.event.Event<Position> {
  @Override
  default Audience audience() {
    return new Audience.Nobody();
  }
}
