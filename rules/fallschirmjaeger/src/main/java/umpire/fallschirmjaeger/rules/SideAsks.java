package umpire.fallschirmjaeger.rules;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.scenario.Seat;

/**
 * A step that asks one side, and is done where there is nothing to choose.
 *
 * @param <F> its frame
 */
public interface SideAsks<F extends Frame> extends AskingStep<Position, Command, Frame, F> {
  /** Who is asked. */
  Side side(F frame);

  @Override
  default List<Seat> seats(Position position, F frame) {
    return List.of(side(frame).seat());
  }
}
