package umpire.narvik.rules;

import java.util.List;
import java.util.function.Function;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;

/**
 * A step that waits for a draw.
 *
 * @param frame of one type
 * @param draw what is drawn, and who sees it
 * @param result what comes of it
 * @param <F> its frame
 */
public record DiceStep<F extends Frame>(
    Class<F> frame, Function<F, Wait<Position, Command, Frame>> draw, Result<F> result)
    implements Step<Position, Command, Frame, F> {
  /** What comes of a draw. */
  @FunctionalInterface
  public interface Result<F> {
    /** Applies the values; the first event of it counts the draw. */
    void drawn(
        F frame, DrawId draw, List<Integer> values, RulingInProgress<Position, Frame> ruling);
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, F top) {
    return draw.apply(top);
  }

  @Override
  public void drawn(F top, List<Integer> values, RulingInProgress<Position, Frame> ruling) {
    result.drawn(top, ruling.nextDraw(), values, ruling);
  }
}
