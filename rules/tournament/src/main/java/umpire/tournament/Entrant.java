package umpire.tournament;

/**
 * Who takes part, as formats see them.
 *
 * @param number the pairing number, from 1 on; lower is stronger at the start; it never changes, so
 *     who comes late has the next number that is free
 * @param rating at the start, 0 if there is none
 * @param from the first round that they may be paired in, from 1 on
 * @param until the last round that they may be paired in; {@link #NO_END} unless they withdrew
 */
public record Entrant(int number, int rating, int from, int until) {
  /** {@link #until} of somebody who did not withdraw. */
  public static final int NO_END = Integer.MAX_VALUE;

  public Entrant {
    if (number < 1 || rating < 0 || from < 1 || until < 0) {
      throw new IllegalArgumentException(
          "entrant " + number + ": rating " + rating + ", rounds " + from + " to " + until);
    }
  }

  /** Somebody who takes part from the first round to the last. */
  public static Entrant of(int number, int rating) {
    return new Entrant(number, rating, 1, NO_END);
  }

  /** Whether they may be paired in a round. */
  public boolean playsIn(int round) {
    return from <= round && round <= until;
  }
}
