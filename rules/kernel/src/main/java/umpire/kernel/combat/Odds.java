package umpire.kernel.combat;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.play.Report;

/**
 * An exact distribution.
 *
 * @param policy what was assumed where a player would choose
 * @param chances each result with its probability; they add up to one
 * @param findings the modifiers that hold whatever falls
 * @param <R> the game's combat reports, without dice
 */
public record Odds<R extends Report>(
    Policy policy, List<Chances<R>> chances, List<Finding> findings) {
  public Odds {
    chances = List.copyOf(chances);
    findings = List.copyOf(findings);
    Fraction sum = chances.stream().map(Chances::of).reduce(Fraction.ZERO, Fraction::plus);
    if (!sum.equals(Fraction.ONE)) {
      throw new IllegalArgumentException("probabilities add up to " + sum + ", not to 1");
    }
  }

  /**
   * One result and its probability.
   *
   * @param result the report
   * @param of its probability
   */
  public record Chances<R extends Report>(R result, Fraction of) {}
}
