package umpire.narvik.model.why;

import umpire.kernel.hex.Place;

/** The reasons of air missions, of interdiction by artillery and of the edges of the map. */
public sealed interface AirWhy extends Why.OfAircraft {
  /** A sortie on the air table. */
  record AirRaid(String target, int points, int dice, int infantry, int naval) implements AirWhy {}

  /** No Allied infantry is in the hex. */
  record NoInfantry(Place hex) implements AirWhy {}

  /** No ship is in the hex. */
  record NoShip(Place hex) implements AirWhy {}

  /** Harstad and all that is there cannot be attacked. */
  record HarstadIsSafe() implements AirWhy {}

  /** The weather forbids reconnaissance. */
  record NoReconnaissanceInBadWeather() implements AirWhy {}

  /** No reconnaissance mission is left this turn. */
  record NoReconnaissanceLeft() implements AirWhy {}

  /** Nothing lies face down in the hex. */
  record NothingHidden(Place hex) implements AirWhy {}

  /** The unit has fired its interdiction of this turn. */
  record HasFired(String unit) implements AirWhy {}

  /** The unit stands on no hex of the map. */
  record NotOnTheMap(String unit) implements AirWhy {}

  /** The hex is not on the north or south edge. */
  record NotOnAnEdge(Place hex) implements AirWhy {}

  /** The end was announced; nobody leaves any more. */
  record EndAnnounced() implements AirWhy {}

  /** A unit that entered Sweden is interned. */
  record Interned(String unit, Place hex) implements AirWhy {}

  /** A gun without a line of supply does not interdict. */
  record GunSilent(String gun) implements AirWhy {}

  /** No gun that could fire reaches the hex. */
  record NoGunInRange(Place hex) implements AirWhy {}

  /** An interdiction by artillery needs a gun. */
  record NoGunNamed() implements AirWhy {}
}
