package umpire.weserubung.play.fight;

import java.util.List;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.FightFrame;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Step;

/**
 * A question to one seat.
 *
 * @param <F> its frame
 */
interface ChoiceStep<F extends FightFrame.Choice> extends Step<F> {
  @Override
  default List<Seat> seats(Position position, F frame) {
    return List.of(frame.seat());
  }
}
