package umpire.kernel.play;

/**
 * How many decisions, draws and questions the match has had; the next one is numbered from here.
 *
 * @param decisions answered
 * @param draws made, briefs with dice included
 * @param questions asked
 */
public record Tally(int decisions, int draws, int questions) {
  /** A match that has not begun. */
  public static Tally none() {
    return new Tally(0, 0, 0);
  }

  /** With that draw made. */
  public Tally drawn(DrawId draw) {
    return new Tally(decisions, draw.number(), questions);
  }

  /** With that decision answered. */
  public Tally answered(DecisionId decision) {
    return new Tally(decision.number(), draws, questions);
  }

  /** With that question asked. */
  public Tally asked(QuestionId question) {
    return new Tally(decisions, draws, question.number());
  }
}
