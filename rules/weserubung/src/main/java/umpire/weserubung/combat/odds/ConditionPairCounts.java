package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How often each pair of conditions comes up, out of ten to the power of all dice thrown so far.
 * The counts are exact; they lie side by side as {@link BigCounts}, for a battle of two dozen units
 * multiplies them by the million.
 */
final class ConditionPairCounts implements PairCounts {
  private final int defenders;
  private final int dice;
  private final int digits;

  /** For each of the attacker's conditions the counts by the defender's; null if there are none. */
  private final long[] @Nullable [] rows;

  /** How often a number was added since all were carried. */
  private int added;

  /** Nothing comes up yet, of so many conditions met. */
  ConditionPairCounts(int attackersMet, int defendersMet, int dice) {
    this.defenders = defendersMet;
    this.dice = dice;
    this.digits = PairCounts.words(dice, BigCounts.BITS);
    this.rows = new long[attackersMet][];
  }

  /** One pair of conditions, surely; so many have been met. */
  static ConditionPairCounts certain(
      int attacker, int defender, int attackersMet, int defendersMet) {
    ConditionPairCounts conditionPairCounts =
        new ConditionPairCounts(attackersMet, defendersMet, 0);
    conditionPairCounts.row(attacker)[defender] = 1;
    return conditionPairCounts;
  }

  @Override
  public int dice() {
    return dice;
  }

  @Override
  public int attackers() {
    return rows.length;
  }

  @Override
  public int defenders() {
    return defenders;
  }

  /** How many digits a count has. */
  int digits() {
    return digits;
  }

  @Override
  public boolean comesUp(int attacker, int defender) {
    return length(attacker, defender) > 0;
  }

  @Override
  public BitSet pairs() {
    BitSet pairs = new BitSet(rows.length * defenders);
    forEach((attacker, defender) -> pairs.set(attacker * defenders + defender));
    return pairs;
  }

  @Override
  public boolean isEmpty() {
    for (long[] row : rows) {
      if (row != null && BigCounts.length(row, 0, row.length) > 0) {
        return false;
      }
    }
    return true;
  }

  /** How many digits of a pair's count are in use; 0 if it does not come up. */
  int length(int attacker, int defender) {
    long[] row = rows[attacker];
    return row == null ? 0 : BigCounts.length(row, defender * digits, digits);
  }

  @Override
  public BigInteger count(int attacker, int defender) {
    return BigCounts.number(row(attacker), defender * digits, digits, BigCounts.BITS);
  }

  @Override
  public long[] noSum() {
    return new long[digits];
  }

  @Override
  public BigInteger number(long[] sum) {
    return BigCounts.number(sum, 0, digits, BigCounts.BITS);
  }

  @Override
  public ConditionPairCounts eachByItself() {
    return this;
  }

  @Override
  public void take(int attacker, int defender, long[] sum) {
    BigCounts.addTimes(sum, 0, row(attacker), defender * digits, digits, 1);
    BigCounts.carry(sum, 0, digits);
    Arrays.fill(row(attacker), defender * digits, (defender + 1) * digits, 0);
  }

  /**
   * Adds a number so many times to the counts of an attacker's condition, or several numbers side
   * by side; they are to be {@link #carry carried} when all is added.
   *
   * @param defender the defender's condition that the first of them is of
   */
  void add(int attacker, int defender, long[] number, int at, int length, long times) {
    if (times > 0) {
      BigCounts.addTimes(row(attacker), defender * digits, number, at, length, times);
    }
  }

  /**
   * Adds counts to those of an attacker's condition.
   *
   * @param counts carried, {@link #digits} of each of the defender's; not to be used any more
   */
  void addRow(int attacker, long[] counts) {
    long[] row = rows[attacker];
    if (row == null) {
      rows[attacker] = counts;
      return;
    }
    for (int i = 0; i < row.length; i++) {
      row[i] += counts[i];
    }
    BigCounts.carryAll(row, digits);
  }

  /**
   * Adds counts to those of a defender's condition.
   *
   * @param counts carried, {@link #digits} of each of the attacker's
   */
  void addColumn(int defender, long[] counts) {
    int to = defender * digits;
    for (int attacker = 0; attacker < rows.length; attacker++) {
      int at = attacker * digits;
      if (BigCounts.length(counts, at, digits) > 0) {
        long[] row = row(attacker);
        for (int i = 0; i < digits; i++) {
          row[to + i] += counts[at + i];
        }
        BigCounts.carry(row, to, digits);
      }
    }
  }

  /** Notes that each count has had a number added at most; carries all before they run over. */
  void added() {
    if (++added == BigCounts.MOST_ADDED) {
      carry();
    }
  }

  /** Makes counts of what was added. */
  void carry() {
    added = 0;
    for (long[] row : rows) {
      if (row != null) {
        BigCounts.carryAll(row, digits);
      }
    }
  }

  /** The counts of one of the attacker's conditions, {@link #digits} of each of the defender's. */
  long[] row(int attacker) {
    long[] row = rows[attacker];
    if (row == null) {
      row = new long[defenders * digits];
      rows[attacker] = row;
    }
    return row;
  }

  /**
   * After a single die by which the defender may leave or come to another condition; the falls in
   * which they leave are no longer counted here.
   */
  ConditionPairCounts after(SingleDie die, Conditions defendersMet) {
    forEach(die::parting); // numbers the conditions it leads to: the rows below have room for them
    ConditionPairCounts after = new ConditionPairCounts(rows.length, defendersMet.size(), dice + 1);
    forEach(
        (attacker, defender) -> {
          Parting parting = die.parting(attacker, defender);
          int at = defender * digits;
          int length = length(attacker, defender);
          after.add(attacker, defender, row(attacker), at, length, parting.staying());
          after.add(attacker, parting.to(), row(attacker), at, length, parting.moving());
          after.added();
        });
    after.carry();
    return after;
  }

  /** With attackers in another condition, whoever they fight. */
  ConditionPairCounts moved(IntUnaryOperator to, Conditions attackersMet) {
    int[] others = IntStream.range(0, rows.length).map(to).toArray();
    ConditionPairCounts after = new ConditionPairCounts(attackersMet.size(), defenders, dice);
    for (int attacker = 0; attacker < rows.length; attacker++) {
      long[] row = rows[attacker];
      if (row != null) {
        after.add(others[attacker], 0, row, 0, row.length, 1);
        after.added();
      }
    }
    after.carry();
    return after;
  }

  /** What one die does to each pair. */
  @FunctionalInterface
  interface SingleDie {
    Parting parting(int attacker, int defender);
  }

  /**
   * Of ten falls of one die.
   *
   * @param staying in how many nothing happens
   * @param moving in how many the defender comes to another condition
   * @param to which one
   */
  record Parting(int staying, int moving, int to) {}
}
