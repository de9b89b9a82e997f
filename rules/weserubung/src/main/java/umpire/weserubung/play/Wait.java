package umpire.weserubung.play;

import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;

/** What a frame on top of the agenda waits for. */
public sealed interface Wait {
  /** The choice of a player, or of several at once. */
  record Asks(Waiting<?> waiting) implements Wait {}

  /** So many ten-sided dice, seen by everyone; the draw's number is the next of the match. */
  record Throws(RuleId rule, int dice) implements Wait {}

  /** The report of a desk that has been asked. */
  record Reports(QuestionId id, Desk desk, Brief brief) implements Wait {}

  /** Nothing: it is carried out at once. */
  record Runs() implements Wait {}

  /** Nothing more, ever. */
  record Over(Outcome outcome) implements Wait {}
}
