package umpire.game.streams;

/** How far one stream has read a match, compared at each heartbeat with how far it should be. */
final class ReadProgress {
  private int read;
  private int expected;

  /** It was read up to this revision. */
  void read(int revision) {
    read = revision;
  }

  /**
   * Whether it has not come as far as was known when this was asked last. Once is not enough: the
   * signal of what is known may still be under way.
   *
   * @param lastKnown the last revision that is known of the match now; 0 if none is
   */
  boolean hasMissed(int lastKnown) {
    boolean missed = read < expected;
    expected = lastKnown;
    return missed;
  }
}
