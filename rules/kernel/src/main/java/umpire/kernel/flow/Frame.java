package umpire.kernel.flow;

import java.util.Optional;
import umpire.kernel.scenario.Viewer;

/**
 * What is going on: a record in the agenda of a position. A family of frames without a secret says
 * so once, by a default; one with a secret leaves it to each record.
 *
 * @param <F> the game's frames
 */
public interface Frame<F extends Frame<F>> {
  /**
   * What a viewer knows of it: all of it, a copy without what is hidden, or empty where they may
   * not know that it is there.
   */
  Optional<F> seen(Viewer viewer);
}
