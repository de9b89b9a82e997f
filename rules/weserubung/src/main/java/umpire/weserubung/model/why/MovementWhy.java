package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;

/** Reasons of the movement phase. */
public sealed interface MovementWhy extends Why {
  /** The counter is not one of the seat's in play. */
  record NotYourUnit(String unit) implements MovementWhy {}

  /** It has used its action this turn. */
  record ActionUsed(String unit) implements MovementWhy {}

  /** It is aboard, or no land unit and no leader. */
  record GoesNotByLand(String unit) implements MovementWhy {}

  /** No step by land is open to it. */
  record NowhereToGo(String unit) implements MovementWhy {}

  /** The hex holds as many units of the side as it may when movement ends. */
  record HexIsFull(Place hex, int limit) implements MovementWhy {}

  /** Land units do not pass from the one hex to the other. */
  record NoStepByLand(String unit, Place from, Place to) implements MovementWhy {}

  /** The cheapest way costs more movement points than are left. */
  record TooFewMovementPoints(String unit, Place to, int cost, int left) implements MovementWhy {}

  /** It does not stand on a controlled section of a railway that leads anywhere. */
  record NoTrain(String unit, Place place) implements MovementWhy {}

  /** It is not aboard a ship. */
  record NotAboard(String unit) implements MovementWhy {}

  /** There is no friendly coast with room where its ship is. */
  record NoFriendlyCoast(String unit, Place place) implements MovementWhy {}

  /** How far it went, and what it cost. */
  record MovedByLand(String unit, int hexes, int points) implements MovementWhy {}

  /** How far it went by rail. */
  record MovedByRail(String unit, int hexes) implements MovementWhy {}

  /** Where it went ashore. */
  record WentAshore(String unit, Place place) implements MovementWhy {}
}
