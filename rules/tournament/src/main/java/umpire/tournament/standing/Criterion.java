package umpire.tournament.standing;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A score or tie-break by name. A host lists criteria in the order in which they count; whoever
 * needs another one gives it a name and a measure.
 *
 * @param id its name in documents, such as {@code buchholz-cut-1}
 * @param label its name in sentences, such as {@code Buchholz cut 1}
 * @param order which value stands above
 * @param scope among whom it is measured
 * @param measure a value for each of the entrants asked about; pure
 */
public record Criterion(String id, String label, Order order, Scope scope, Measure measure) {
  /** Which value stands above. */
  public enum Order {
    HIGHER_FIRST,
    LOWER_FIRST
  }

  /** Among whom a criterion is measured. */
  public enum Scope {
    /** Once, among all entrants. */
    ALL,
    /** Among those who are equal by all criteria before, and again among those still equal. */
    TIED
  }

  /** The values of entrants. */
  @FunctionalInterface
  public interface Measure {
    /** One value for each of the entrants. */
    Map<Integer, Value> of(CrossTable table, List<Integer> entrants);
  }

  /** The value of one entrant, whoever else is there. */
  @FunctionalInterface
  public interface Single {
    /** The value of an entrant. */
    Value of(CrossTable table, int entrant);
  }

  /** A criterion that looks at each entrant alone; the higher value stands above. */
  public static Criterion higher(String id, String label, Single single) {
    return new Criterion(id, label, Order.HIGHER_FIRST, Scope.ALL, each(single));
  }

  /** A criterion that looks at each entrant alone; the lower value stands above. */
  public static Criterion lower(String id, String label, Single single) {
    return new Criterion(id, label, Order.LOWER_FIRST, Scope.ALL, each(single));
  }

  private static Measure each(Single single) {
    return (table, entrants) -> {
      Map<Integer, Value> values = new HashMap<>();
      entrants.forEach(entrant -> values.put(entrant, single.of(table, entrant)));
      return values;
    };
  }

  /** The value that stands above comes first; no value comes last. */
  Comparator<Value> comparator() {
    Comparator<Long> numbers =
        order == Order.HIGHER_FIRST ? Comparator.reverseOrder() : Comparator.naturalOrder();
    return (one, other) ->
        switch (one) {
          case Value.Number first ->
              other instanceof Value.Number second
                  ? numbers.compare(first.millionths(), second.millionths())
                  : -1;
          case Value.None _ -> other instanceof Value.Number ? 1 : 0;
        };
  }
}
