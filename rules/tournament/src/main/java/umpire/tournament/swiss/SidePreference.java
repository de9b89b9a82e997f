package umpire.tournament.swiss;

import java.util.List;

/**
 * C.04.3 1.7: which side an entrant should be given, and how strictly.
 *
 * @param strength how strictly
 * @param side 0 or 1, the seat; no meaning if the strength is {@link Strength#NONE}
 * @param difference C.04.3 1.6: how often they had seat 0 less how often seat 1
 */
record SidePreference(Strength strength, int side, int difference) {
  /** From no preference to one that must be granted. */
  enum Strength {
    NONE,
    MILD,
    STRONG,
    ABSOLUTE
  }

  /** The preference after sides taken, the oldest first; rounds without a side are left out. */
  static SidePreference after(List<Integer> sides) {
    int difference = 0;
    for (int side : sides) {
      difference += side == 0 ? 1 : -1;
    }
    int taken = sides.size();
    if (taken == 0) {
      return new SidePreference(Strength.NONE, 0, 0);
    }
    int last = sides.getLast();
    int lessTaken = difference > 0 ? 1 : 0;
    if (Math.abs(difference) > 1) {
      return new SidePreference(Strength.ABSOLUTE, lessTaken, difference);
    }
    if (taken > 1 && sides.get(taken - 2) == last) {
      return new SidePreference(Strength.ABSOLUTE, 1 - last, difference);
    }
    return difference == 0
        ? new SidePreference(Strength.MILD, 1 - last, 0)
        : new SidePreference(Strength.STRONG, lessTaken, difference);
  }

  /** Whether one of the two is refused their side if they meet. */
  boolean clashesWith(SidePreference other) {
    return strength != Strength.NONE && other.strength != Strength.NONE && side == other.side;
  }

  /** Whether the preference is strong or absolute. */
  boolean strong() {
    return strength.compareTo(Strength.STRONG) >= 0;
  }

  /** Whether the preference must be granted. */
  boolean absolute() {
    return strength == Strength.ABSOLUTE;
  }
}
