package umpire.kernel.play;

import java.util.List;

/**
 * Everything a seat may answer: complete, sound and small.
 *
 * @param offers each a command type with its domains
 * @param <C> the game's commands
 */
public record Offers<C>(List<Offer<C>> offers) {
  /** The most values that one decision may list. */
  public static final int MOST_VALUES = 2_000;

  public Offers {
    offers = List.copyOf(offers);
  }

  /** These offers, in this order. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public static <C> Offers<C> of(Offer<C>... offers) {
    return new Offers<>(List.of(offers));
  }

  /** True if one of the offers admits the command. */
  public boolean admits(Object command) {
    return offers.stream().anyMatch(offer -> offer.admits(command));
  }

  /** True if both offer a command of the same type. */
  public boolean shares(Offers<C> others) {
    return offers.stream()
        .anyMatch(
            offer ->
                others.offers.stream().anyMatch(other -> other.command().equals(offer.command())));
  }

  /** The number of listed values, a named set counted as one; {@link #MOST_VALUES} is the limit. */
  public int size() {
    return offers.stream()
        .flatMap(offer -> offer.parameters().stream())
        .mapToInt(parameter -> parameter.domain().size())
        .sum();
  }
}
