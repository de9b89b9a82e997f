package umpire.weserubung.play.fight;

import java.util.List;
import umpire.kernel.flow.Asks;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;

/**
 * A question to one seat.
 *
 * @param <F> its frame
 */
interface ChoiceStep<F extends FightFrame.Choice> extends Asks<Position, Command, Frame, F> {
  @Override
  default List<Seat> seats(Position position, F frame) {
    return List.of(frame.seat());
  }
}
