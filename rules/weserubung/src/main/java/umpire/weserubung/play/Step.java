package umpire.weserubung.play;

import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;

/**
 * A step that waits for seats. A command is taken if and only if it is offered; reasons are looked
 * for only when it is not.
 *
 * @param <F> its frame
 */
public interface Step<F extends Frame> {
  /** The paragraph that asks. */
  RuleId rule(F frame);

  /**
   * Every seat that was asked when it opened, in a fixed order: an answer changes nothing in it.
   */
  List<Seat> seats(Position position, F frame);

  /** Whether all of them must answer, hidden from each other, or one. */
  default Answer answer(F frame) {
    return Answer.ALL;
  }

  /**
   * With {@link Answer#ALL} the seats that have answered, with {@link Answer#ANY} those that leave
   * it to the others.
   */
  default Set<Seat> answered(F frame) {
    return Set.of();
  }

  /** True if this answer leaves it to the other seats ({@link Answer#ANY}). */
  default boolean leavesIt(F frame, Command command) {
    return false;
  }

  /** Everything that the seat may answer, and nothing else. */
  Offers<Command> offers(Position position, F frame, Seat seat);

  /** What an absent seat is taken to answer: one of the offers. */
  Command fallback(Position position, F frame, Seat seat, Offers<Command> offers);

  /**
   * Why a command that is not on offer cannot be taken, by paragraph; where nothing better is
   * known, empty: then the step's own paragraph and the parameter that strayed are named.
   */
  default List<Finding> reasons(Position position, F frame, Seat seat, Command command) {
    return List.of();
  }

  /**
   * Why a seat is not asked at all, of a command that it sends nevertheless, by paragraph; empty
   * where that is not for every seat to know, or nothing but the sequence bars it.
   */
  default List<Finding> unasked(Position position, F frame, Seat seat, Command command) {
    return List.of();
  }

  /** Carries out a command that is on offer. */
  void take(F frame, Seat seat, Command command, Course course);
}
