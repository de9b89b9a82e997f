package umpire.narvik.play;

import java.util.List;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Report;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;

/**
 * Carries out the frames of one chapter of the booklet.
 *
 * @param <F> the chapter's family of frames
 */
public interface Chapter<F extends Frame> {
  /** What the frame waits for while it is on top. */
  Wait rest(Position position, F frame);

  /** Carries out a frame that waits for nothing, and leaves another agenda behind. */
  void run(F frame, Course course);

  /**
   * Applies a draw that the frame waited for; the first event of it counts the draw. Throws
   * IllegalStateException where no draw was waited for.
   */
  default void drawn(F frame, DrawId draw, List<Integer> values, Course course) {
    throw new IllegalStateException(frame + " waits for no draw");
  }

  /** Applies a report that the frame waited for; throws where none was. */
  default void reported(F frame, Report report, Course course) {
    throw new IllegalStateException(frame + " waits for no report");
  }
}
