package umpire.kernel.play;

import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DrawId;

/** Which adjudicator a question goes to. */
public sealed interface Adjudicator {
  /**
   * The combat adjudicator, which throws dice.
   *
   * @param draw the number that the brief's dice take
   * @param rule the paragraph that calls for them; part of the draw's key
   */
  record Combat(DrawId draw, RuleId rule) implements Adjudicator {}

  /** The supply adjudicator, which throws none. */
  record Supply() implements Adjudicator {}
}
