package umpire.fallschirmjaeger.model.why;

import umpire.kernel.hex.Place;

/** Why something is not dropped, or not where it was meant to be. */
public sealed interface AirWhy extends Why {
  /** Nothing can be dropped there. */
  record NoDropThere(Place hex) implements AirWhy {}

  /** It cannot be dropped on the named hex. */
  record CannotDrop(String unit) implements AirWhy {}

  /** It came on the first turn or not at all. */
  record FirstTurnAlone(String unit) implements AirWhy {}

  /** It needs more Ju-52 points than are free. */
  record TooFewJu52(String unit, int points, int free) implements AirWhy {}

  /** More steps than may be dropped on one hex. */
  record TooManySteps(Place hex, int most) implements AirWhy {}

  /** No special drop is left for the hex. */
  record NoSpecialDrop(Place hex, int most) implements AirWhy {}

  /** No airfield, and no landings off airfields in this match. */
  record NoAirfield(Place hex) implements AirWhy {}

  /** The head belongs to another airfield. */
  record NotItsAirfield(String head, Place hex) implements AirWhy {}

  /** The airfield takes no more Ju-52 points in this turn. */
  record AirfieldFull(Place hex, int most) implements AirWhy {}

  /** The head flies back. */
  record TurnedBack(String head) implements AirWhy {}

  /** From the stadium over city hexes alone, and not against the enemy. */
  record FromTheStadium(String unit) implements AirWhy {}

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
