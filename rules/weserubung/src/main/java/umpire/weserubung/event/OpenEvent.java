package umpire.weserubung.event;

import umpire.kernel.event.Audience;
import umpire.weserubung.model.Position;

/** An event that every viewer is shown whole: this game hides nothing but what is sealed. */
public sealed interface OpenEvent extends Event
    permits NavalEvent,
        TurnEvent,
        MovementEvent,
        CountryEvent,
        AirEvent,
        OffensiveEvent,
        SetupEvent,
        PlacementEvent,
        FinalEvent,
        FightEvent {
  /** As it was, where nothing but what is told has happened. */
  @Override
  default Position applied(Position before) {
    return before;
  }

  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
