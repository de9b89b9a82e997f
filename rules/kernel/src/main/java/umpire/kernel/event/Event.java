package umpire.kernel.event;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * What happened: a record of the game, which says by itself what it changes and who is shown it.
 *
 * @param <P> the game's position
 */
public interface Event<P> {
  /** The position after it; for any position, without judging. */
  P applied(P before);

  /** Who is shown it, and how. */
  Audience audience();

  /** What it says by paragraph, in order; empty for an event without a ruling in it. */
  default List<Finding> findings() {
    return List.of();
  }
}
