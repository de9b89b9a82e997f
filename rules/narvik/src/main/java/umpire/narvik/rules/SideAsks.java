package umpire.narvik.rules;

import java.util.List;
import umpire.kernel.flow.Asks;
import umpire.kernel.scenario.Seat;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;

/**
 * A question to one side.
 *
 * @param <F> the frame that asks
 */
public interface SideAsks<F extends Frame> extends Asks<Position, Command, Frame, F> {
  /** Who is asked. */
  Side side(F frame);

  @Override
  default List<Seat> seats(Position position, F frame) {
    return List.of(side(frame).seat());
  }
}
