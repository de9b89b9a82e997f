package umpire.kernel.play;

/** How many of the asked seats must answer. */
public enum Answer {
  /**
   * Every asked seat; answers stay hidden, and may be changed, until the last is in. The event of a
   * first answer is blanked to others, that of a changed one unseen.
   */
  ALL,
  /** The first answer counts; nobody has answered while the decision is open. */
  ANY
}
