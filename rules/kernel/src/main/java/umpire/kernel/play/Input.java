package umpire.kernel.play;

import java.util.List;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Seat;

/**
 * What a rule may be asked to judge. Only {@link Chosen} can come from outside; the others are the
 * umpire's own.
 *
 * @param <C> the game's commands
 */
public sealed interface Input<C> {
  /** A seat's choice. */
  record Chosen<C>(Seat seat, C command) implements Input<C> {}

  /** The values of the draw that the match waits for. */
  record Drawn<C>(DrawId id, List<Integer> values) implements Input<C> {
    public Drawn {
      values = List.copyOf(values);
    }
  }

  /** The report that the match waits for. */
  record Reported<C>(QuestionId id, Report report) implements Input<C> {}

  /**
   * A seat's time for its open decision has run out. Always accepted, never drafted or refused: the
   * fallback is taken, and where it leaves an order incomplete the fallback of what is asked next,
   * until the order is complete. With {@link AnswerMode#ANY} the seat is out, and only when the
   * last one lapses is its fallback taken.
   *
   * @param seat who
   * @param id the decision that ran out
   */
  record Lapsed<C>(Seat seat, DecisionId id) implements Input<C> {}
}
