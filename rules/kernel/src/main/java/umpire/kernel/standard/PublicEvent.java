package umpire.kernel.standard;

import umpire.kernel.event.Audience;
import umpire.kernel.event.Event;

/**
 * An event that everybody is shown. A game in which nothing is hidden has its family of events
 * extend this.
 *
 * @param <P> the game's position
 */
public interface PublicEvent<P> extends Event<P> {
  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }
}
