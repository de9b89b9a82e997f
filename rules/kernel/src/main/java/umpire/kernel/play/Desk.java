package umpire.kernel.play;

import umpire.kernel.cite.RuleId;

/** Which desk a question goes to. */
public sealed interface Desk {
  /**
   * The combat desk, which throws dice.
   *
   * @param draw the number that the brief's dice take
   * @param rule the paragraph that calls for them; part of the draw's key
   */
  record Combat(DrawId draw, RuleId rule) implements Desk {}

  /** The supply desk, which throws none. */
  record Supply() implements Desk {}
}
