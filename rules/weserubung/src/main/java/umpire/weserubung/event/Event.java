package umpire.weserubung.event;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.weserubung.model.Position;

/**
 * What has happened. An event knows what it changes and what it says by paragraph; which family it
 * belongs to says who is shown it.
 */
public sealed interface Event permits OpenEvent, SealedEvent, SideEvent, Bookkeeping {
  /** The position after it: total and dumb. */
  Position applied(Position before);

  /** What it says by paragraph. */
  default List<Finding> findings() {
    return List.of();
  }
}
