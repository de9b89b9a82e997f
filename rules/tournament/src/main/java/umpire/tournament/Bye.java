package umpire.tournament;

/**
 * Somebody who is not paired in a round in which they take part.
 *
 * @param entrant the number
 * @param kind why
 */
public record Bye(int entrant, Kind kind) {
  /** Why somebody is not paired, and what it counts for. */
  public enum Kind {
    /** Nobody was left to pair them with: counts as a win, at most once in a Swiss. */
    PAIRING,
    /** Asked for in time: counts as a draw. */
    HALF,
    /** Absent: counts nothing. */
    ZERO
  }
}
