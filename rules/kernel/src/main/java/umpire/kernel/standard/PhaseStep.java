package umpire.kernel.standard;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/**
 * A step in which a seat does one thing after the other until it ends it, as an absent seat does at
 * once.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> its frame
 */
public interface PhaseStep<P extends PlayedPosition<P, F>, C, F, T extends F>
    extends SeatAsks<P, C, F, T> {
  /** How the seat ends it: a command without parameters. */
  C end();

  /** These offers and the end; nothing at all if there is nothing to do. */
  default Offers<C> orEnd(List<Offer<C>> offers) {
    return offers.isEmpty() ? Offers.of() : withEnd(offers);
  }

  /**
   * These offers and the end; throws IllegalArgumentException if the command that ends it has
   * parameters.
   */
  @SuppressWarnings("unchecked") // the class of a command is one of the commands
  default Offers<C> withEnd(List<Offer<C>> offers) {
    List<Offer<C>> all = new ArrayList<>(offers);
    all.add(Offer.of((Class<? extends C>) end().getClass()));
    return new Offers<>(all);
  }

  @Override
  default C fallback(P position, T frame) {
    return end();
  }
}
