package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.wire.pack.Shelf;

/** Offers as a client that knows the game reads them. */
public final class ReadOffers {
  private ReadOffers() {}

  /**
   * Reads them.
   *
   * @param json an array of offers
   */
  @SuppressWarnings("unchecked") // the codec read them as commands of this game
  public static Offers<Object> of(Shelf.Shelved game, JsonNode json) {
    return new Offers<>(
        game.codec().readList(json, Offer.class).stream()
            .map(offer -> withSets(game, (Offer<Object>) offer))
            .toList());
  }

  /** What is named in an offer is listed with the map. */
  private static Offer<Object> withSets(Shelf.Shelved game, Offer<Object> offer) {
    return new Offer<>(
        offer.command(),
        offer.parameters().stream()
            .map(
                one ->
                    one.domain() instanceof Domain.Named named
                        ? new Offer.Parameter(
                            one.name(),
                            new Domain.Named(named.set(), game.pack().map().set(named.set())))
                        : one)
            .toList());
  }
}
