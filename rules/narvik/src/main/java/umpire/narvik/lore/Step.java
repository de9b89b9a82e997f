package umpire.narvik.lore;

import java.util.List;
import java.util.Optional;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;

/**
 * A step that waits for one seat. What may be done is computed once: {@link #asked} lists exactly
 * the commands for which {@link #bars} finds nothing.
 *
 * @param <F> its frame
 */
public interface Step<F extends Frame> extends Asks<Position, Command, Frame, F> {
  /** Who is asked. */
  Side side(F frame);

  /** The open decision, with every command that {@link #bars} does not forbid. */
  Asked<Command> asked(Position position, F frame);

  /** Why this command cannot be taken; empty if and only if it is on offer. */
  List<Finding> bars(Position position, F frame, Command command);

  /** Carries out a command that is on offer. */
  void take(F frame, Command command, Course<Position, Frame> course);

  @Override
  default List<Seat> seats(Position position, F frame) {
    return List.of(side(frame).seat());
  }

  @Override
  default Optional<Asked<Command>> asked(Position position, F frame, Seat seat, DecisionId id) {
    return Optional.of(asked(position, frame));
  }

  /** Not looked at: {@link #asked} tells it. */
  @Override
  default RuleId rule(F frame) {
    throw new IllegalStateException("the decision tells its paragraph");
  }

  @Override
  default Offers<Command> offers(Position position, F frame, Seat seat) {
    return asked(position, frame).offers();
  }

  @Override
  default Command fallback(Position position, F frame, Seat seat, Offers<Command> offers) {
    return asked(position, frame).fallback();
  }

  @Override
  default List<Finding> why(Position position, F frame, Seat seat, Command command) {
    return bars(position, frame, command);
  }

  @Override
  default void take(F frame, Seat seat, Command command, Course<Position, Frame> course) {
    take(frame, command, course);
  }
}
