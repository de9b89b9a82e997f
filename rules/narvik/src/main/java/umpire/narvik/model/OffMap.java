package umpire.narvik.model;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counters that were in play and are not.
 *
 * @param eliminated land units, by counter; German companies among them may be rebuilt (23.4)
 * @param departed units and ships that are gone for good without being eliminated: interned (22.2),
 *     exited (22.3), redeployed (23.3), or lost on their way (19.1)
 * @param returning ships that may come back, by counter, with the first turn in which they may
 *     (23.1, 31.0)
 */
public record OffMap(Set<String> eliminated, Set<String> departed, Map<String, Integer> returning) {
  public OffMap {
    eliminated = Collections.unmodifiableSet(new TreeSet<>(eliminated));
    departed = Collections.unmodifiableSet(new TreeSet<>(departed));
    returning = Collections.unmodifiableMap(new TreeMap<>(returning));
  }

  /** Everything is still in play or to come. */
  public static OffMap none() {
    return new OffMap(Set.of(), Set.of(), Map.of());
  }

  /** With an eliminated unit more. */
  public OffMap eliminated(String unit) {
    Set<String> more = new TreeSet<>(eliminated);
    more.add(unit);
    return new OffMap(more, departed, returning);
  }

  /** With an eliminated unit less, because it was rebuilt. */
  public OffMap rebuilt(String unit) {
    Set<String> less = new TreeSet<>(eliminated);
    less.remove(unit);
    return new OffMap(less, departed, returning);
  }

  /** With a departed unit more. */
  public OffMap departed(String unit) {
    Set<String> more = new TreeSet<>(departed);
    more.add(unit);
    return new OffMap(eliminated, more, returning);
  }

  /** With a ship that may come back from that turn on. */
  public OffMap returning(String ship, int turn) {
    Map<String, Integer> more = new TreeMap<>(returning);
    more.put(ship, turn);
    return new OffMap(eliminated, departed, more);
  }

  /** With a ship less, because it is back. */
  public OffMap back(String ship) {
    Map<String, Integer> less = new TreeMap<>(returning);
    less.remove(ship);
    return new OffMap(eliminated, departed, less);
  }
}
