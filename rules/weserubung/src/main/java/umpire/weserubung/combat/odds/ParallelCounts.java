package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Counts of many pairs with their digits side by side, so that one side's dice move all of them in
 * long and simple loops. Rows are the conditions of the side that is fired at next, columns those
 * of the side that fires; a move turns them round, for then the others fire. Digits are doubles of
 * {@value #BITS} bits, between two moves of either sign.
 */
final class ParallelCounts implements PairCounts {
  static final int BITS = 46;

  /** So many digits of a count lie together. */
  static final int GROUP = 2;

  private static final long MASK = (1L << BITS) - 1;

  private final boolean attackersAreRows;
  private final int rows;
  private final int columns;
  private final int dice;

  /** By group of digits, then by row: {@value #GROUP} digits of each column. */
  private final double[][][] digits;

  /** By row, how many groups are in use. */
  private final int[] used;

  /** By row, the columns that it comes up with. */
  private final long[][] comesUp;

  /** What these counts came from, whose arrays may be taken for those that come from them. */
  private @Nullable ParallelCounts old;

  private ParallelCounts(
      boolean attackersAreRows, int rows, int columns, int dice, @Nullable ParallelCounts unused) {
    this.attackersAreRows = attackersAreRows;
    this.rows = rows;
    this.columns = columns;
    this.dice = dice;
    int all = PairCounts.words(dice, BITS) + 1; // a bit more, for the sign
    this.digits = new double[(all + GROUP - 1) / GROUP][rows][];
    this.used = new int[rows];
    this.comesUp = new long[rows][words(columns)];
    for (int group = 0; group < digits.length; group++) {
      for (int row = 0; row < rows; row++) {
        digits[group][row] = room(unused, group, row);
      }
    }
  }

  private double[] room(@Nullable ParallelCounts unused, int group, int row) {
    int length = columns * GROUP;
    if (unused != null && group < unused.digits.length && row < unused.rows) {
      double[] known = unused.digits[group][row];
      if (known.length >= length) {
        return known;
      }
    }
    return new double[length];
  }

  /** How many longs have a bit for each column. */
  static int words(int columns) {
    return (columns + Long.SIZE - 1) / Long.SIZE;
  }

  /** The same counts as these. */
  static ParallelCounts of(ConditionPairCounts counts, boolean attackersAreRows) {
    int attackers = counts.attackers();
    int defenders = counts.defenders();
    ParallelCounts parallel =
        new ParallelCounts(
            attackersAreRows,
            attackersAreRows ? attackers : defenders,
            attackersAreRows ? defenders : attackers,
            counts.dice(),
            null);
    counts.forEach(
        (attacker, defender) ->
            parallel.set(
                parallel.row(attacker, defender),
                parallel.column(attacker, defender),
                BigCounts.inDigits(
                    counts.row(attacker),
                    defender * counts.digits(),
                    counts.digits(),
                    BigCounts.BITS,
                    BITS)));
    return parallel;
  }

  private void set(int row, int column, long[] number) {
    comesUp[row][column / Long.SIZE] |= 1L << column;
    used[row] = digits.length;
    for (int i = 0; i < number.length && i < digits.length * GROUP; i++) {
      digits[i / GROUP][row][column * GROUP + i % GROUP] = number[i];
    }
  }

  /**
   * Room for what comes from these counts when the columns have fired at the rows. A column that
   * nothing comes to may still have digits of other counts: no salvo of it is known, so that they
   * are multiplied by nothing.
   *
   * @param rowsMet how many conditions of either side have been met by then
   */
  ParallelCounts next(int rowsMet, int columnsMet, int diceThen) {
    ParallelCounts next = new ParallelCounts(!attackersAreRows, rowsMet, columnsMet, diceThen, old);
    old = null;
    next.old = this;
    return next;
  }

  /** True if the attacker's conditions are the rows. */
  boolean attackersAreRows() {
    return attackersAreRows;
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  /** How many groups of digits a count has. */
  int groups() {
    return digits.length;
  }

  /** The columns that a row comes up with, a bit for each; not to be changed. */
  long[] comesUp(int row) {
    return comesUp[row];
  }

  /** As many bits, none of them set. */
  long[] noColumns() {
    return new long[words(columns)];
  }

  /** True if a row has digits in a group. */
  boolean isUsed(int row, int group) {
    return group < used[row];
  }

  /** The digits of a row in a group; not to be changed. */
  double[] digits(int group, int row) {
    return digits[group][row];
  }

  /** Makes the digits of one column of sums by row. */
  void carry(ParallelSums sums, double[] carry, int column, int group) {
    sums.carry(carry, digits[group], column * GROUP, used, group);
  }

  /** Notes with which rows a column comes up. */
  void note(int column, long[] with) {
    int word = column / Long.SIZE;
    long bit = 1L << column;
    for (int i = 0; i < with.length; i++) {
      for (long left = with[i]; left != 0; left &= left - 1) {
        comesUp[i * Long.SIZE + Long.numberOfTrailingZeros(left)][word] |= bit;
      }
    }
  }

  @Override
  public int dice() {
    return dice;
  }

  @Override
  public int defenders() {
    return attackersAreRows ? columns : rows;
  }

  @Override
  public int attackers() {
    return attackersAreRows ? rows : columns;
  }

  private int row(int attacker, int defender) {
    return attackersAreRows ? attacker : defender;
  }

  private int column(int attacker, int defender) {
    return attackersAreRows ? defender : attacker;
  }

  @Override
  public boolean comesUp(int attacker, int defender) {
    int column = column(attacker, defender);
    return (comesUp[row(attacker, defender)][column / Long.SIZE] >>> column & 1) != 0;
  }

  @Override
  public boolean isEmpty() {
    return Arrays.stream(comesUp).flatMapToLong(Arrays::stream).allMatch(word -> word == 0);
  }

  @Override
  public BitSet pairs() {
    BitSet pairs = new BitSet(rows * columns);
    for (int row = 0; row < rows; row++) {
      long[] with = comesUp[row];
      for (int i = 0; i < with.length; i++) {
        for (long left = with[i]; left != 0; left &= left - 1) {
          int column = i * Long.SIZE + Long.numberOfTrailingZeros(left);
          pairs.set(attackersAreRows ? row * columns + column : column * rows + row);
        }
      }
    }
    return pairs;
  }

  @Override
  public BigInteger count(int attacker, int defender) {
    return number(sum(attacker, defender));
  }

  private long[] sum(int attacker, int defender) {
    long[] sum = noSum();
    add(row(attacker, defender), column(attacker, defender) * GROUP, sum);
    return sum;
  }

  private void add(int row, int at, long[] sum) {
    long carry = 0;
    for (int i = 0; i < sum.length; i++) {
      long now = sum[i] + (long) digits[i / GROUP][row][at + i % GROUP] + carry;
      sum[i] = now & MASK;
      carry = now >> BITS;
    }
  }

  @Override
  public long[] noSum() {
    return new long[digits.length * GROUP];
  }

  @Override
  public void take(int attacker, int defender, long[] sum) {
    int row = row(attacker, defender);
    int column = column(attacker, defender);
    add(row, column * GROUP, sum);
    for (double[][] group : digits) {
      Arrays.fill(group[row], column * GROUP, (column + 1) * GROUP, 0);
    }
    comesUp[row][column / Long.SIZE] &= ~(1L << column);
  }

  @Override
  public BigInteger number(long[] sum) {
    return BigCounts.number(sum, 0, sum.length, BITS);
  }

  @Override
  public ConditionPairCounts eachByItself() {
    ConditionPairCounts each = new ConditionPairCounts(attackers(), defenders(), dice);
    forEach(
        (attacker, defender) -> {
          long[] sum = sum(attacker, defender);
          long[] number = BigCounts.inDigits(sum, 0, sum.length, BITS, BigCounts.BITS);
          int length = Math.min(number.length, each.digits());
          System.arraycopy(number, 0, each.row(attacker), defender * each.digits(), length);
        });
    return each;
  }
}
