package umpire.tournament.knockout;

/** How many defeats put somebody out. */
public sealed interface Elimination {
  /**
   * One.
   *
   * @param thirdPlace whether the losers of the semifinals meet in the round of the final
   */
  record Single(boolean thirdPlace) implements Elimination {}

  /**
   * Two: losers of the main bracket go on in the bracket of the losers, and its winner meets the
   * winner of the main bracket in the final.
   *
   * @param reset whether the two meet a second time if the one from the losers' bracket wins the
   *     final, since the other has lost only once; without it the final decides
   */
  record Twofold(boolean reset) implements Elimination {}
}
