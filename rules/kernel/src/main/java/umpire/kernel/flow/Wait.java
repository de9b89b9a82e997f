package umpire.kernel.flow;

import java.util.Set;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Viewer;

/**
 * What a frame on top of the agenda waits for.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 */
public sealed interface Wait<P, C, F> {
  /** Nothing: it is carried out at once. */
  record Nothing<P, C, F>() implements Wait<P, C, F> {}

  /**
   * A draw, which takes the next number of the match.
   *
   * @param rule the paragraph that calls for it
   * @param lot what is drawn
   * @param seenBy who sees the values at once
   */
  record Draw<P, C, F>(RuleId rule, Lot lot, Set<Viewer> seenBy) implements Wait<P, C, F> {
    public Draw {
      seenBy = Set.copyOf(seenBy);
    }
  }

  /**
   * The report on the question that was asked last.
   *
   * @param desk who was asked
   * @param brief what was asked
   */
  record Report<P, C, F>(Desk desk, Brief brief) implements Wait<P, C, F> {}

  /**
   * The choice of a seat, or of several.
   *
   * @param asks who asks and takes
   * @param frame what is asked about
   */
  record Choice<P extends InPlay<P, F>, C, F, T extends F>(Asks<P, C, F, T> asks, T frame)
      implements Wait<P, C, F> {}

  /** Nothing more: the match is over. */
  record End<P, C, F>(Outcome outcome) implements Wait<P, C, F> {}
}
