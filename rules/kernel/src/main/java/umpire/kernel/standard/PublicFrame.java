package umpire.kernel.standard;

import java.util.Optional;
import umpire.kernel.flow.Frame;
import umpire.kernel.scenario.Viewer;

/**
 * A frame without a secret: everybody knows all of it. A game in which nothing is hidden has its
 * family of frames extend this.
 *
 * @param <F> the game's frames
 */
public interface PublicFrame<F extends PublicFrame<F>> extends Frame<F> {
  @Override
  @SuppressWarnings("unchecked") // a frame belongs to the family that it names
  default Optional<F> seen(Viewer viewer) {
    return Optional.of((F) this);
  }
}
