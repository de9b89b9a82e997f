package umpire.fallschirmjaeger.model.why;

/** How a match ended. */
public sealed interface VictoryWhy extends Why {
  /** So many of the bridges were German. */
  record BridgesHeld(int held, int needed) implements VictoryWhy {}

  /** So many of the airfields were German. */
  record AirfieldsHeld(int held, int needed) implements VictoryWhy {}

  /** German less Dutch points. */
  record PointsOf(int points) implements VictoryWhy {}
}
