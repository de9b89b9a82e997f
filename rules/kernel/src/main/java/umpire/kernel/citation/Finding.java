package umpire.kernel.citation;

import java.util.List;
import java.util.Optional;

/**
 * One sentence of a ruling: which paragraph, why, and what it does.
 *
 * @param rule the paragraph or ruling that speaks
 * @param because the facts, in the game's own words
 * @param effect what the paragraph does here
 */
public record Finding(RuleId rule, Reason because, Effect effect) {
  /** A finding that forbids; throws IllegalArgumentException if {@code rule} is no id of a rule. */
  public static Finding forbids(String rule, Reason because) {
    return new Finding(new RuleId(rule), because, new Effect.Forbids());
  }

  /** The strength points that these findings add, each as it is told; negative for fewer. */
  public static int added(List<Finding> findings) {
    return findings.stream()
        .mapToInt(one -> one.effect() instanceof Effect.Adds(int strength) ? strength : 0)
        .sum();
  }

  /**
   * What forbids, or nothing where it is allowed; throws IllegalArgumentException if {@code rule}
   * is no id of a rule.
   */
  public static Optional<Finding> forbidsUnless(boolean allowed, String rule, Reason because) {
    return allowed ? Optional.empty() : Optional.of(forbids(rule, because));
  }

  /**
   * A finding that only tells; throws IllegalArgumentException if {@code rule} is no id of a rule.
   */
  public static Finding notes(String rule, Reason because) {
    return new Finding(new RuleId(rule), because, new Effect.None());
  }

  /**
   * A finding with an effect on an adjudication; throws IllegalArgumentException if {@code rule} is
   * no id of a rule.
   */
  public static Finding of(String rule, Reason because, Effect effect) {
    return new Finding(new RuleId(rule), because, effect);
  }
}
