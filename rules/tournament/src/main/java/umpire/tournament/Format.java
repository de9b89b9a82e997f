package umpire.tournament;

/**
 * A format that goes by rounds. A pure function: the same event has the same pairings, so a round
 * that was lost half way is paired again without a difference.
 */
@FunctionalInterface
public interface Format {
  /** The round to come. Throws IllegalArgumentException for an event that is not of this format. */
  Pairings pair(Event event);
}
