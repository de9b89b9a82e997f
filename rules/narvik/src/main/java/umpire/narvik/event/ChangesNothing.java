package umpire.narvik.event;

import umpire.narvik.model.Position;

/** An event that is told, or counted, and leaves the position as it is. */
interface ChangesNothing extends umpire.kernel.event.Event<Position> {
  @Override
  default Position applied(Position before) {
    return before;
  }
}
