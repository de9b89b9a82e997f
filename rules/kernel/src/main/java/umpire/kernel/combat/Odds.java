package umpire.kernel.combat;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * An exact distribution. Probabilities that do not add up to 1 throw IllegalArgumentException.
 *
 * @param policy what was assumed where a player would choose: a value for every name that the game
 *     knows
 * @param chances each different outcome with its probability; they add up to one
 * @param findings the modifiers that hold whatever falls
 */
public record Odds(Policy policy, List<Chances> chances, List<Finding> findings) {
  public Odds {
    chances = List.copyOf(chances);
    findings = List.copyOf(findings);
    Probability sum = Probability.sum(chances.stream().map(Chances::of).toList());
    if (!sum.equals(Probability.ONE)) {
      throw new IllegalArgumentException("probabilities add up to " + sum + ", not to 1");
    }
  }

  /**
   * One outcome and its probability.
   *
   * @param outcome a record of the game: what a report says, without the dice
   * @param of its probability
   */
  public record Chances(Record outcome, Probability of) {}
}
