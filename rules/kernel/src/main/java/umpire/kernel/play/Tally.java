package umpire.kernel.play;

/**
 * How many decisions, draws and questions the match has had; the next one is numbered from here.
 *
 * @param decisions answered
 * @param draws made, briefs with dice included
 * @param questions asked
 */
public record Tally(int decisions, int draws, int questions) {
  /** The tally of a match that has not begun: 0 of each. */
  public static Tally none() {
    return new Tally(0, 0, 0);
  }

  /** The tally after that draw. */
  public Tally drawn(DrawId draw) {
    return new Tally(decisions, draw.number(), questions);
  }

  /** The tally after the answer to that decision. */
  public Tally answered(DecisionId decision) {
    return new Tally(decision.number(), draws, questions);
  }

  /** The tally after that question. */
  public Tally asked(QuestionId question) {
    return new Tally(decisions, draws, question.number());
  }
}
