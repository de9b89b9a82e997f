package umpire.weserubung.terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** 11.0 Movement by rail: where lines run, and which sections of them a side controls. */
public final class Railways {
  private static final String RAIL = "rail";

  private final PlaceTable hexes;
  private final int[][] lines; // by number, each by id
  private final BitSet towns = new BitSet();
  private final PlaceTable all;
  private final int[][]
      zones; // by number among all hexes: those of the line in the hex and beside it

  public Railways(MapFacts mapFacts) {
    this.hexes =
        new PlaceTable(
            mapFacts.hexes().stream()
                .filter(hex -> !mapFacts.map().linkedTo(hex, RAIL).isEmpty())
                .toList());
    this.lines = new int[hexes.size()][];
    for (int number = 0; number < lines.length; number++) {
      Place hex = hexes.place(number);
      lines[number] = mapFacts.map().linkedTo(hex, RAIL).stream().mapToInt(hexes::number).toArray();
      towns.set(number, mapFacts.isTown(hex));
    }
    this.all = new PlaceTable(mapFacts.hexes());
    this.zones = new int[all.size()][];
    for (int number = 0; number < zones.length; number++) {
      Place hex = all.place(number);
      zones[number] =
          Stream.concat(Stream.of(hex), mapFacts.map().neighbours(hex).stream())
              .mapToInt(hexes::number)
              .filter(on -> on >= 0)
              .toArray();
    }
  }

  /** True if a line runs through the hex. */
  public boolean isOn(Place hex) {
    return hexes.number(hex) >= 0;
  }

  /** Adds the hex if a line runs through it. */
  public void mark(Place hex, BitSet marked) {
    hexes.mark(hex, marked);
  }

  /** Adds those that a line runs through of a hex and its neighbours; of a box there are none. */
  public void markZone(Place hex, BitSet marked) {
    int number = all.number(hex);
    if (number >= 0) {
      for (int on : zones[number]) {
        marked.set(on);
      }
    }
  }

  /** Adds the towns that a line runs through and that are like this. */
  public void markTowns(Predicate<Place> like, BitSet marked) {
    for (int town = towns.nextSetBit(0); town >= 0; town = towns.nextSetBit(town + 1)) {
      if (like.test(hexes.place(town))) {
        marked.set(town);
      }
    }
  }

  /**
   * 11.0-rail-b: the hexes of controlled sections. A section runs from one end to the next; it is
   * controlled as a whole if no hex of it is fouled, ends included (r57). A set of marked hexes,
   * for {@link #reach} and {@link #leadsTo}.
   *
   * @param ends {@linkplain #mark marked} hexes with a friendly unit, and towns
   * @param breaks marked hexes that no section leads through or ends in: an enemy unit or its zone
   *     of control, a town under enemy control
   */
  @Rule({"11.0-rail-b", "11.0-rail-b/r57"})
  public BitSet controlled(BitSet ends, BitSet breaks) {
    BitSet kept = new BitSet(lines.length);
    kept.set(0, lines.length);
    kept.andNot(breaks);
    for (int hex = kept.nextSetBit(0); hex >= 0; hex = kept.nextSetBit(hex + 1)) {
      unravel(hex, kept, ends);
    }
    return kept;
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

  /**
   * Where a train gets to, the shortest way first found, ties to the lower id: each hex with the
   * one before it; the start with itself.
   */
  public Map<Place, Place> reach(Place start, BitSet controlled) {
    Map<Place, Place> before = new TreeMap<>();
    if (!hexes.isMarked(start, controlled)) {
      return before;
    }
    before.put(start, start);
    Deque<Place> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Place hex = open.remove();
      for (int number : lines[hexes.number(hex)]) {
        Place next = hexes.place(number);
        if (controlled.get(number) && before.putIfAbsent(next, hex) == null) {
          open.add(next);
        }
      }
    }
    return before;
  }

  /** True if a train from the start gets to another hex that is wanted. */
  public boolean leadsTo(Place start, BitSet controlled, Predicate<Place> wanted) {
    if (!hexes.isMarked(start, controlled)) {
      return false;
    }
    int[] open = new int[lines.length];
    int last = 0;
    open[last++] = hexes.number(start);
    BitSet unseen = (BitSet) controlled.clone();
    unseen.clear(open[0]);
    for (int at = 0; at < last; at++) {
      for (int next : lines[open[at]]) {
        if (unseen.get(next)) {
          if (wanted.test(hexes.place(next))) {
            return true;
          }
          unseen.clear(next);
          open[last++] = next;
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
