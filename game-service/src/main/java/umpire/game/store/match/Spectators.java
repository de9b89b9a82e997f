package umpire.game.store.match;

import java.time.Duration;

/**
 * Who looks on at a match without a seat, of those to whom it is open at all. It holds from the
 * beginning to after the end: the end of a match that is shown late is shown as late as the rest,
 * and one that is for its players alone stays theirs. Before the beginning there is nothing to be
 * kept from anybody.
 *
 * @param delay in seconds: 0 for everything at once, {@link #NOBODY} for nothing at all
 */
public record Spectators(int delay) {
  /** In seconds: 30 days. */
  public static final int MOST_DELAY = (int) Duration.ofDays(30).toSeconds();

  private static final int NOBODY = -1;

  /** They see everything at once. */
  public static final Spectators ALLOWED = new Spectators(0);

  /** There are none once the match has begun. */
  public static final Spectators NONE = new Spectators(NOBODY);

  public Spectators {
    if (delay < NOBODY || delay > MOST_DELAY) {
      throw new IllegalArgumentException("1 to " + MOST_DELAY + " seconds, not " + delay);
    }
  }

  /** True if they see everything, but later. */
  public boolean delayed() {
    return delay > 0;
  }

  /** True if they see nothing. */
  public boolean none() {
    return delay == NOBODY;
  }

  /** In JSON: allowed, delayed or none. */
  public String word() {
    if (none()) {
      return "none";
    }
    return delayed() ? "delayed" : "allowed";
  }
}
