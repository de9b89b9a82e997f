package umpire.kernel.play;

/** What goes to an adjudicator: a self-contained record of the game. */
public interface Brief {
  /**
   * Refuses a brief that nobody can adjudicate.
   *
   * @param holds true for a good brief
   * @param what must hold, as a sentence for whoever sent the brief
   * @throws IllegalArgumentException with that sentence unless it holds
   */
  static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }
}
