package umpire.kernel.foresight;

import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Report;

/** The lines of supply of a seat's units. */
public sealed interface Lines {
  /** As the supply desk would report them now. */
  record Traced(Report report) implements Lines {}

  /** The seat has no unit whose line is ever traced. */
  record None() implements Lines {}

  /** They hang on something that the seat has not seen. */
  record Hidden(RuleId rule) implements Lines {}
}
