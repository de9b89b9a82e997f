package umpire.narvik.model.state;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counters that were in play and are not.
 *
 * @param eliminated land units, by counter, with the turn, as everyone knows of them; German
 *     companies among them may be rebuilt (23.4). One that was rebuilt face down is named here and
 *     in play, until it is turned up
 * @param departed units and ships that are gone for good without being eliminated: interned (22.2),
 *     exited (22.3), redeployed (23.3), or lost on their way by name (19.1)
 * @param lost German counters that were lost on their way face down (19.1): the enemy knows how
 *     many
 * @param returning ships that may come back, by counter, with the first turn in which they may
 *     (23.1, 31.0)
 */
public record OffMap(
    Map<String, Integer> eliminated,
    Set<String> departed,
    Set<String> lost,
    Map<String, Integer> returning) {
  public OffMap {
    eliminated = Collections.unmodifiableMap(new TreeMap<>(eliminated));
    departed = Collections.unmodifiableSet(new TreeSet<>(departed));
    lost = Collections.unmodifiableSet(new TreeSet<>(lost));
    returning = Collections.unmodifiableMap(new TreeMap<>(returning));
  }

  /** Everything is still in play or to come. */
  public static OffMap none() {
    return new OffMap(Map.of(), Set.of(), Set.of(), Map.of());
  }

  /** With an eliminated unit more. */
  public OffMap eliminated(String unit, int turn) {
    Map<String, Integer> more = new TreeMap<>(eliminated);
    more.put(unit, turn);
    return new OffMap(more, departed, lost, returning);
  }

  /** With an eliminated unit less, because everyone knows that it was rebuilt. */
  public OffMap rebuilt(String unit) {
    Map<String, Integer> less = new TreeMap<>(eliminated);
    less.remove(unit);
    return new OffMap(less, departed, lost, returning);
  }

  /** With a departed unit more. */
  public OffMap departed(String unit) {
    return new OffMap(eliminated, with(departed, unit), lost, returning);
  }

  /** With a counter more that was lost on its way face down. */
  public OffMap lost(String unit) {
    return new OffMap(eliminated, departed, with(lost, unit), returning);
  }

  /** With a ship that may come back from that turn on. */
  public OffMap returning(String ship, int turn) {
    Map<String, Integer> more = new TreeMap<>(returning);
    more.put(ship, turn);
    return new OffMap(eliminated, departed, lost, more);
  }

  /** With a ship less, because it is back. */
  public OffMap back(String ship) {
    Map<String, Integer> less = new TreeMap<>(returning);
    less.remove(ship);
    return new OffMap(eliminated, departed, lost, less);
  }

  private static Set<String> with(Set<String> units, String unit) {
    Set<String> more = new TreeSet<>(units);
    more.add(unit);
    return more;
  }
}
