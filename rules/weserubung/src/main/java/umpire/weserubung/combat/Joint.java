package umpire.weserubung.combat;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How often each pair of conditions comes up, out of ten to the power of all dice thrown so far.
 * The counts are exact; they lie side by side in words of 64 bits, the lowest first, for a battle
 * of two dozen units multiplies them by the million.
 */
final class Joint {
  private static final double BITS_OF_A_DIE = Math.log(Battlefield.SIDES) / Math.log(2);

  private final int attackers;
  private final int defenders;
  private final int dice;
  private final int words;
  private final long[] falls;

  private Joint(int attackers, int defenders, int dice) {
    this.attackers = attackers;
    this.defenders = defenders;
    this.dice = dice;
    this.words = words(dice);
    this.falls = new long[attackers * defenders * words];
  }

  /** The brief: the first condition of either side, surely. */
  static Joint certain() {
    Joint joint = new Joint(1, 1, 0);
    joint.falls[0] = 1;
    return joint;
  }

  /** One pair of conditions, surely; so many have been met. */
  static Joint of(int attacker, int defender, Conditions attackersMet, Conditions defendersMet) {
    Joint joint = new Joint(attackersMet.size(), defendersMet.size(), 0);
    joint.falls[joint.at(attacker, defender)] = 1;
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

  /** Each pair that comes up, in the order of their numbers. */
  void forEach(Visit visit) {
    for (int defender = 0; defender < defenders; defender++) {
      for (int attacker = 0; attacker < attackers; attacker++) {
        if (length(at(attacker, defender)) > 0) {
          visit.pair(attacker, defender);
        }
      }
    }
  }

  boolean isEmpty() {
    return Arrays.stream(falls).allMatch(word -> word == 0);
  }

  /** Takes a pair out, and tells how often it came up. */
  BigInteger take(int attacker, int defender) {
    BigInteger count = count(attacker, defender);
    int at = at(attacker, defender);
    Arrays.fill(falls, at, at + words, 0);
    return count;
  }

  /** How often a pair comes up. */
  BigInteger count(int attacker, int defender) {
    ByteBuffer bytes = ByteBuffer.allocate(words * Long.BYTES);
    int at = at(attacker, defender);
    for (int i = words - 1; i >= 0; i--) {
      bytes.putLong(falls[at + i]);
    }
    return new BigInteger(1, bytes.array());
  }

  /** How many words are multiplied when these dice fall; counted no further than the limit. */
  long work(Throw next, long limit) {
    forEach(next::meet);
    long[] work = {0};
    forEach(
        (attacker, defender) -> {
          if (work[0] <= limit) {
            work[0] +=
                (long) words
                    * next.ofAttackers(attacker, defender).to.length
                    * next.ofDefenders(attacker, defender).to.length;
          }
        });
    return work[0];
  }

  /** How many words it takes to hold what comes of these dice; {@link #work} has been asked. */
  static long room(int dice, Conditions attackers, Conditions defenders) {
    return (long) attackers.size() * defenders.size() * words(dice);
  }

  /** After these dice; {@link #work} has been asked before. */
  Joint after(Throw next, Conditions attackersMet, Conditions defendersMet) {
    Joint after = new Joint(attackersMet.size(), defendersMet.size(), dice + next.dice());
    long[] product = new long[words + 1];
    forEach(
        (attacker, defender) -> {
          Steps down = next.ofDefenders(attacker, defender);
          Steps across = next.ofAttackers(attacker, defender);
          int at = at(attacker, defender);
          int length = length(at);
          for (int i = 0; i < down.to.length; i++) {
            Arrays.fill(product, 0);
            addTimes(product, 0, falls, at, length, down.falls[i]);
            int used = product[length] == 0 ? length : length + 1;
            int row = down.to[i] * after.attackers;
            for (int j = 0; j < across.to.length; j++) {
              int target = (row + across.to[j]) * after.words;
              addTimes(after.falls, target, product, 0, used, across.falls[j]);
            }
          }
        });
    return after;
  }

  /**
   * After a single die by which the defender may leave or come to another condition; the falls in
   * which he leaves are no longer counted here.
   */
  Joint after(SingleDie die, Conditions defendersMet) {
    forEach((attacker, defender) -> die.parting(attacker, defender));
    Joint after = new Joint(attackers, defendersMet.size(), dice + 1);
    forEach(
        (attacker, defender) -> {
          Parting parting = die.parting(attacker, defender);
          int at = at(attacker, defender);
          int length = length(at);
          int stay = after.at(attacker, defender);
          int move = after.at(attacker, parting.to());
          addTimes(after.falls, stay, falls, at, length, parting.staying());
          addTimes(after.falls, move, falls, at, length, parting.moving());
        });
    return after;
  }

  /** With attackers in another condition, whoever they fight. */
  Joint moved(IntUnaryOperator to, Conditions attackersMet) {
    int[] others = IntStream.range(0, attackers).map(to).toArray();
    Joint after = new Joint(attackersMet.size(), defenders, dice);
    forEach(
        (attacker, defender) -> {
          int at = at(attacker, defender);
          int target = after.at(others[attacker], defender);
          addTimes(after.falls, target, falls, at, length(at), 1);
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

  private static int words(int dice) {
    return (int) (dice * BITS_OF_A_DIE) / Long.SIZE + 1;
  }

  private int at(int attacker, int defender) {
    return (defender * attackers + attacker) * words;
  }

  /** How many words of a count are in use. */
  private int length(int at) {
    int length = words;
    while (length > 0 && falls[at + length - 1] == 0) {
      length--;
    }
    return length;
  }

  /** Adds a product of many words and one to a sum that has room for it. */
  private static void addTimes(
      long[] sum, int to, long[] count, int from, int length, long factor) {
    long carry = 0;
    for (int i = 0; i < length; i++) {
      long low = count[from + i] * factor;
      long high = Math.unsignedMultiplyHigh(count[from + i], factor);
      long plus = low + carry;
      if (Long.compareUnsigned(plus, low) < 0) {
        high++;
      }
      long now = sum[to + i] + plus;
      if (Long.compareUnsigned(now, plus) < 0) {
        high++;
      }
      sum[to + i] = now;
      carry = high;
    }
    for (int i = to + length; carry != 0; i++) {
      long now = sum[i] + carry;
      carry = Long.compareUnsigned(now, carry) < 0 ? 1 : 0;
      sum[i] = now;
    }
  }
}
