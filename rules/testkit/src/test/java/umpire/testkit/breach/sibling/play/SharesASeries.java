package umpire.testkit.breach.sibling.play;

import umpire.testkit.breach.series.play.Shared;

/** A game that belongs to a series. */
public final class SharesASeries {
  private SharesASeries() {}

  public static int turns() {
    return Shared.turns() - 2;
  }
}
