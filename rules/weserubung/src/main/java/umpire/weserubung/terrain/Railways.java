package umpire.weserubung.terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
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

  private final List<Place> hexes = new ArrayList<>(); // by id
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<List<Place>> next = new ArrayList<>(); // by number, each by id
  private final int[][] lines;
  private final BitSet towns = new BitSet();

  public Railways(Chart chart) {
    for (Place hex : chart.hexes().stream().sorted().toList()) {
      if (!chart.map().linkedTo(hex, RAIL).isEmpty()) {
        numbers.put(hex, hexes.size());
        hexes.add(hex);
      }
    }
    this.lines = new int[hexes.size()][];
    for (int number = 0; number < lines.length; number++) {
      Place hex = hexes.get(number);
      next.add(List.copyOf(chart.map().linkedTo(hex, RAIL)));
      lines[number] = next.getLast().stream().mapToInt(this::numbered).toArray();
      towns.set(number, chart.isTown(hex));
    }
  }

  private int numbered(Place hex) {
    return numbers.getOrDefault(hex, -1);
  }

  /** True if a line runs through the hex. */
  public boolean isOn(Place hex) {
    return numbers.containsKey(hex);
  }

  /** Adds those of the hexes that a line runs through. */
  public void mark(Collection<Place> places, BitSet marked) {
    for (Place place : places) {
      int number = numbered(place);
      if (number >= 0) {
        marked.set(number);
      }
    }
  }

  /** Adds the towns that a line runs through and that are like this. */
  public void markTowns(Predicate<Place> like, BitSet marked) {
    for (int town = towns.nextSetBit(0); town >= 0; town = towns.nextSetBit(town + 1)) {
      if (like.test(hexes.get(town))) {
        marked.set(town);
      }
    }
  }

  /**
   * 11.0-rail-b: the hexes of controlled sections. A section runs from one end to the next; it is
   * controlled as a whole if no hex of it is fouled, ends included (r57).
   *
   * @param ends {@linkplain #mark marked} hexes with a friendly unit, and towns
   * @param breaks marked hexes that no section leads through or ends in: an enemy unit or its zone
   *     of control, a town under enemy control
   */
  @Rule({"11.0-rail-b", "11.0-rail-b/r57"})
  public Set<Place> controlled(BitSet ends, BitSet breaks) {
    BitSet kept = new BitSet(lines.length);
    kept.set(0, lines.length);
    kept.andNot(breaks);
    for (int hex = kept.nextSetBit(0); hex >= 0; hex = kept.nextSetBit(hex + 1)) {
      unravel(hex, kept, ends);
    }
    Set<Place> controlled = new HashSet<>();
    kept.stream().forEach(hex -> controlled.add(hexes.get(hex)));
    return controlled;
  }

  /** Takes out what leads from no end to another, from here as far as that goes. */
  private void unravel(int hex, BitSet kept, BitSet ends) {
    if (!kept.get(hex) || ends.get(hex) || degree(hex, kept) >= 2) {
      return;
    }
    kept.clear(hex);
    for (int next : lines[hex]) {
      unravel(next, kept, ends);
    }
  }

  private int degree(int hex, BitSet kept) {
    int degree = 0;
    for (int next : lines[hex]) {
      degree += kept.get(next) ? 1 : 0;
    }
    return degree;
  }

  private List<Place> next(Place hex) {
    return next.get(numbered(hex));
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
