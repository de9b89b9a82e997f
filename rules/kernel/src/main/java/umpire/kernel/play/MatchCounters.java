package umpire.kernel.play;

import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;

/**
 * How many decisions, draws and questions the match has had; the next one is numbered from here.
 *
 * @param decisions answered
 * @param draws made, briefs with dice included
 * @param questions asked
 */
public record MatchCounters(int decisions, int draws, int questions) {
  /** The tally of a match that has not begun: 0 of each. */
  public static MatchCounters none() {
    return new MatchCounters(0, 0, 0);
  }

  /** The tally after that draw. */
  public MatchCounters drawn(DrawId draw) {
    return new MatchCounters(decisions, draw.number(), questions);
  }

  /** The tally after the answer to that decision. */
  public MatchCounters answered(DecisionId decision) {
    return new MatchCounters(decision.number(), draws, questions);
  }

  /** The tally after that question. */
  public MatchCounters asked(QuestionId question) {
    return new MatchCounters(decisions, draws, question.number());
  }
}
