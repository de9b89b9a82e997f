package umpire.kernel.preview;

import umpire.kernel.citation.RuleId;
import umpire.kernel.play.Report;

/** The lines of supply of a seat's units. */
public sealed interface SupplyLines {
  /** As the supply adjudicator would report them now. */
  record Traced(Report report) implements SupplyLines {}

  /** The seat has no unit whose line is ever traced. */
  record None() implements SupplyLines {}

  /** They hang on something that the seat has not seen. */
  record Hidden(RuleId rule) implements SupplyLines {}
}
