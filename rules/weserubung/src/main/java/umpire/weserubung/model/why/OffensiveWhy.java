package umpire.weserubung.model.why;

import java.util.List;
import java.util.Map;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;

/** Reasons of chapter 10. */
public sealed interface OffensiveWhy extends Why {
  /** What the offensive costs each nation. */
  record OffensivePaid(Map<Nation, Integer> price) implements OffensiveWhy {}

  /** The side does not attack this time. */
  record SidePassed(Side side) implements OffensiveWhy {}

  /** The seat leaves it to its ally this time. */
  record SeatYielded(Seat seat) implements OffensiveWhy {}

  /** Nowhere is there room for an attacker who goes back. */
  record NoRefuge(String unit, Place from) implements OffensiveWhy {}

  /** The nation has no offensive left for it. */
  record NoOffensiveLeft(Nation nation, int needed) implements OffensiveWhy {}

  /** The unit has used its action this turn. */
  record HasActed(String unit) implements OffensiveWhy {}

  /** The unit came by air transport this turn. */
  record CameByAir(String unit) implements OffensiveWhy {}

  /** The unit cannot get there with its movement. */
  record CannotReach(String unit, Place target) implements OffensiveWhy {}

  /** A unit with an attack of 1 does not attack across a river. */
  record TooWeakToCross(String unit, Place from, Place target) implements OffensiveWhy {}

  /** The hex that the gun would fire from has no room for it. */
  record NoRoomForGun(String gun, Place from, int limit) implements OffensiveWhy {}

  /** There is one way to that hex for the unit, and no other to declare. */
  record NoOtherApproach(String unit, Place from) implements OffensiveWhy {}

  /** The way of the unit ends in another hex, which was named with it. */
  record EndsElsewhere(String unit, Place from) implements OffensiveWhy {}

  /** No way that the unit has movement for leads it through that hex, past no enemy. */
  record NoWayThrough(String unit, Place place) implements OffensiveWhy {}

  /** No enemy land unit or aircraft stands in the hex. */
  record NobodyToAttack(Place target) implements OffensiveWhy {}

  /** Artillery takes no part in a landing against an enemy. */
  record GunsDoNotLand(String gun) implements OffensiveWhy {}

  /** Nobody is dropped on a town. */
  record NoDropOnTowns(Place target) implements OffensiveWhy {}

  /** In a drop parachutists are named before the aircraft that go with them. */
  record ParachutistsFirst() implements OffensiveWhy {}

  /** Parachutists whose counter is reduced do not jump into a fight. */
  record TooWeakToJump(String parachutists) implements OffensiveWhy {}

  /** Units of an ally attack, and none of whoever declares the offensive. */
  record NobodyOfYours() implements OffensiveWhy {}

  /** The unit belongs to the enemy, or is not in play. */
  record NotYours(String unit) implements OffensiveWhy {}

  /** The ally agreed or did not. */
  record AllyAnswered(Seat seat, boolean granted) implements OffensiveWhy {}

  /** The die of a jump and what became of the parachutists. */
  record Jumped(String parachutists, int die, int needed) implements OffensiveWhy {}

  /** The die for the garrison of Narvik. */
  record GarrisonOfNarvik(int die, int needed) implements OffensiveWhy {}

  /** Who went into the hex that was won. */
  record Occupied(Place hex, List<String> units) implements OffensiveWhy {
    public Occupied {
      units = List.copyOf(units);
    }
  }
}
