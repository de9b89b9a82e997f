package umpire.kernel.play;

/**
 * The number of a decision within its match. Every viewer may know it, so it counts decisions that
 * open whichever way a secret fell.
 *
 * @param number from 1
 */
public record DecisionId(int number) {
  public DecisionId {
    Numbers.requireFromOne(number, "a decision");
  }
}
