package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * 9.0, 11.0 The cheapest ways by land. What steps cost is worked out once; ties fall to the lower
 * id, so the same position always gives the same way.
 */
public final class LandWays {
  /** As far as the land goes: for admirals (3.6-a). */
  public static final int UNLIMITED = 100_000;

  private static final int FOOTINGS = 4;

  private final PlaceTable hexes;
  private final int[][] neighbours;
  private final BitSet[] rivers; // by hex: the neighbours beyond a river
  private final int[][][] costs = new int[FOOTINGS][][]; // by index of footing, hex, neighbour
  private final int[][][] arrivals = new int[FOOTINGS][][];

  public LandWays(MapFacts mapFacts) {
    this.hexes = new PlaceTable(mapFacts.hexes().stream().filter(mapFacts::isLand).toList());
    this.neighbours = new int[hexes.size()][];
    for (int hex = 0; hex < hexes.size(); hex++) {
      neighbours[hex] =
          mapFacts.map().neighbours(hexes.place(hex)).stream()
              .mapToInt(hexes::number)
              .filter(next -> next >= 0)
              .sorted()
              .toArray();
    }
    this.rivers = new BitSet[hexes.size()];
    for (int hex = 0; hex < rivers.length; hex++) {
      rivers[hex] = new BitSet();
      for (int next : neighbours[hex]) {
        rivers[hex].set(next, mapFacts.isRiver(hexes.place(hex), hexes.place(next)));
      }
    }
    MovementCosts table = new MovementCosts(mapFacts);
    for (boolean mountain : new boolean[] {false, true}) {
      for (boolean plusTwo : new boolean[] {false, true}) {
        LandMover landMover = new LandMover(mountain, plusTwo);
        costs[index(landMover)] = costs(table, landMover, false);
        arrivals[index(landMover)] = costs(table, landMover, true);
      }
    }
  }

  /** What the steps out of each hex cost, or those into it. */
  private int[][] costs(MovementCosts table, LandMover landMover, boolean into) {
    int[][] all = new int[hexes.size()][];
    for (int hex = 0; hex < all.length; hex++) {
      all[hex] = new int[neighbours[hex].length];
      for (int i = 0; i < all[hex].length; i++) {
        Place here = hexes.place(hex);
        Place there = hexes.place(neighbours[hex][i]);
        all[hex][i] =
            into ? table.step(there, here, landMover) : table.step(here, there, landMover);
      }
    }
    return all;
  }

  private static int index(LandMover landMover) {
    return (landMover.mountain() ? 1 : 0) + (landMover.riverPlusTwo() ? 2 : 0);
  }

  private int[][] table(LandMover landMover) {
    return costs[index(landMover)];
  }

  /** The hexes that one step by land leads to, by id. */
  public List<Place> steps(Place from, LandMover landMover) {
    List<Place> next = new ArrayList<>();
    int hex = at(from);
    if (hex >= 0) {
      int[] costs = table(landMover)[hex];
      for (int i = 0; i < costs.length; i++) {
        if (costs[i] != MovementCosts.BARRED) {
          next.add(hexes.place(neighbours[hex][i]));
        }
      }
    }
    return next;
  }

  /** True if one step for that many points leads from the hex to one of those. */
  public boolean opens(Place from, int points, LandMover landMover, Set<Place> hexes) {
    int hex = at(from);
    if (hex < 0) {
      return false;
    }
    int[] costs = table(landMover)[hex];
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] != MovementCosts.BARRED
          && costs[i] <= points
          && hexes.contains(this.hexes.place(neighbours[hex][i]))) {
        return true;
      }
    }
    return false;
  }

  /** What the step costs; throws IllegalArgumentException if it is none by land. */
  public int cost(Place from, Place to, LandMover landMover) {
    int cost = step(from, to, landMover);
    if (cost == MovementCosts.BARRED) {
      throw new IllegalArgumentException("no step by land from " + from + " to " + to);
    }
    return cost;
  }

  /** What the step costs; {@link MovementCosts#BARRED} if it is none by land. */
  public int step(Place from, Place to, LandMover landMover) {
    int hex = at(from);
    int next = at(to);
    int way = hex < 0 || next < 0 ? -1 : Arrays.binarySearch(neighbours[hex], next);
    return way < 0 ? MovementCosts.BARRED : table(landMover)[hex][way];
  }

  /**
   * Everything within reach.
   *
   * @param start where from; no way leads out of a box or out to sea
   * @param points movement points, at least 0 (3.2-g)
   * @param landMover who goes
   * @param enterable which hexes may be entered; the start need not be one
   */
  @Rule("3.2-g")
  public ReachableHexes from(
      Place start, int points, LandMover landMover, Predicate<Place> enterable) {
    return search(start, points, landMover, hex -> enterable.test(hexes.place(hex)));
  }

  /**
   * Everything within reach.
   *
   * @param start where from; no way leads out of a box or out to sea
   * @param points movement points, at least 0 (3.2-g)
   * @param landMover who goes
   * @param closed {@linkplain #mark marked} hexes, which may not be entered; the start may be one
   */
  public ReachableHexes from(Place start, int points, LandMover landMover, BitSet closed) {
    return search(start, points, landMover, hex -> !closed.get(hex));
  }

  private ReachableHexes search(
      Place start, int points, LandMover landMover, IntPredicate enterable) {
    int[] cost = new int[hexes.size()];
    int[] before = new int[hexes.size()];
    Arrays.fill(cost, Integer.MAX_VALUE);
    int first = at(start);
    if (first < 0) {
      return new ReachableHexes(this, -1, cost, before, new BitSet());
    }
    new LandSearch(neighbours, cost, before, enterable).spread(first, points, table(landMover));
    return new ReachableHexes(this, first, cost, before, seen(cost));
  }

  private BitSet seen(int[] cost) {
    BitSet seen = new BitSet(cost.length);
    for (int hex = 0; hex < cost.length; hex++) {
      if (cost[hex] != Integer.MAX_VALUE) {
        for (int next : neighbours[hex]) {
          seen.set(next);
        }
      }
    }
    return seen;
  }

  /**
   * The hexes that a way may lead through to an end, for so many points at most, by id; neither the
   * start nor the end is among them.
   *
   * @param there everything within reach of where the way begins, for as many points
   * @param end within that reach
   * @param points movement points, at least 0
   * @param landMover who goes
   * @param enterable which hexes may be entered; the end may be
   */
  @Rule("3.2-g")
  public List<Place> through(
      ReachableHexes there,
      Place end,
      int points,
      LandMover landMover,
      Predicate<Place> enterable) {
    int[] left = new int[hexes.size()];
    Arrays.fill(left, Integer.MAX_VALUE);
    new LandSearch(neighbours, left, new int[hexes.size()], hex -> enterable.test(hexes.place(hex)))
        .spread(at(end), points, arrivals[index(landMover)]);
    List<Place> through = new ArrayList<>();
    for (Place hex : there.hexes()) {
      int on = left[at(hex)];
      if (!hex.equals(end) && on != Integer.MAX_VALUE && there.cost(hex) + on <= points) {
        through.add(hex);
      }
    }
    return through;
  }

  /** How many hexes of land there are; they have the numbers from 0. */
  public int size() {
    return hexes.size();
  }

  /** Adds the hex, if it is land. */
  public void mark(Place hex, BitSet marked) {
    hexes.mark(hex, marked);
  }

  /** True if the hex is among those that were {@linkplain #mark marked}. */
  public boolean isMarked(Place hex, BitSet marked) {
    return hexes.isMarked(hex, marked);
  }

  /** The marked hexes, by id. */
  public List<Place> marked(BitSet marked) {
    List<Place> all = new ArrayList<>(marked.cardinality());
    for (int hex = marked.nextSetBit(0); hex >= 0; hex = marked.nextSetBit(hex + 1)) {
      all.add(hexes.place(hex));
    }
    return all;
  }

  /**
   * Those of the wanted hexes that a step leads into from somewhere within reach.
   *
   * @param reachableHexes everything within reach
   * @param wanted {@linkplain #mark marked} hexes
   * @param points movement points, the last step included
   * @param landMover who goes
   * @param crosses true if that step may cross a river
   */
  public BitSet into(
      ReachableHexes reachableHexes,
      BitSet wanted,
      int points,
      LandMover landMover,
      boolean crosses) {
    int[][] costs = table(landMover);
    BitSet into = new BitSet();
    for (int hex = 0; hex < costs.length; hex++) {
      if (!reachableHexes.reaches(hex)) {
        continue;
      }
      for (int i = 0; i < neighbours[hex].length; i++) {
        int next = neighbours[hex][i];
        if (wanted.get(next)
            && costs[hex][i] != MovementCosts.BARRED
            && reachableHexes.cost(hex) + costs[hex][i] <= points
            && (crosses || !rivers[hex].get(next))) {
          into.set(next);
        }
      }
    }
    return into;
  }

  Place hex(int at) {
    return hexes.place(at);
  }

  int at(Place hex) {
    return hexes.number(hex);
  }
}
