package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.kernel.standard.PhaseStep;

/**
 * A step in which a side does one thing after the other until it ends it.
 *
 * @param <F> its frame
 */
public interface PhaseAsks<F extends Frame>
    extends SideAsks<F>, PhaseStep<Position, Command, Frame, F> {
  @Override
  default Command end() {
    return new TurnCommand.EndPhase();
  }
}
