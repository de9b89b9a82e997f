package umpire.narvik.lore;

import java.util.List;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.play.DrawId;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;

/**
 * Carries out the frames of one chapter of the booklet.
 *
 * @param <F> the chapter's family of frames
 */
public interface Chapter<F extends Frame> extends Step<Position, Command, Frame, F> {
  @Override
  default void drawn(F frame, List<Integer> values, Course<Position, Frame> course) {
    drawn(frame, course.nextDraw(), values, course);
  }

  /**
   * Applies a draw that the frame waited for; the first event of it counts the draw. Throws
   * IllegalStateException where no draw was waited for.
   */
  default void drawn(F frame, DrawId draw, List<Integer> values, Course<Position, Frame> course) {
    throw new IllegalStateException(frame + " waits for no draw");
  }
}
