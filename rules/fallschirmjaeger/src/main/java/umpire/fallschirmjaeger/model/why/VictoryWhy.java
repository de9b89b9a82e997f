package umpire.fallschirmjaeger.model.why;

/** How a match ended. */
public sealed interface VictoryWhy extends Why {
  /** So many of the bridges were German. */
  record BridgesHeld(int held, int needed) implements VictoryWhy {}

  /** So many of the airfields were German. */
  record AirfieldsHeld(int held, int needed) implements VictoryWhy {}

  /** So many of the Queen and the Government were captured. */
  record CourtCaptured(int captured, int needed) implements VictoryWhy {}

  /** An objective is German, and all the units of the set-up have come. */
  record ReleasedBy(String objective) implements VictoryWhy {}

  /** German less Dutch points. */
  record PointsOf(int points) implements VictoryWhy {}
}
