package umpire.weserubung.combat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How often each pair of conditions comes up, out of ten to the power of all dice thrown so far.
 * The counts are exact; they lie side by side as {@link Digits}, for a battle of two dozen units
 * multiplies them by the million.
 */
final class Joint {
  private static final double BITS_OF_A_DIE = Math.log(Battlefield.SIDES) / Math.log(2);

  private final int attackers;
  private final int dice;
  private final int digits;

  /** For each of the defender's conditions the counts by the attacker's; null if there are none. */
  private final long[] @Nullable [] rows;

  /** Nothing comes up yet, of so many conditions met. */
  Joint(int attackersMet, int defendersMet, int dice) {
    this.attackers = attackersMet;
    this.dice = dice;
    this.digits = words(dice, Digits.BITS);
    this.rows = new long[defendersMet][];
  }

  /** One pair of conditions, surely; so many have been met. */
  static Joint certain(int attacker, int defender, int attackersMet, int defendersMet) {
    Joint joint = new Joint(attackersMet, defendersMet, 0);
    joint.row(defender)[attacker] = 1;
    return joint;
  }

  /** What is done with each pair that comes up. */
  @FunctionalInterface
  interface Visit {
    void pair(int attacker, int defender);
  }

  /** How many dice have been counted. */
  int dice() {
    return dice;
  }

  /** How many digits a count has. */
  int digits() {
    return digits;
  }

  /** Each pair that comes up, in the order of their numbers. */
  void forEach(Visit visit) {
    for (int defender = 0; defender < rows.length; defender++) {
      for (int attacker = 0; rows[defender] != null && attacker < attackers; attacker++) {
        if (length(attacker, defender) > 0) {
          visit.pair(attacker, defender);
        }
      }
    }
  }

  boolean isEmpty() {
    for (long[] row : rows) {
      if (row != null && Digits.length(row, 0, row.length) > 0) {
        return false;
      }
    }
    return true;
  }

  /** How many digits of a pair's count are in use; 0 if it does not come up. */
  int length(int attacker, int defender) {
    long[] row = rows[defender];
    return row == null ? 0 : Digits.length(row, attacker * digits, digits);
  }

  /** How often a pair comes up. */
  BigInteger count(int attacker, int defender) {
    return Digits.number(row(defender), attacker * digits, digits);
  }

  /** Takes a pair out, and tells how often it came up. */
  BigInteger take(int attacker, int defender) {
    BigInteger count = count(attacker, defender);
    Arrays.fill(row(defender), attacker * digits, (attacker + 1) * digits, 0);
    return count;
  }

  /** Counts a pair so often more: so many times a number. */
  void add(int attacker, int defender, long[] number, int at, int length, long times) {
    if (times > 0) {
      Digits.addTimes(row(defender), attacker * digits, number, at, length, times);
    }
  }

  /** The counts of one of the defender's conditions, {@link #digits} of each of the attacker's. */
  long[] row(int defender) {
    long[] row = rows[defender];
    if (row == null) {
      row = new long[attackers * digits];
      rows[defender] = row;
    }
    return row;
  }

  /** In how many words of 64 bits a count has room: what bounds of work and room are set in. */
  int words() {
    return words(dice, Long.SIZE);
  }

  /** How many words it takes to hold all pairs of the conditions met, of so many dice. */
  static long room(int dice, Conditions attackers, Conditions defenders) {
    return (long) attackers.size() * defenders.size() * words(dice, Long.SIZE);
  }

  private static int words(int dice, int bits) {
    return (int) (dice * BITS_OF_A_DIE) / bits + 1;
  }

  /**
   * After a single die by which the defender may leave or come to another condition; the falls in
   * which he leaves are no longer counted here.
   */
  Joint after(SingleDie die, Conditions defendersMet) {
    forEach(die::parting);
    Joint after = new Joint(attackers, defendersMet.size(), dice + 1);
    forEach(
        (attacker, defender) -> {
          Parting parting = die.parting(attacker, defender);
          int at = attacker * digits;
          int length = length(attacker, defender);
          after.add(attacker, defender, row(defender), at, length, parting.staying());
          after.add(attacker, parting.to(), row(defender), at, length, parting.moving());
        });
    return after;
  }

  /** With attackers in another condition, whoever they fight. */
  Joint moved(IntUnaryOperator to, Conditions attackersMet) {
    int[] others = IntStream.range(0, attackers).map(to).toArray();
    Joint after = new Joint(attackersMet.size(), rows.length, dice);
    forEach(
        (attacker, defender) -> {
          int length = length(attacker, defender);
          after.add(others[attacker], defender, row(defender), attacker * digits, length, 1);
        });
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
