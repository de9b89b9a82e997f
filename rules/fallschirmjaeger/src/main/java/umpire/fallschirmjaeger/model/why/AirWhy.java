package umpire.fallschirmjaeger.model.why;

import umpire.kernel.hex.Place;

/** Why something is not dropped, or not where it was meant to be. */
public sealed interface AirWhy extends Why {
  /** Nothing can be dropped there. */
  record NoDropThere(Place hex) implements AirWhy {}

  /** It cannot be dropped on the named hex. */
  record CannotDrop(String unit) implements AirWhy {}

  /** The unit cannot fire at that hex now. */
  record CannotFire(String unit, Place hex) implements AirWhy {}

  /** The hex is more than so many hexes from where it came down. */
  record TooFarAShift(String unit, Place hex, int most) implements AirWhy {}

  /** It came down beyond the play area. */
  record BeyondPlay(String unit) implements AirWhy {}

  /** It would come down among water, a bridge or enemies. */
  record NoGround(String unit, Place hex) implements AirWhy {}

  /** Its owner took it back. */
  record TakenBack(String unit) implements AirWhy {}

  /** It lost all its steps where it came down. */
  record LostInDrop(String unit, Place hex) implements AirWhy {}

  /** It was dropped in this turn: one hex, and no exploitation. */
  record JustDropped(String unit) implements AirWhy {}
}
