package umpire.kernel.flow;

import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;

/**
 * What the flow asks of a position.
 *
 * @param <P> the position's own type
 * @param <F> the game's frames
 */
public interface PlayedPosition<P, F> {
  /** What is going on; never empty while the match is played. */
  Agenda<F> agenda();

  /** How many decisions, draws and questions there were. */
  MatchCounters tally();

  /** This position after more decisions, draws or questions, while something else is going on. */
  P with(MatchCounters tally, Agenda<F> agenda);

  /** This position, while something else is going on. */
  default P with(Agenda<F> agenda) {
    return with(tally(), agenda);
  }

  /** This position, after more decisions, draws or questions. */
  default P with(MatchCounters tally) {
    return with(tally, agenda());
  }
}
