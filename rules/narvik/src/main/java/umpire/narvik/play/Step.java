package umpire.narvik.play;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Asked;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/**
 * A step that waits for one seat. What may be done is computed once: {@link #asked} lists exactly
 * the commands for which {@link #bars} finds nothing.
 *
 * @param <F> its frame
 */
public interface Step<F extends Frame> {
  /** Who is asked. */
  Side side(F frame);

  /** The open decision, with every command that {@link #bars} does not forbid. */
  Asked<Command> asked(Position position, F frame);

  /** Why this command cannot be taken; empty if and only if it is on offer. */
  List<Finding> bars(Position position, F frame, Command command);

  /** Carries out a command that is on offer. */
  void take(F frame, Command command, Course course);
}
