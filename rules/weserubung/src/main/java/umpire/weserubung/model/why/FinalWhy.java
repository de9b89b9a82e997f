package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Nation;

/** Reasons of the final phase. */
public sealed interface FinalWhy extends Why {
  /** A point for each full five ships outside ports. */
  record ShipsOutside(Nation nation, int ships, int points) implements FinalWhy {}

  /** Morale pays for some ships; so many of the others lose a step. */
  record ShipsUnpaid(Nation nation, int ships, int points, int reduced) implements FinalWhy {}

  /** Other ships, or another number of them, must lose a step. */
  record SoManyShips(int asked, int number) implements FinalWhy {}

  /** The unit is not in the force pool of the seat's nations. */
  record NotInPool(String unit) implements FinalWhy {}

  /** The unit is never built again. */
  record NeverBuilt(String unit) implements FinalWhy {}

  /** The nation has less morale left than it costs. */
  record TooDear(String unit, int price, int left) implements FinalWhy {}

  /** What it has cost. */
  record PaidFor(String unit, int price) implements FinalWhy {}

  /** The counter is no reduced unit of the seat's in play. */
  record NothingToRepair(String unit) implements FinalWhy {}

  /** It is repaired elsewhere: land units in towns, aircraft on airfields, ships in ports. */
  record NotRepairedThere(String unit, Place place) implements FinalWhy {}

  /** It has used an action this turn. */
  record WasInAction(String unit) implements FinalWhy {}

  /** It is repaired in another step of the phase. */
  record AnotherStep(String unit) implements FinalWhy {}
}
