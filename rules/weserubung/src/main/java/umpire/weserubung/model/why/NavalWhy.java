package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;
import umpire.weserubung.model.frame.Interception;

/** Reasons of chapter 8. */
public sealed interface NavalWhy extends Why {
  /** 3.4-d: the ship has used its action. */
  record ShipUsed(String ship) implements NavalWhy {}

  /** The seat does not play that counter. */
  record NotYourShip(String ship) implements NavalWhy {}

  /** No counter of that name is there that could do this. */
  record NoSuchShip(String ship) implements NavalWhy {}

  /** 7.1-b/r86: they are not in one place. */
  record NotTogether(String ship, String other) implements NavalWhy {}

  /** 3.4.2-a, 3.4.5-a: carriers and transports attack no ships. */
  record NotForAttack(String ship) implements NavalWhy {}

  /** 3.1-b: more ships than a hex holds. */
  record TooManyShips(int ships, int most) implements NavalWhy {}

  /** 8.1-a, 8.6-b: nothing lies within its movement where it could end its way. */
  record NowhereToSail(String ship, int movement) implements NavalWhy {}

  /** 8.8-a: ships in a port are not attacked by ships. */
  record SafeInPort(Place hex) implements NavalWhy {}

  /** 8.4-0: enemy ships bar the hex; whoever enters it fights. */
  record EnemyShipsThere(Place hex) implements NavalWhy {}

  /** 8.1-b: nobody is there to be attacked. */
  record NobodyAtSeaThere(Place hex) implements NavalWhy {}

  /** 3.4.1-b: whatever they could get at is a submarine, and none of them attacks those. */
  record OnlySubmarinesInReach(String ship) implements NavalWhy {}

  /** 3.4.1-b: there are only submarines, and nobody here can attack those. */
  record OnlySubmarinesThere(Place hex) implements NavalWhy {}

  /** 3.1-b: the hex has room for so many. */
  record NoRoomAtSea(Place hex, int room) implements NavalWhy {}

  /** 8.1-a, 8.6-b: the hex is farther than the movement that is left. */
  record TooFarToSail(Place hex, int left) implements NavalWhy {}

  /** 3.4-a: no ship can be there. */
  record NoSeaThere(Place place) implements NavalWhy {}

  /** 8.2-a: too far from the hex to intercept there. */
  record TooFarToIntercept(String unit, Place hex, int distance, int most) implements NavalWhy {}

  /** 8.2-a/r123: no free way by sea of so few steps leads there. */
  record NoWayToIntercept(String ship, Place hex, int most) implements NavalWhy {}

  /** 8.2-a/r123: guns of Oslo would fire there. */
  record UnderGunsOfOslo(Place hex) implements NavalWhy {}

  /** 8.2-a: the hex is none that can be watched on this way. */
  record NotOnTheWay(Place hex) implements NavalWhy {}

  /** 3.3-d: the aircraft has no action left. */
  record AircraftUsed(String aircraft) implements NavalWhy {}

  /** 3.3.1-f: the aircraft may not take off there to fight. */
  record MayNotTakeOff(String aircraft) implements NavalWhy {}

  /** 3.3.3-a: it is no fighter or bomber. */
  record NoStrikeAircraft(String aircraft) implements NavalWhy {}

  /** 3.4.5-c: the transport is full. */
  record TransportFull(String ship, int capacity) implements NavalWhy {}

  /** 8.7-a: the unit and the ship are not in one place where it could embark. */
  record CannotEmbark(String unit, String ship) implements NavalWhy {}

  /** 8.1, 8.6: the way that is sailed. */
  record SailsWay(int hexes, int spent, int movement) implements NavalWhy {}

  /** 8.7-c: loaded on an open coast after moving, the transport sails no more this turn. */
  record LoadedOnCoast(String ship) implements NavalWhy {}

  /** 8.2, 8.3, 8.8-b: how many units come out. */
  record Intercepts(Interception.Means means, Place hex, int units) implements NavalWhy {}

  /** 14.2.2: the hits that are shared are not those that there are, or not for these ships. */
  record OtherShells(int shared, int hits) implements NavalWhy {}

  /** 14.2.2: the batteries of Oslo. */
  record BatteryFire(Place hex, int dice, int hits) implements NavalWhy {}
}
