package umpire.weserubung.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.weserubung.combat.odds.salvo.Salvo;

/** Sums of products in doubles are those of BigInteger, however large their digits are. */
final class ParallelSumsTest {
  private static final int COLUMNS = 37;
  private static final int GROUPS = 4;
  private static final int DIGITS = GROUPS * ParallelCounts.GROUP;
  private static final long MOST_FALLS = Salvo.allFalls(Salvo.MOST_DICE);
  private static final long UNIT = 1L << ParallelCounts.BITS;

  private final Random random = new Random(25);
  private final BigInteger[] expected = new BigInteger[COLUMNS];
  private final double[][][] digits = new double[GROUPS][COLUMNS][ParallelCounts.GROUP];
  private final int[] used = new int[COLUMNS];

  @Test
  void theMostProductsOfTheLargestDigitsAreExact() {
    count(ParallelSums.MOST_SUMMED, () -> UNIT, () -> MOST_FALLS);
    count(ParallelSums.MOST_SUMMED, () -> -UNIT / 2, () -> MOST_FALLS);
    count(ParallelSums.MOST_SUMMED, () -> UNIT - 1, () -> MOST_FALLS - 1);
  }

  @Test
  void restsOfHalfAUnitAreExact() {
    // Each product is so many units and a half, which rounds up or down.
    count(
        ParallelSums.MOST_PRODUCTS, () -> UNIT / 2, () -> random.nextLong(MOST_FALLS / 2) * 2 + 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 20, 63, 64, 65, 200, 511, 512})
  void soAreOthers(int products) {
    for (int i = 0; i < 10; i++) {
      long digit = random.nextLong(UNIT) + 1;
      long falls = random.nextLong(MOST_FALLS) + 1;
      count(
          products,
          () -> random.nextLong(digit) - (random.nextBoolean() ? digit / 2 : 0),
          () -> random.nextLong(falls));
    }
  }

  /** Something drawn. */
  @FunctionalInterface
  private interface Lot {
    long draw();
  }

  /** Adds so many products of whole counts and falls, and compares what is carried. */
  private void count(int products, Lot digit, Lot falls) {
    Arrays.fill(expected, BigInteger.ZERO);
    long[][][] counts = new long[products][COLUMNS][DIGITS - 2];
    double[][] factors = new double[products][COLUMNS * ParallelCounts.GROUP];
    for (int i = 0; i < products; i++) {
      for (int column = 0; column < COLUMNS; column++) {
        long times = falls.draw();
        Arrays.fill(
            factors[i],
            column * ParallelCounts.GROUP,
            (column + 1) * ParallelCounts.GROUP,
            (double) times);
        Arrays.setAll(counts[i][column], _ -> digit.draw());
        BigInteger product = value(counts[i][column]).multiply(BigInteger.valueOf(times));
        expected[column] = expected[column].add(product);
      }
    }
    ParallelSums sums = new ParallelSums(COLUMNS);
    double[] carry = new double[COLUMNS];
    for (int group = 0; group < GROUPS; group++) {
      add(sums, group, counts, factors);
      sums.carry(carry, digits[group], 0, used, group);
    }
    for (int column = 0; column < COLUMNS; column++) {
      assertThat(carry[column]).isZero();
      assertThat(counted(column)).isEqualTo(expected[column]);
    }
  }

  private static void add(ParallelSums sums, int group, long[][][] counts, double[][] factors) {
    int end = COLUMNS * ParallelCounts.GROUP;
    int i = 0;
    for (; i + 1 < counts.length; i += 2) {
      if (i > 0 && i % ParallelSums.MOST_PRODUCTS == 0) {
        sums.settle();
      }
      sums.add(
          inGroup(counts[i], group),
          factors[i],
          inGroup(counts[i + 1], group),
          factors[i + 1],
          0,
          end);
    }
    if (i < counts.length) {
      if (i > 0 && i % ParallelSums.MOST_PRODUCTS == 0) {
        sums.settle();
      }
      sums.add(inGroup(counts[i], group), factors[i], 0, end);
    }
  }

  private static double[] inGroup(long[][] counts, int group) {
    double[] digits = new double[COLUMNS * ParallelCounts.GROUP];
    for (int i = 0; i < digits.length; i++) {
      int digit = group * ParallelCounts.GROUP + i % ParallelCounts.GROUP;
      digits[i] = digit < DIGITS - 2 ? counts[i / ParallelCounts.GROUP][digit] : 0;
    }
    return digits;
  }

  private static BigInteger value(long[] digits) {
    BigInteger value = BigInteger.ZERO;
    for (int i = digits.length - 1; i >= 0; i--) {
      value = value.shiftLeft(ParallelCounts.BITS).add(BigInteger.valueOf(digits[i]));
    }
    return value;
  }

  private BigInteger counted(int column) {
    long[] all = new long[DIGITS];
    for (int i = 0; i < DIGITS; i++) {
      double digit = digits[i / ParallelCounts.GROUP][column][i % ParallelCounts.GROUP];
      assertThat(Math.abs(digit)).isLessThanOrEqualTo(UNIT / 2.0);
      all[i] = (long) digit;
    }
    return value(all);
  }
}
