package umpire.kernel.combat;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;

/**
 * An exact distribution.
 *
 * @param policy what was assumed where a player would choose
 * @param chances each different outcome with its probability; they add up to one
 * @param findings the modifiers that hold whatever falls
 */
public record Odds(Policy policy, List<Chances> chances, List<Finding> findings) {
  public Odds {
    chances = List.copyOf(chances);
    findings = List.copyOf(findings);
    Fraction sum = chances.stream().map(Chances::of).reduce(Fraction.ZERO, Fraction::plus);
    if (!sum.equals(Fraction.ONE)) {
      throw new IllegalArgumentException("probabilities add up to " + sum + ", not to 1");
    }
  }

  /**
   * One outcome and its probability.
   *
   * @param outcome a record of the game: what a report says, without the dice
   * @param of its probability
   */
  public record Chances(Record outcome, Fraction of) {}
}
