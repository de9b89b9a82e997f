package umpire.kernel.hex;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * As {@link Reach}, for a map whose places have numbers from 0 and steps of whole costs: the
 * cheapest ways from one place within a budget. Ties fall to the place of the lower number.
 */
public final class NumberedReach {
  /** The cost of a step that may not be made. */
  public static final int BARRED = -1;

  private static final int FAR = Integer.MAX_VALUE;

  private final int[][] around;
  private final int start;
  private final int budget;
  private final Toll toll;
  private final int[] costs;
  private final int[] before;

  /** Places that are reached at a cost, by its remainder: no step costs as much as there are. */
  private final BitSet[] open;

  private int waiting;

  /** The cost of a step. */
  @FunctionalInterface
  public interface Toll {
    /**
     * What it costs, from 0, or {@link #BARRED}.
     *
     * @param way number of the next place among those around
     */
    int of(int from, int way);
  }

  /**
   * All places within the budget.
   *
   * @param around by place the numbers of those to which a step may lead
   * @param start number of the place from which the ways lead
   * @param budget the most that a way may cost, below half of the greatest int
   * @param dearest the most that a step may cost
   */
  public NumberedReach(int[][] around, int start, int budget, int dearest, Toll toll) {
    this.around = around;
    this.start = start;
    this.budget = budget;
    this.toll = toll;
    this.costs = new int[around.length];
    this.before = new int[around.length];
    this.open = new BitSet[dearest + 1];
    Arrays.fill(costs, FAR);
    Arrays.setAll(open, _ -> new BitSet(costs.length));
    reach(start, 0, start);
    for (int cost = 0; waiting > 0; cost++) {
      BitSet level = open[cost % open.length];
      for (int at = level.nextSetBit(0); at >= 0; at = level.nextSetBit(0)) {
        level.clear(at);
        waiting--;
        if (costs[at] == cost) {
          spread(at);
        }
      }
    }
  }

  private void spread(int from) {
    for (int way = 0; way < around[from].length; way++) {
      int to = around[from][way];
      int step = toll.of(from, way);
      int cost = costs[from] + step;
      if (step != BARRED && cost <= budget && cost < costs[to]) {
        reach(to, cost, from);
      }
    }
  }

  private void reach(int place, int cost, int from) {
    costs[place] = cost;
    before[place] = from;
    open[cost % open.length].set(place);
    waiting++;
  }

  /** True if the place is within the budget. */
  public boolean reaches(int place) {
    return costs[place] != FAR;
  }

  /** The cost of the cheapest way to a place that is reached. */
  public int cost(int place) {
    return costs[place];
  }

  /** The cheapest way from a place that is reached back to the start, both included. */
  public IntStream back(int place) {
    return IntStream.concat(
        IntStream.iterate(place, at -> at != start, at -> before[at]), IntStream.of(start));
  }
}
