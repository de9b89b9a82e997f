package umpire.kernel.offer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** These offers, and behind them the others. */
  public Offers<C> and(Offers<C> others) {
    List<Offer<C>> all = new ArrayList<>(offers);
    all.addAll(others.offers);
    return new Offers<>(all);
  }

  /** True if one of the offers admits the command; it is read once for all of them. */
  public boolean admits(Object command) {
    Class<?> type = command.getClass();
    @Nullable List<Object> values = null;
    for (Offer<C> offer : offers) {
      if (offer.command() == type) {
        values = values == null ? Layout.of(type).values(command) : values;
        if (offer.admitsAll(values)) {
          return true;
        }
      }
    }
    return false;
  }

  /** True if both offer a command of the same type. */
  public boolean shares(Offers<C> others) {
    for (Offer<C> offer : offers) {
      for (Offer<C> other : others.offers) {
        if (offer.command() == other.command()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The number of listed values, a named set counted as one; {@link #MOST_VALUES} is the limit. */
  public int size() {
    return offers.stream()
        .flatMap(offer -> offer.parameters().stream())
        .mapToInt(parameter -> parameter.domain().size())
        .sum();
  }
}
