package umpire.narvik.terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/**
 * 20.1, 22.1 Waterways: ships go from hex to hex where one is, and between Harstad, the edge hexes
 * and each other over the sea beyond the map. No distance is too great, so where a ship can go
 * depends on nothing but the map.
 */
public final class Waterways {
  private static final Comparator<Place> HARSTAD_LAST =
      Comparator.<Place, Boolean>comparing(Landmarks.HARSTAD::equals)
          .thenComparing(Comparator.naturalOrder());
  private static final int NOWHERE = -1;

  private final MapGraph map;
  private final Set<Place> edge;
  private final Map<Place, List<Place>> next = new HashMap<>();

  /** Where ships can be, in their order; numbers below are places in this list. */
  private final List<Place> waters;

  private final Map<Place, Integer> numbers = new HashMap<>();
  private final Map<Place, List<Place>> reached = new HashMap<>();

  /** By start: of every place reached, the one before it on the shortest way, or NOWHERE. */
  private final int[][] before;

  public Waterways(MapGraph map) {
    this.map = map;
    this.edge = map.linkedTo(Landmarks.HARSTAD, "sea-lane");
    for (Place hex : map.hexes()) {
      Set<Place> joined = new TreeSet<>(map.linkedTo(hex, "waterway"));
      if (edge.contains(hex)) {
        joined.addAll(edge); // 22.1 (ruling 23): from edge hex to edge hex
        joined.remove(hex);
      }
      if (!joined.isEmpty() || edge.contains(hex)) {
        next.put(hex, List.copyOf(joined));
      }
    }
    if (!edge.isEmpty()) {
      next.put(Landmarks.HARSTAD, List.copyOf(edge));
    }
    TreeSet<Place> known = new TreeSet<>(next.keySet());
    next.values().forEach(known::addAll);
    this.waters = List.copyOf(known);
    waters.forEach(water -> numbers.put(water, numbers.size()));
    int[][] onwards = waters.stream().map(this::onwards).toArray(int[][]::new);
    this.before = new int[waters.size()][];
    for (int start = 0; start < before.length; start++) {
      before[start] = reachFrom(start, onwards);
      reached.put(waters.get(start), placesOf(before[start]));
    }
  }

  /** Where a ship can go on to, Harstad last. */
  private int[] onwards(Place at) {
    List<Place> open = new ArrayList<>(next.getOrDefault(at, List.of()));
    if (edge.contains(at)) {
      open.add(Landmarks.HARSTAD);
    }
    return open.stream().mapToInt(this::numberOf).toArray();
  }

  /**
   * 20.1: Harstad is where a movement begins or ends, never both and never on the way. Wave by
   * wave, so that the first way to a place is a shortest one.
   */
  @Rule({"20.1", "22.1", "22.1/r23"})
  private int[] reachFrom(int start, int[][] onwards) {
    int harstad = numberOf(Landmarks.HARSTAD);
    int[] came = new int[onwards.length];
    Arrays.fill(came, NOWHERE);
    BitSet wave = new BitSet();
    wave.set(start);
    while (!wave.isEmpty()) {
      BitSet beyond = new BitSet();
      for (int at = wave.nextSetBit(0); at >= 0; at = wave.nextSetBit(at + 1)) {
        int[] open = at == harstad && at != start ? new int[0] : onwards[at];
        for (int to : open) {
          if (to != start && came[to] == NOWHERE) {
            came[to] = at;
            beyond.set(to);
          }
        }
      }
      wave = beyond;
    }
    return came;
  }

  private List<Place> placesOf(int[] came) {
    return List.copyOf( // as a domain keeps it, without a copy for each offer
        IntStream.range(0, came.length)
            .filter(to -> came[to] != NOWHERE)
            .mapToObj(waters::get)
            .sorted(HARSTAD_LAST)
            .toList());
  }

  /** NOWHERE for a place without water. */
  private int numberOf(Place place) {
    return numbers.getOrDefault(place, NOWHERE);
  }

  /** Every place that a ship can reach in one movement, hexes by number, Harstad last. */
  public List<Place> from(Place start) {
    return reached.getOrDefault(start, List.of());
  }

  /** Why a ship cannot go there in one movement; empty if it can. */
  @Rule({"13.1", "20.1", "20.1/r33"})
  public List<Finding> bars(Place start, Place to) {
    if (!map.has(to)) {
      return List.of(Finding.forbids("20.1", new Why.NoSuchHex(to)));
    }
    if (map.isHex(to) && !next.containsKey(to)) {
      return List.of(Finding.forbids("13.1", new NavalWhy.AllLand(to)));
    }
    return from(start).contains(to)
        ? List.of()
        : List.of(Finding.forbids("20.1", new NavalWhy.NoWaterway(start, to)));
  }

  /** True if ships can pass directly from one hex into the other. */
  public boolean joined(Place one, Place other) {
    return !one.equals(other) && map.linked(one, other, "waterway");
  }

  /** A shortest way to a place that can be reached, both ends included. */
  public List<Place> path(Place start, Place to) {
    int from = numberOf(start);
    int at = numberOf(to);
    Deque<Place> path = new ArrayDeque<>(List.of(to));
    while (!path.getFirst().equals(start)) {
      at = from == NOWHERE || at == NOWHERE ? NOWHERE : before[from][at];
      if (at == NOWHERE) {
        throw new IllegalArgumentException("no waterway joins " + start + " and " + to);
      }
      path.addFirst(waters.get(at));
    }
    return List.copyOf(path);
  }
}
