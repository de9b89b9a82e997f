package umpire.weserubung.combat.odds;

import java.util.Arrays;

/**
 * Exact sums of products of digits, each product in two parts: whole units of the next digit, and a
 * rest of at most half a unit. The first are added to a number so large that whole units are what a
 * sum is rounded to; what was rounded off is the second. Digits are at most 2 to the power of
 * {@value ParallelCounts#BITS}, factors below 2 to the power of 44 ({@value
 * umpire.weserubung.combat.odds.salvo.Salvo#MOST_DICE} dice): so {@value #MOST_PRODUCTS} products
 * keep the first within the range in which that is so, and with what {@value #MOST_SUMMED} carry
 * from the digit below the second is within 53 bits.
 */
final class ParallelSums {
  /** How many products are added at most before they are settled or carried. */
  static final int MOST_PRODUCTS = 64;

  /** How many are added at most before they are carried. */
  static final int MOST_SUMMED = 512;

  private static final int GROUP = ParallelCounts.GROUP;
  private static final double UNIT = 1L << ParallelCounts.BITS;

  /** One and a half times the least number whose neighbours are a unit apart. */
  private static final double ANCHOR = 0x1.8p52 * UNIT;

  private final double[] high;
  private final double[] low;

  /** By column, what is settled and to be carried to the group above. */
  private final double[] settled;

  /** Sums of nothing, for a group of digits of so many columns. */
  ParallelSums(int columns) {
    this.high = new double[columns * GROUP];
    this.low = new double[columns * GROUP];
    this.settled = new double[columns];
    Arrays.fill(high, ANCHOR);
  }

  /** Adds the products of digits and factors between two places. */
  void add(double[] digits, double[] factors, int begin, int end) {
    addProducts(high, low, digits, factors, begin, end);
  }

  /** Adds two such products at once, which takes less time than one after the other. */
  void add(
      double[] digits,
      double[] factors,
      double[] otherDigits,
      double[] otherFactors,
      int begin,
      int end) {
    addProducts(high, low, digits, factors, otherDigits, otherFactors, begin, end);
  }

  private static void addProducts(
      double[] high, double[] low, double[] digits, double[] factors, int begin, int end) {
    for (int i = begin; i < end; i++) {
      double before = high[i];
      double after = Math.fma(digits[i], factors[i], before);
      high[i] = after;
      low[i] += Math.fma(digits[i], factors[i], before - after);
    }
  }

  private static void addProducts(
      double[] high,
      double[] low,
      double[] digits,
      double[] factors,
      double[] otherDigits,
      double[] otherFactors,
      int begin,
      int end) {
    for (int i = begin; i < end; i++) {
      double before = high[i];
      double between = Math.fma(digits[i], factors[i], before);
      double after = Math.fma(otherDigits[i], otherFactors[i], between);
      high[i] = after;
      low[i] +=
          Math.fma(digits[i], factors[i], before - between)
              + Math.fma(otherDigits[i], otherFactors[i], between - after);
    }
  }

  /** Makes digits of the sums, to which more may be added then. */
  void settle() {
    for (int column = 0; column < settled.length; column++) {
      double over = 0;
      for (int i = column * GROUP; i < (column + 1) * GROUP; i++) {
        double now = low[i] + over;
        double units = now + ANCHOR - ANCHOR;
        over = (units + (high[i] - ANCHOR)) / UNIT;
        high[i] = ANCHOR;
        low[i] = now - units;
      }
      settled[column] += over;
    }
  }

  /**
   * Makes digits of the sums, each at most half a unit from zero, and empties them.
   *
   * @param carry for each column what is carried from the group below, and then to the one above
   * @param to the digits by column, all of one group
   * @param at where in them
   * @param used by column, how many groups are in use
   */
  void carry(double[] carry, double[][] to, int at, int[] used, int group) {
    for (int column = 0; column < carry.length; column++) {
      double[] digits = to[column];
      double over = carry[column];
      boolean any = false;
      for (int i = 0; i < GROUP; i++) {
        int from = column * GROUP + i;
        double now = low[from] + over;
        double units = now + ANCHOR - ANCHOR;
        double digit = now - units;
        digits[at + i] = digit;
        any |= digit != 0;
        over = (units + (high[from] - ANCHOR)) / UNIT;
        high[from] = ANCHOR;
        low[from] = 0;
      }
      carry[column] = over + settled[column];
      settled[column] = 0;
      if (any) {
        used[column] = group + 1;
      }
    }
  }
}
