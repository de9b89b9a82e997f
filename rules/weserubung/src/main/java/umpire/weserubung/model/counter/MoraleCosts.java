package umpire.weserubung.model.counter;

import umpire.kernel.citation.Rule;

/**
 * 13.2, 13.3: points of national morale. The player aid sheet is not in the text: house data
 * (HOUSE.md).
 *
 * @param build to build it from the force pool; 0 for what is never built again
 * @param repair to turn it to its full side
 */
@Rule("13.2/r73")
public record MoraleCosts(int build, int repair) {
  public MoraleCosts {
    if (build < 0 || repair < 0) {
      throw new IllegalArgumentException("a price is not below 0");
    }
  }
}
