package umpire.tournament.swiss;

import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Somebody who is to be paired in the round to come.
 *
 * @param number the pairing number
 * @param score thousandths of points up to now
 * @param met the numbers of whom they played
 * @param sides the sides they took, the oldest first, rounds without a side left out (C.04.2 3.4)
 * @param preference what follows of them
 * @param lastFloat the float in the round before
 * @param earlierFloat the float two rounds before
 * @param mayHaveBye whether the pairing bye may be theirs (C.04.1 4)
 * @param unplayed how many of the rounds up to now they did not play
 */
record Contender(
    int number,
    int score,
    Set<Integer> met,
    List<Integer> sides,
    SidePreference preference,
    Drift lastFloat,
    Drift earlierFloat,
    boolean mayHaveBye,
    int unplayed) {
  /** C.04.3 1.4: whether they met somebody below or above their score. */
  enum Drift {
    NONE,
    DOWN,
    UP
  }

  /** C.04.3 1.2: the higher score first, then the lower number. */
  static final Comparator<Contender> RANK =
      Comparator.comparingInt(Contender::score).reversed().thenComparingInt(Contender::number);

  /** C1 and C3: no second meeting, and not two to whom the same side must be given. */
  boolean mayMeet(Contender other) {
    return !met.contains(other.number) && !mustHaveTheSideOf(other);
  }

  /** C3, here for everybody in every round, topscorers of the last round too. */
  private boolean mustHaveTheSideOf(Contender other) {
    return preference.absolute()
        && other.preference.absolute()
        && preference.side() == other.preference.side();
  }
}
