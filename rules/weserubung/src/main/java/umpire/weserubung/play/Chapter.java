package umpire.weserubung.play;

import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;

/**
 * Carries out the frames of one chapter of the booklet.
 *
 * @param <F> the chapter's family of frames
 */
public interface Chapter<F extends Frame> extends Step<Position, Command, Frame, F> {
  @Override
  default void resumed(F frame, umpire.kernel.flow.Result result, Course<Position, Frame> course) {
    resumed(frame, (Result) result, course);
  }

  /**
   * Goes on after what was above this frame is done and gone; throws IllegalStateException where
   * nothing of the kind was.
   */
  default void resumed(F frame, Result result, Course<Position, Frame> course) {
    throw new IllegalStateException(frame + " awaits no " + result);
  }
}
