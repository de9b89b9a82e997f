package umpire.narvik.model;

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
}
