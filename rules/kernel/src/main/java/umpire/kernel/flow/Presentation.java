package umpire.kernel.flow;

import java.util.List;
import java.util.Optional;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * How a game shows its positions.
 *
 * @param <P> the game's position
 * @param <F> the game's frames
 * @param <V> the game's view
 */
public interface Presentation<P, F, V> {
  /**
   * What a viewer knows, built up from what is known.
   *
   * @param frames of the agenda, as far as the viewer knows them, bottom first
   */
  V view(P position, Viewer viewer, List<F> frames);

  /** All that a board draws. */
  BoardContents sketch(V view);

  /**
   * What the supply adjudicator would be asked of all units of a seat as they stand; empty for a
   * seat whose units need no line.
   */
  Optional<SupplyQuery> supply(P position, Seat seat);
}
