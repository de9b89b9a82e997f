package umpire.kernel.flow;

import java.util.List;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Seat;

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

  /** All seats of the match, in their order. */
  List<Seat> seats();

  /** This position, while something else is going on. */
  P with(Agenda<F> agenda);

  /** This position, after more decisions, draws or questions. */
  P with(MatchCounters tally);
}
