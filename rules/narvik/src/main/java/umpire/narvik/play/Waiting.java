package umpire.narvik.play;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Asked;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/**
 * A frame that waits for a seat, with the step that carries it out.
 *
 * @param step who asks and takes
 * @param frame what is asked about
 * @param <F> type of the frame
 */
public record Waiting<F extends Frame>(Step<F> step, F frame) {
  Side side() {
    return step.side(frame);
  }

  Asked<Command> asked(Position position) {
    return step.asked(position, frame);
  }

  List<Finding> bars(Position position, Command command) {
    return step.bars(position, frame, command);
  }

  void take(Command command, Course course) {
    step.take(frame, command, course);
  }
}
