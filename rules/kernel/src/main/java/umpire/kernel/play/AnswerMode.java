package umpire.kernel.play;

/** How many of the asked seats must answer. */
public enum AnswerMode {
  /**
   * Every asked seat; answers stay hidden, and may be changed, until the last is in. The event of a
   * first answer is blanked to others, that of a changed one unseen.
   */
  ALL,
  /**
   * The first answer counts; nobody has answered while the decision is open. Where the game offers
   * it, a seat may leave it to the others, as one does whose time runs out: from then on it is not
   * asked, and the others keep their decisions and the ids of these. The last that is left cannot.
   */
  ANY
}
