package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import umpire.kernel.hex.Place;

/** What is within reach by land from one hex, each hex with its cheapest way. */
public final class ReachableHexes {
  private final LandWays land;
  private final int start;
  private final int[] cost;
  private final int[] before;

  private final BitSet seen;

  /**
   * What a search found.
   *
   * @param seen the hexes within reach and those beside them: no other could change it
   */
  ReachableHexes(LandWays land, int start, int[] cost, int[] before, BitSet seen) {
    this.land = land;
    this.start = start;
    this.cost = cost;
    this.before = before;
    this.seen = seen;
  }

  /**
   * The hexes, {@linkplain LandWays#mark marked}, on which it depends whether they may be entered;
   * not to be written to.
   */
  public BitSet seen() {
    return seen;
  }

  /** True if the hex is within reach; the start always is. */
  public boolean reaches(Place hex) {
    int at = land.at(hex);
    return at >= 0 && cost[at] != Integer.MAX_VALUE;
  }

  /** True if the hex of that number of the land's is within reach. */
  boolean reaches(int hex) {
    return cost[hex] != Integer.MAX_VALUE;
  }

  /** Movement points to the hex of that number, which is within reach. */
  int cost(int hex) {
    return cost[hex];
  }

  /** Every hex within reach, by id, the start left out. */
  public List<Place> hexes() {
    List<Place> within = new ArrayList<>();
    for (int hex = 0; hex < cost.length; hex++) {
      if (cost[hex] != Integer.MAX_VALUE && hex != start) {
        within.add(land.hex(hex));
      }
    }
    return within;
  }

  /** Movement points to the hex; throws IllegalArgumentException if it is out of reach. */
  public int cost(Place hex) {
    if (!reaches(hex)) {
      throw new IllegalArgumentException(hex + " is out of reach");
    }
    return cost[land.at(hex)];
  }

  /** The cheapest way, both ends included; throws if the hex is out of reach. */
  public List<Place> path(Place hex) {
    cost(hex);
    List<Place> path = new ArrayList<>();
    for (int at = land.at(hex); at != start; at = before[at]) {
      path.add(land.hex(at));
    }
    path.add(land.hex(start));
    Collections.reverse(path);
    return path;
  }
}
