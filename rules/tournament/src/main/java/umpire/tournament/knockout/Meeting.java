package umpire.tournament.knockout;

/**
 * A meeting of two that a bracket provides for.
 *
 * @param number from 1 on, in the order of rounds and boards; sources have lower numbers
 * @param part where in the bracket it stands
 * @param round the round of the knock-out in which it is played, from 1 on
 * @param first from where the upper one comes, which says nothing of sides
 * @param second from where the lower one comes
 */
public record Meeting(int number, Part part, int round, Source first, Source second) {
  /** A part of a bracket. */
  public enum Part {
    /** Those without a defeat; the final of single elimination is its last round. */
    MAIN,
    /** Those with one defeat, in double elimination. */
    LOSERS,
    /** The final of double elimination. */
    FINAL,
    /** The second final of double elimination. */
    RESET,
    /** The losers of the semifinals of single elimination. */
    THIRD_PLACE
  }
}
