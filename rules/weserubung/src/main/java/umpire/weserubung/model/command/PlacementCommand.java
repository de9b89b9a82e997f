package umpire.weserubung.model.command;

import umpire.kernel.hex.Place;

/** 12.0: commands of the placement phase. */
public sealed interface PlacementCommand extends Command {
  /** 12.0-b: the unit goes from the placement box to that town, or an aircraft to that airfield. */
  record PlaceBuilt(String unit, Place place) implements PlacementCommand {}

  /** 9.0-lake-a: the side's lake air base, once and for all. */
  record PlaceLakeBase(Place lake) implements PlacementCommand {}

  /** 9.0-lake-a: no lake this turn. */
  record LeaveLakes() implements PlacementCommand {}
}
