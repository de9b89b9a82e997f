package umpire.weserubung.terrain;

import java.util.BitSet;
import java.util.function.IntPredicate;

/** One search: what is open at each cost, in a ring of one queue more than a step may cost. */
final class LandSearch {
  private final int[][] neighbours;
  private final int[] cost;
  private final int[] before;
  private final IntPredicate enterable;
  private final BitSet[] queues = new BitSet[MovementCosts.DEAREST + 1];
  private int waiting = 1;

  /**
   * A search that has not begun.
   *
   * @param neighbours of each hex, by number
   * @param cost of the cheapest way to each hex, to be filled in; at first Integer.MAX_VALUE
   * @param before the hex before each on that way, to be filled in
   * @param enterable which hexes may be entered, by number
   */
  LandSearch(int[][] neighbours, int[] cost, int[] before, IntPredicate enterable) {
    this.neighbours = neighbours;
    this.cost = cost;
    this.before = before;
    this.enterable = enterable;
    for (int i = 0; i < queues.length; i++) {
      queues[i] = new BitSet();
    }
  }

  private BitSet queue(int at) {
    return queues[at % queues.length];
  }

  /** From that hex as far as the points go. */
  void spread(int first, int points, int[][] table) {
    cost[first] = 0;
    before[first] = first;
    queue(0).set(first);
    for (int spent = 0; spent <= points && waiting > 0; spent++) {
      BitSet open = queue(spent);
      for (int hex = open.nextSetBit(0); hex >= 0; hex = open.nextSetBit(hex + 1)) {
        leave(hex, spent, points, table[hex]);
      }
      close(spent);
    }
  }

  private void leave(int hex, int spent, int points, int[] steps) {
    if (cost[hex] != spent) {
      return; // a cheaper way was found
    }
    for (int i = 0; i < steps.length; i++) {
      int next = neighbours[hex][i];
      int total = spent + steps[i];
      if (steps[i] != MovementCosts.BARRED
          && total <= points
          && total < cost[next]
          && enterable.test(next)) {
        cost[next] = total;
        before[next] = hex;
        queue(total).set(next);
        waiting++;
      }
    }
  }

  private void close(int spent) {
    waiting -= queue(spent).cardinality();
    queue(spent).clear();
  }
}
