package umpire.testkit.breach.series.play;

import umpire.testkit.breach.sibling.play.SharesASeries;

/** A series that knows one of its games. */
public final class NamesASibling {
  private NamesASibling() {}

  public static int turns() {
    return SharesASeries.turns();
  }
}
