package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;

/** Reasons of the set-up. */
public sealed interface SetupWhy extends Why {
  /** The hex is not among those that may be chosen, or is full. */
  record NotPlacedThere(Place place, String within) implements SetupWhy {}

  /** The counter is not among those that are placed now. */
  record NotPlacedNow(String counter) implements SetupWhy {}

  /** Where it was placed. */
  record PlacedFreely(String counter, Place place) implements SetupWhy {}
}
