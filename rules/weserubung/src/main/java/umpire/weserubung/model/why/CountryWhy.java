package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;

/** Reasons of capture and surrender. */
public sealed interface CountryWhy extends Why {
  /** A land unit has entered the hex and controls it. */
  record HexEntered(Place hex, String unit) implements CountryWhy {}

  /** A town is captured: what the loser loses and the captor gains of national morale. */
  record TownValue(Place town, Nation loser, int lost, Nation captor, int gained)
      implements CountryWhy {}

  /** The battery is silent for good. */
  record BatteryTaken(Place battery) implements CountryWhy {}

  /** The lake air base is destroyed, and no other may be placed. */
  record LakeBaseTaken(Place lake, Side side) implements CountryWhy {}

  /** Aircraft are destroyed on the base that is taken. */
  record BaseOverrun(Place base, String unit) implements CountryWhy {}

  /** A leader alone in the hex is taken prisoner. */
  record LeaderAlone(Place hex, String leader) implements CountryWhy {}

  /** The port is captured, and the ship has to leave. */
  record PortLost(Place port, String ship) implements CountryWhy {}

  /** The ship answers another question than the one that is asked. */
  record AnotherShipLeaves(String ship, String next) implements CountryWhy {}

  /** The ship cannot leave to that hex. */
  record NoWayOut(String ship, Place place) implements CountryWhy {}

  /** There is no hex that the ship could leave to. */
  record NoExit(String ship, Place port) implements CountryWhy {}
}
