package umpire.tournament.tables;

import java.util.List;

/**
 * The seats of a table: the order in which the fewest have a seat that they had more often than
 * another.
 *
 * @param order numbers of entrants in the order of the seats
 * @param excess the sum, over the seats, of the square of how many more times its entrant had it
 *     than the seat that they had least often; 0 is best
 */
record SeatOrder(List<Integer> order, int excess) {
  private static final int[][] ORDERS = {
    {0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}
  };

  /** The best order; the first of them if several are equal. */
  static SeatOrder best(List<Integer> table, TableHistory history) {
    int least = Integer.MAX_VALUE;
    int[] best = ORDERS[0];
    for (int[] order : ORDERS) {
      int excess = 0;
      for (int seat = 0; seat < order.length; seat++) {
        int more = history.excess(table.get(order[seat]), seat);
        excess += more * more;
      }
      if (excess < least) {
        least = excess;
        best = order;
      }
    }
    return new SeatOrder(
        List.of(table.get(best[0]), table.get(best[1]), table.get(best[2])), least);
  }
}
