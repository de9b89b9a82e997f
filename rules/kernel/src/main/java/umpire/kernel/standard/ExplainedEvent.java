package umpire.kernel.standard;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Event;

/**
 * An event with the one reason why it happens.
 *
 * @param <P> the game's position
 */
public interface ExplainedEvent<P> extends Event<P> {
  /** Why it happens. */
  Finding because();

  @Override
  default List<Finding> findings() {
    return List.of(because());
  }
}
