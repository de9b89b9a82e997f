package umpire.weserubung.combat.odds;

import java.util.BitSet;
import java.util.List;

/**
 * Pairs of conditions between which the same dice fall, and what they come to whatever their counts
 * are. Later rounds are of the same pairs again and again, so it is kept from one to the next.
 */
final class FiringPairs {
  private static final long UNKNOWN = -1;

  private final FireExchange dice;
  private final BitSet pairs;
  private final int width;
  private final BitSet attackers = new BitSet();
  private final BitSet defenders = new BitSet();
  private long products = UNKNOWN;

  /**
   * Those that come up; the dice have met them then.
   *
   * @param pairs numbered attacker by attacker
   * @param width how many defenders' conditions are numbered for each attacker's
   */
  FiringPairs(FireExchange dice, BitSet pairs, int width) {
    this.dice = dice;
    this.pairs = pairs;
    this.width = width;
    for (int pair = pairs.nextSetBit(0); pair >= 0; pair = pairs.nextSetBit(pair + 1)) {
      dice.meet(pair / width, pair % width);
      attackers.set(pair / width);
      defenders.set(pair % width);
    }
  }

  /** True if it is these pairs, numbered in the same way. */
  boolean are(BitSet others, int otherWidth) {
    return width == otherWidth && pairs.equals(others);
  }

  /** The attacker's conditions in them; not to be changed. */
  BitSet attackers() {
    return attackers;
  }

  /** The defender's; likewise. */
  BitSet defenders() {
    return defenders;
  }

  /**
   * To how many pairs they lead, each by itself; counted no further than the limit. The largest
   * groups that score alike come first, for it takes least to see of these that it is exceeded.
   */
  long products(long limit) {
    if (products != UNKNOWN) {
      return products;
    }
    long counted = 0;
    List<BitSet> defendersAlike = dice.defendersScoringAlike(defenders);
    for (BitSet ofAttackers : dice.attackersScoringAlike(attackers)) {
      for (BitSet ofDefenders : defendersAlike) {
        if (counted <= limit) {
          counted += products(ofAttackers, ofDefenders);
        }
      }
    }
    if (counted <= limit) {
      products = counted;
    }
    return counted;
  }

  /** Of all pairs of two groups that score alike. */
  private long products(BitSet ofAttackers, BitSet ofDefenders) {
    long sum = 0;
    int[] byDefender = new int[ofDefenders.length()];
    for (int a = ofAttackers.nextSetBit(0); a >= 0; a = ofAttackers.nextSetBit(a + 1)) {
      int ways = 0;
      long others = 0;
      for (int d = ofDefenders.nextSetBit(0); d >= 0; d = ofDefenders.nextSetBit(d + 1)) {
        if (pairs.get(a * width + d)) {
          if (ways == 0) { // the same whoever of the group fires
            ways = dice.byDefender(a, d).count(a);
          }
          if (byDefender[d] == 0) {
            byDefender[d] = dice.byAttacker(a, d).count(d);
          }
          others += byDefender[d];
        }
      }
      sum += ways * others;
    }
    return sum;
  }
}
