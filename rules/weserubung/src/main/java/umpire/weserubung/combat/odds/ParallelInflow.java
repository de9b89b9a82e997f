package umpire.weserubung.combat.odds;

import java.util.Arrays;

/** What comes to one condition under fire: from which conditions, and in how many falls. */
final class ParallelInflow {
  private static final int GROUP = ParallelCounts.GROUP;
  private static final int ROOM = 16;

  private final int to;
  private final long[] comesUp;
  private int count;
  private int[] from = new int[ROOM];
  private double[][] factors = new double[ROOM][];

  /** Between which places of a group each of them has products. */
  private int[] begins = new int[ROOM];

  private int[] ends = new int[ROOM];

  /** Nothing comes to a condition yet. */
  ParallelInflow(int to, int columns) {
    this.to = to;
    this.comesUp = new long[ParallelCounts.words(columns)];
  }

  /** In how many falls of each column's salvo something happens. */
  static final class Factor {
    private final double[] each;
    private final long[] columns;

    /**
     * Those falls.
     *
     * @param falls by column, each exact
     */
    Factor(double[] falls) {
      this.each = new double[falls.length * GROUP];
      this.columns = new long[ParallelCounts.words(falls.length)];
      for (int column = 0; column < falls.length; column++) {
        double now = falls[column];
        if (now != 0) {
          columns[column / Long.SIZE] |= 1L << column;
          for (int i = 0; i < GROUP; i++) {
            each[column * GROUP + i] = now;
          }
        }
      }
    }
  }

  /** The condition. */
  int to() {
    return to;
  }

  /** The columns with which it comes up then; not to be changed. */
  long[] comesUp() {
    return comesUp;
  }

  /** False if more come to it than can be added at once. */
  boolean isPossible() {
    return count <= ParallelSums.MOST_SUMMED;
  }

  /**
   * One more condition leads here; returns in how many columns it does.
   *
   * @param with the columns with which that condition comes up
   */
  int add(int condition, long[] with, Factor factor) {
    int pairs = 0;
    int begin = 0;
    int end = 0;
    for (int i = 0; i < comesUp.length; i++) {
      long here = with[i] & factor.columns[i];
      if (here != 0) {
        comesUp[i] |= here;
        begin = pairs == 0 ? i * Long.SIZE + Long.numberOfTrailingZeros(here) : begin;
        end = (i + 1) * Long.SIZE - Long.numberOfLeadingZeros(here);
        pairs += Long.bitCount(here);
      }
    }
    if (pairs > 0) {
      if (count == from.length) {
        grow();
      }
      from[count] = condition;
      factors[count] = factor.each;
      begins[count] = begin * GROUP;
      ends[count] = end * GROUP;
      count++;
    }
    return pairs;
  }

  private void grow() {
    from = Arrays.copyOf(from, 2 * count);
    factors = Arrays.copyOf(factors, 2 * count);
    begins = Arrays.copyOf(begins, 2 * count);
    ends = Arrays.copyOf(ends, 2 * count);
  }

  /** Adds all products of one group of digits. */
  void add(ParallelCounts before, int group, ParallelSums sums) {
    int waiting = -1;
    int added = 0;
    for (int i = 0; i < count; i++) {
      if (before.isUsed(from[i], group)) {
        if (waiting < 0) {
          waiting = i;
        } else {
          if (added == ParallelSums.MOST_PRODUCTS) {
            sums.settle();
            added = 0;
          }
          addTwo(before, group, waiting, i, sums);
          added += 2;
          waiting = -1;
        }
      }
    }
    if (waiting >= 0) {
      if (added == ParallelSums.MOST_PRODUCTS) {
        sums.settle();
      }
      double[] digits = before.digits(group, from[waiting]);
      sums.add(digits, factors[waiting], begins[waiting], ends[waiting]);
    }
  }

  private void addTwo(ParallelCounts before, int group, int one, int other, ParallelSums sums) {
    sums.add(
        before.digits(group, from[one]),
        factors[one],
        before.digits(group, from[other]),
        factors[other],
        Math.min(begins[one], begins[other]),
        Math.max(ends[one], ends[other]));
  }
}
