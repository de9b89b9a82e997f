package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.BitSet;
import umpire.weserubung.combat.Battlefield;

/**
 * How often each pair of conditions comes up, out of ten to the power of all dice thrown so far.
 */
interface PairCounts {
  /** What is done with each pair that comes up. */
  @FunctionalInterface
  interface Visit {
    void pair(int attacker, int defender);
  }

  /** How many dice have been counted. */
  int dice();

  /** Of how many of the attacker's conditions there may be counts. */
  int attackers();

  /** Of how many of the defender's conditions there are counts. */
  int defenders();

  /** True if a pair comes up. */
  boolean comesUp(int attacker, int defender);

  /** Each pair that comes up, in the order of their numbers. */
  default void forEach(Visit visit) {
    BitSet all = new BitSet();
    all.set(0, attackers());
    forEachOf(all, new BitSet(), visit);
  }

  /** Each pair that comes up with one of these conditions of the attacker or the defender. */
  default void forEachOf(BitSet ofAttackers, BitSet ofDefenders, Visit visit) {
    for (int attacker = 0; attacker < attackers(); attacker++) {
      boolean all = ofAttackers.get(attacker);
      for (int defender = all ? 0 : ofDefenders.nextSetBit(0);
          defender >= 0 && defender < defenders();
          defender = all ? defender + 1 : ofDefenders.nextSetBit(defender + 1)) {
        if (comesUp(attacker, defender)) {
          visit.pair(attacker, defender);
        }
      }
    }
  }

  /** The pairs that come up: bit attacker * {@link #defenders} + defender. */
  BitSet pairs();

  /** True if no pair comes up any more. */
  boolean isEmpty();

  /** How often a pair comes up. */
  BigInteger count(int attacker, int defender);

  /** A sum of no counts, for {@link #take}. */
  long[] noSum();

  /** Takes a pair out, and adds its count to a sum, which is carried. */
  void take(int attacker, int defender, long[] sum);

  /** The number that a sum is. */
  BigInteger number(long[] sum);

  /** The same counts, each a number by itself. */
  ConditionPairCounts eachByItself();

  /** In how many words of 64 bits a count has room: what bounds of work and room are set in. */
  default int words() {
    return words(dice(), Long.SIZE);
  }

  /** How many digits of so many bits a count of so many dice has at most. */
  static int words(int dice, int bits) {
    return (int) (dice * (Math.log(Battlefield.SIDES) / Math.log(2))) / bits + 1;
  }

  /** How many words it takes to hold all pairs of the conditions met, of so many dice. */
  static long room(int dice, Conditions attackers, Conditions defenders) {
    return (long) attackers.size() * defenders.size() * words(dice, Long.SIZE);
  }
}
