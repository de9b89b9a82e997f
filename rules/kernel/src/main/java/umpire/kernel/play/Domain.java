package umpire.kernel.play;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The values that one parameter of an offer may take. */
public sealed interface Domain {
  /** True if the value is one of them. */
  boolean admits(Object value);

  /** How many values count towards the limit of a decision; a named set counts as one. */
  int size();

  /** Exactly one of the values. */
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

  /** A set of different values, between min and max of them. */
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

  /** An integer from min to max, both included. */
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
