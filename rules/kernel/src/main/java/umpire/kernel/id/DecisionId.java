package umpire.kernel.id;

/**
 * The number of a decision within its match. Every viewer may know it, so it counts decisions that
 * open whichever way a secret fell.
 *
 * <p>Where several seats are asked at once, each has a number of its own: the next one, plus the
 * seat's place among those who were asked first. It stays as it is while others answer or leave it
 * to others, and all of them are counted when the last closes, whoever answered or changed. Nothing
 * but a draft lies above such a window, so a position holds the count alone.
 *
 * @param number from 1; a lower one throws IllegalArgumentException
 */
public record DecisionId(int number) {
  public DecisionId {
    IdNumbers.requireFromOne(number, "a decision");
  }
}
