package umpire.narvik.rules;

import umpire.kernel.flow.AskingStep;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;

/**
 * A step that asks one side, and goes on by itself where there is nothing to choose.
 *
 * @param <F> its frame
 */
public interface SideStep<F extends Frame>
    extends SideAsks<F>, AskingStep<Position, Command, Frame, F> {}
