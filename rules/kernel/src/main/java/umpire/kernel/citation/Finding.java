package umpire.kernel.citation;

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
