package umpire.fallschirmjaeger.rules;

import java.util.function.Function;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.kernel.standard.SeatAsks;

/**
 * A step that asks one side.
 *
 * @param <F> its frame
 */
public interface SideAsks<F extends Frame> extends SeatAsks<Position, Command, Frame, F> {
  /** The question of a frame to a side. */
  default Decision<F> asks(Class<F> frame, String rule, Function<F, Side> side) {
    return new Decision<>(frame, rule, top -> side.apply(top).seat());
  }
}
