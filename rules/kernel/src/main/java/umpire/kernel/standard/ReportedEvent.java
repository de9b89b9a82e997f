package umpire.kernel.standard;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Event;
import umpire.kernel.play.Report;

/**
 * An event that tells what an adjudicator has answered.
 *
 * @param <P> the game's position
 */
public interface ReportedEvent<P> extends Event<P> {
  /** The answer. */
  Report report();

  @Override
  default List<Finding> findings() {
    return report().findings();
  }
}
