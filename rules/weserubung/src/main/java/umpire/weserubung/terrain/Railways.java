package umpire.weserubung.terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;

/** 11.0 Movement by rail: where lines run, and which sections of them a side controls. */
public final class Railways {
  private static final String RAIL = "rail";
  private final Map<Place, List<Place>> lines = new LinkedHashMap<>(); // by id

  public Railways(Chart chart) {
    for (Place hex : chart.hexes().stream().sorted().toList()) {
      Set<Place> next = chart.map().linkedTo(hex, RAIL);
      if (!next.isEmpty()) {
        lines.put(hex, List.copyOf(next));
      }
    }
  }

  /** True if a line runs through the hex. */
  public boolean isOn(Place hex) {
    return lines.containsKey(hex);
  }

  /**
   * 11.0-rail-b: the hexes of controlled sections. A section runs from one end to the next; it is
   * controlled as a whole if no hex of it is fouled, ends included (r57).
   *
   * @param ends hexes with a friendly unit, and towns under friendly control
   * @param breaks hexes that no section leads through or ends in: an enemy unit or its zone of
   *     control, a town under enemy control
   */
  @Rule({"11.0-rail-b", "11.0-rail-b/r57"})
  public Set<Place> controlled(Predicate<Place> ends, Predicate<Place> breaks) {
    Set<Place> kept = new HashSet<>();
    Set<Place> fixed = new HashSet<>();
    for (Place hex : lines.keySet()) {
      if (!breaks.test(hex)) {
        kept.add(hex);
        if (ends.test(hex)) {
          fixed.add(hex);
        }
      }
    }
    Deque<Place> open = new ArrayDeque<>(kept);
    while (!open.isEmpty()) {
      Place hex = open.remove();
      if (kept.contains(hex) && !fixed.contains(hex) && degree(hex, kept) < 2) {
        kept.remove(hex); // leads from no end to another
        open.addAll(next(hex));
      }
    }
    return kept;
  }

  private int degree(Place hex, Set<Place> kept) {
    int degree = 0;
    for (Place next : next(hex)) {
      if (kept.contains(next)) {
        degree++;
      }
    }
    return degree;
  }

  private List<Place> next(Place hex) {
    return lines.getOrDefault(hex, List.of());
  }

  /**
   * Where a train gets to, the shortest way first found, ties to the lower id: each hex with the
   * one before it; the start with itself.
   */
  public Map<Place, Place> reach(Place start, Set<Place> controlled) {
    Map<Place, Place> before = new TreeMap<>();
    if (!controlled.contains(start)) {
      return before;
    }
    before.put(start, start);
    Deque<Place> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Place hex = open.remove();
      for (Place next : next(hex)) {
        if (controlled.contains(next) && before.putIfAbsent(next, hex) == null) {
          open.add(next);
        }
      }
    }
    return before;
  }

  /** True if a train from the start gets to another hex that is wanted. */
  public boolean leadsTo(Place start, Set<Place> controlled, Predicate<Place> wanted) {
    if (!controlled.contains(start)) {
      return false;
    }
    Set<Place> seen = new HashSet<>(Set.of(start));
    Deque<Place> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (Place next : next(open.remove())) {
        if (controlled.contains(next) && seen.add(next)) {
          if (wanted.test(next)) {
            return true;
          }
          open.add(next);
        }
      }
    }
    return false;
  }

  /** The way to a hex that {@link #reach} has reached, both ends included. */
  public static List<Place> path(Map<Place, Place> reach, Place to) {
    List<Place> path = new ArrayList<>(List.of(to));
    for (Place at = to; !at.equals(before(reach, at)); at = before(reach, at)) {
      path.addFirst(before(reach, at));
    }
    return path;
  }

  private static Place before(Map<Place, Place> reach, Place hex) {
    Place before = reach.get(hex);
    if (before == null) {
      throw new IllegalArgumentException("no train reaches " + hex);
    }
    return before;
  }
}
