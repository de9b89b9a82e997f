package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Side;

/** Reasons of the placement phase. */
public sealed interface PlacementWhy extends Why {
  /** What was built comes into play. */
  record BuiltComes(String unit, Place place) implements PlacementWhy {}

  /** The unit is not in the nation's placement box. */
  record NotBuilt(String unit) implements PlacementWhy {}

  /** The nation cannot place that unit there. */
  record NoPlaceThere(String unit, Place place) implements PlacementWhy {}

  /** A historical reinforcement comes. */
  record ReinforcementOf(int turn, String counter) implements PlacementWhy {}

  /** A unit of 14.1.1 comes to the force pool and has to be built. */
  record OptionalUnit(String unit) implements PlacementWhy {}

  /** The lake is an air base. */
  record LakeChosen(Side side, Place lake) implements PlacementWhy {}

  /** The side cannot make that lake a base. */
  record NoLakeThere(Place lake) implements PlacementWhy {}

  /** The ice breaks: the base is gone. */
  record IceBreaks(Place lake) implements PlacementWhy {}

  /** An aircraft that still stood on the ice is lost. */
  record StoodOnIce(String unit) implements PlacementWhy {}
}
