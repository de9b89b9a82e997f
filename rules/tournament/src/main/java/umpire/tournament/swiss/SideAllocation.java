package umpire.tournament.swiss;

import java.util.List;

/** C.04.3 5.2: which of two who meet has which side. */
final class SideAllocation {
  private SideAllocation() {}

  /**
   * The numbers of two in the order of their seats.
   *
   * @param higher who ranks higher
   * @param lower who ranks lower
   * @param initialSide the side that was drawn for odd numbers before the first round, 0 or 1
   */
  static List<Integer> seats(Contender higher, Contender lower, int initialSide) {
    return sideOfHigher(higher, lower, initialSide) == 0
        ? List.of(higher.number(), lower.number())
        : List.of(lower.number(), higher.number());
  }

  private static int sideOfHigher(Contender higher, Contender lower, int initialSide) {
    SidePreference high = higher.preference();
    SidePreference low = lower.preference();
    boolean highHasNone = high.strength() == SidePreference.Strength.NONE;
    boolean lowHasNone = low.strength() == SidePreference.Strength.NONE;
    if (highHasNone && lowHasNone) { // 5.2.5
      return higher.number() % 2 == 1 ? initialSide : 1 - initialSide;
    }
    if (highHasNone) { // 5.2.1
      return 1 - low.side();
    }
    if (lowHasNone || high.side() != low.side()) { // 5.2.1
      return high.side();
    }
    int stronger = high.strength().compareTo(low.strength());
    if (stronger != 0) { // 5.2.2
      return stronger > 0 ? high.side() : 1 - low.side();
    }
    int lastOfLower = lastDifferentSide(lower.sides(), higher.sides());
    return lastOfLower < 0 ? high.side() : lastOfLower; // 5.2.4 or 5.2.3
  }

  /** The side of the first in the latest round in which the sides differed, or -1. */
  private static int lastDifferentSide(List<Integer> sides, List<Integer> others) {
    int common = Math.min(sides.size(), others.size());
    for (int back = 1; back <= common; back++) {
      int side = sides.get(sides.size() - back);
      if (side != others.get(others.size() - back)) {
        return side;
      }
    }
    return -1;
  }
}
