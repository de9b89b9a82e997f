package umpire.narvik.event;

import java.util.Set;
import umpire.kernel.event.Audience;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;

/** 5.1 What happens in the set-up. */
public sealed interface SetupEvent extends Event {
  /** A unit was placed face up. */
  record UnitPlaced(String unit, Place place) implements SetupEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(new Unit(unit, place, 0, ""));
    }
  }

  /**
   * 11: a unit or decoy was placed face down. It comes on the map when all of its side have been
   * dealt to tokens: until then the enemy sees nothing, so that the order in which they were placed
   * tells nothing.
   */
  record CounterHidden(Side side, String unit, Place place) implements SetupEvent, ChangesNothing {
    @Override
    public Audience audience() {
      return new Audience.Only(Set.of(side.seat()));
    }
  }
}
