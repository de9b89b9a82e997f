package umpire.kernel.flow;

import umpire.kernel.dice.Chance;
import umpire.kernel.scenario.Viewer;

/**
 * Something in a position that some viewers do not know, other than the answers of a window.
 *
 * @param <P> the game's position
 */
public interface Secret<P> {
  /** True if something of the kind may be hidden from the viewer; false only if nothing is. */
  boolean mayBeHidden(P position, Viewer viewer);

  /** The position with another secret, so that the viewer cannot tell it from this one. */
  P resampled(P position, Viewer viewer, Chance chance);
}
