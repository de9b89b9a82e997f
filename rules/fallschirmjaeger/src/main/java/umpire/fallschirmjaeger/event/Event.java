package umpire.fallschirmjaeger.event;

import umpire.fallschirmjaeger.model.Position;
import umpire.kernel.standard.PublicEvent;

/** What has happened, besides what the flow does. Every viewer is shown it as it is. */
public sealed interface Event extends PublicEvent<Position>
    permits TurnEvent, AirEvent, StrikeEvent, MovementEvent, FireEvent, AssaultEvent, PeopleEvent {
  /** {@inheritDoc} Most change the position; the others only tell. */
  @Override
  default Position applied(Position before) {
    return before;
  }
}
