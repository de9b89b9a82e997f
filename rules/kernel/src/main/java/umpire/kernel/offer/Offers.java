package umpire.kernel.offer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /**
   * Offers that admit these commands and no others, in the order in which each begins: commands of
   * one type that differ in their last parameter alone are one offer. Each parameter is one value
   * of the command, so that a set is not split into its members.
   */
  public static <C> Offers<C> ofCommands(List<? extends C> commands) {
    Map<List<Object>, Alternatives<C>> offers = new LinkedHashMap<>();
    for (C command : commands) {
      Alternatives<C> one = Alternatives.of(command);
      offers.merge(one.key(), one, Alternatives::and);
    }
    return new Offers<>(offers.values().stream().map(Alternatives::offer).toList());
  }

  /** Commands of one type that differ in their last parameter alone. */
  private record Alternatives<C>(Class<? extends C> type, List<Object> first, Set<Object> last) {
    @SuppressWarnings("unchecked") // the class of a command is one of the commands
    static <C> Alternatives<C> of(C command) {
      Class<? extends C> type = (Class<? extends C>) command.getClass();
      List<Object> values = Layout.of(type).values(command);
      int first = Math.max(0, values.size() - 1);
      return new Alternatives<>(
          type,
          values.subList(0, first),
          new LinkedHashSet<>(values.subList(first, values.size())));
    }

    List<Object> key() {
      return List.of(type, first);
    }

    Alternatives<C> and(Alternatives<C> other) {
      last.addAll(other.last);
      return this;
    }

    Offer<C> offer() {
      List<String> names = Layout.of(type).names();
      List<Offer.Parameter> parameters = new ArrayList<>();
      for (Object value : first) {
        String name = names.get(parameters.size());
        parameters.add(new Offer.Parameter(name, new Domain.One(List.of(value))));
      }
      if (!last.isEmpty()) {
        parameters.add(new Offer.Parameter(names.getLast(), new Domain.One(List.copyOf(last))));
      }
      return new Offer<>(type, parameters);
    }
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
