package umpire.weserubung.play;

import java.util.List;
import umpire.kernel.play.Report;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;

/**
 * Carries out the frames of one chapter of the booklet.
 *
 * @param <F> the chapter's family of frames
 */
public interface Chapter<F extends Frame> {
  /** What the frame waits for while it is on top. */
  Wait rest(Position position, F frame);

  /**
   * The seats that the frame asks if there is anything to ask, which need not be looked at: a draft
   * above it began with an answer to it.
   */
  default List<Seat> asked(Position position, F frame) {
    return rest(position, frame) instanceof Wait.Asks(Waiting<?> waiting)
        ? waiting.seats(position)
        : List.of();
  }

  /** Carries out a frame that waits for nothing, and leaves another agenda behind. */
  void run(F frame, Course course);

  /**
   * Applies the dice that the frame waited for; the draw is counted already. Throws
   * IllegalStateException where none were.
   */
  default void thrown(F frame, List<Integer> dice, Course course) {
    throw new IllegalStateException(frame + " waits for no dice");
  }

  /** Applies a report that the frame waited for; throws where none was. */
  default void reported(F frame, Report report, Course course) {
    throw new IllegalStateException(frame + " waits for no report");
  }

  /**
   * Goes on after what was above this frame is done and gone; throws where nothing of the kind was.
   */
  default void resumed(F frame, Result result, Course course) {
    throw new IllegalStateException(frame + " awaits no " + result);
  }
}
