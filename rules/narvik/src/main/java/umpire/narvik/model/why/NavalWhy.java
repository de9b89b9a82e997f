package umpire.narvik.model.why;

import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Side;

/** 20 The reasons of the naval chapter. */
public sealed interface NavalWhy extends Why.OfShips {
  /** No water is in the hex. */
  record AllLand(Place hex) implements NavalWhy {}

  /** No waterway leads from the one to the other. */
  record NoWaterway(Place from, Place to) implements NavalWhy {}

  /** The ships of one movement lie together when it begins. */
  record NotTogether(String ship, Place from) implements NavalWhy {}

  /** The ship was damaged this turn and stays in Harstad. */
  record ShipHeld(String ship) implements NavalWhy {}

  /** The ship is a base or a ferry. */
  record ShipServes(String ship, ShipRole role) implements NavalWhy {}

  /** The ship carries a unit already. */
  record ShipFull(String ship, String cargo) implements NavalWhy {}

  /** The ship carries nothing. */
  record ShipEmpty(String ship) implements NavalWhy {}

  /** Ships of this kind do not carry such units. */
  record CannotCarry(String ship, String unit) implements NavalWhy {}

  /** Units go aboard and ashore in Harstad and in friendly ports only. */
  record NoFriendlyPort(Place hex) implements NavalWhy {}

  /** Ships of this kind do not land there. */
  record CannotLand(String ship, Place hex, String where) implements NavalWhy {}

  /** The ship lies elsewhere. */
  record ShipElsewhere(String ship, Place place) implements NavalWhy {}

  /** The ship took no part in this action that would allow it. */
  record NotInThisAction(String ship) implements NavalWhy {}

  /** The ship has interdicted this turn. */
  record ShipFired(String ship) implements NavalWhy {}

  /** In a contested landing a side cannot meet its result in this way. */
  record NotInLanding(Side side) implements NavalWhy {}

  /** The strength of all that land is halved. */
  record HalvedInLanding(int total, int half) implements NavalWhy {}

  /** The ship cannot take this role, or not there. */
  record NoRole(String ship, ShipRole role, Place place) implements NavalWhy {}

  /** The ferry does not help the unit across. */
  record NoFerry(String unit, Place from, Place to, String ship) implements NavalWhy {}
}
