package umpire.weserubung.model.command;

import umpire.kernel.hex.Place;

/** 15.2: commands of the set-up. */
public sealed interface SetupCommand extends Command {
  /** All counters of the group go to that hex. */
  record PlaceGroup(Place place) implements SetupCommand {}

  /** One ship goes to that hex, with all aboard. */
  record PlaceShip(String ship, Place place) implements SetupCommand {}
}
