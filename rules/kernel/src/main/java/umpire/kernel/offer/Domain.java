package umpire.kernel.offer;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values that one parameter of an offer may take. Bounds that admit nothing throw
 * IllegalArgumentException.
 */
public sealed interface Domain {
  /** True if the value is one of them. */
  boolean admits(Object value);

  /** How many values count towards the limit of a decision; a named set counts as one. */
  int size();

  /** Exactly one of the values; none to choose from throws IllegalArgumentException. */
  record One(List<?> values) implements Domain {
    public One {
      values = List.copyOf(values);
      if (values.isEmpty()) {
        throw new IllegalArgumentException("a domain is not empty");
      }
    }

    @Override
    public boolean admits(Object value) {
      return values.contains(value);
    }

    @Override
    public int size() {
      return values.size();
    }
  }

  /**
   * A set of different values. Bounds that are negative, reversed or above the number of values
   * throw IllegalArgumentException.
   *
   * @param values to choose from
   * @param min the least number of values, from 0
   * @param max the greatest number of values
   */
  record Some(List<?> values, int min, int max) implements Domain {
    public Some {
      values = List.copyOf(values);
      if (min < 0 || max < min || max > values.size()) {
        throw new IllegalArgumentException(
            "cannot choose %d to %d of %d values".formatted(min, max, values.size()));
      }
    }

    @Override
    public boolean admits(Object value) {
      return value instanceof Collection<?> chosen
          && chosen.size() >= min
          && chosen.size() <= max
          && new HashSet<>(chosen).size() == chosen.size()
          && values.containsAll(chosen);
    }

    @Override
    public int size() {
      return values.size();
    }
  }

  /** An integer from min to max, both included; reversed bounds throw IllegalArgumentException. */
  record Number(int min, int max) implements Domain {
    public Number {
      if (max < min) {
        throw new IllegalArgumentException("no integer from " + min + " to " + max);
      }
    }

    @Override
    public boolean admits(Object value) {
      return value instanceof Integer number && min <= number && number <= max;
    }

    @Override
    public int size() {
      return 2;
    }
  }

  /**
   * A number for each of the values, each within its own bounds, their sum from min to max: points
   * bought for several nations, hits shared by several units. The parameter is a {@code Map} from
   * value to {@code Integer} with an entry for each of the values and for nothing else; a missing
   * one is not taken for 0. A value that stands twice, and bounds that no shares can meet, throw
   * IllegalArgumentException.
   *
   * @param shares each value once, in the order to be shown
   * @param min least sum
   * @param max greatest sum; one from min to max can be reached
   */
  record Shares(List<Share> shares, int min, int max) implements Domain {
    public Shares {
      shares = List.copyOf(shares);
      if (shares.stream().map(Share::value).distinct().count() < shares.size()) {
        throw new IllegalArgumentException("a value stands twice among " + shares);
      }
      long least = shares.stream().mapToLong(Share::least).sum();
      long most = shares.stream().mapToLong(Share::most).sum();
      if (max < min || most < min || max < least) {
        throw new IllegalArgumentException(
            "no shares from %d to %d together make %d to %d".formatted(least, most, min, max));
      }
    }

    @Override
    public boolean admits(Object value) {
      if (!(value instanceof Map<?, ?> numbers) || numbers.size() != shares.size()) {
        return false;
      }
      long sum = 0;
      for (Share share : shares) {
        if (!(numbers.get(share.value()) instanceof Integer number)
            || number < share.least()
            || number > share.most()) {
          return false;
        }
        sum += number;
      }
      return min <= sum && sum <= max;
    }

    @Override
    public int size() {
      return shares.size();
    }
  }

  /**
   * A value to which a number is given. Reversed bounds throw IllegalArgumentException.
   *
   * @param value a key of the parameter
   * @param least the smallest number
   * @param most the greatest number
   */
  record Share(Object value, int least, int most) {
    public Share {
      if (most < least) {
        throw new IllegalArgumentException("no integer from " + least + " to " + most);
      }
    }
  }

  /**
   * A named set of the map: served once with the map, tested for membership, not listed in offers.
   */
  record Named(String set, Set<?> members) implements Domain {
    public Named {
      members = Set.copyOf(members);
    }

    @Override
    public boolean admits(Object value) {
      return members.contains(value);
    }

    @Override
    public int size() {
      return 1;
    }
  }
}
