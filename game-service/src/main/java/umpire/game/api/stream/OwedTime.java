package umpire.game.api.stream;

/**
 * How long a client owes something, in time in which this service looked for it: of the time
 * between two looks only so much counts as lies between them as planned. If the event loop stood
 * still meanwhile, what the client has sent lies unread, and the client is not to blame.
 */
final class OwedTime {
  private final long mostBetweenLooks;
  private boolean running;
  private long lookedAt;
  private long counted;

  /**
   * Nothing is owed yet.
   *
   * @param mostBetweenLooks in nanoseconds
   */
  OwedTime(long mostBetweenLooks) {
    this.mostBetweenLooks = mostBetweenLooks;
  }

  /** Whether something is owed. */
  synchronized boolean isRunning() {
    return running;
  }

  /**
   * Something is owed from now on.
   *
   * @param now as {@link System#nanoTime} returns it, here and below
   */
  synchronized void begin(long now) {
    running = true;
    lookedAt = now;
    counted = 0;
  }

  /** Nothing is owed any more. */
  synchronized void end() {
    running = false;
  }

  /** Looks at it: for how many nanoseconds it is owed; 0 if nothing is. */
  synchronized long look(long now) {
    if (!running) {
      return 0;
    }
    counted += Math.min(now - lookedAt, mostBetweenLooks);
    lookedAt = now;
    return counted;
  }
}
