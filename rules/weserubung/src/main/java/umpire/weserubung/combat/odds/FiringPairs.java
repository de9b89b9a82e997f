package umpire.weserubung.combat.odds;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pairs of conditions between which the same dice fall, and what they come to whatever their counts
 * are. Later rounds are of the same pairs again and again, so it is kept from one to the next.
 */
final class FiringPairs {
  private static final long UNKNOWN = -1;

  /** From so many pairs on they are many. */
  private static final int MANY = 300;

  /** And so many conditions of each side: loops over fewer are too short. */
  private static final int WIDE = 16;

  private final FireExchange dice;
  private final BitSet pairs;
  private final int width;
  private final BitSet attackers = new BitSet();
  private final BitSet defenders = new BitSet();
  private long products = UNKNOWN;
  private @Nullable ParallelMoves moves;

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
    if (isMany()) {
      meetAll();
    } else {
      for (int pair = pairs.nextSetBit(0); pair >= 0; pair = pairs.nextSetBit(pair + 1)) {
        dice.meet(pair / width, pair % width);
        attackers.set(pair / width);
        defenders.set(pair % width);
      }
    }
  }

  /** True if there are so many that it takes less time to handle them all at once. */
  private boolean isMany() {
    return pairs.cardinality() >= MANY;
  }

  /** Only a few of many pairs differ by the dice that fall between them. */
  private void meetAll() {
    int pair = pairs.nextSetBit(0);
    while (pair >= 0) {
      int attacker = pair / width;
      int next = (attacker + 1) * width;
      attackers.set(attacker);
      defenders.or(pairs.get(attacker * width, next));
      pair = pairs.nextSetBit(next);
    }
    if (dice.tellsTargetsApart(attackers, defenders)) {
      pairs.stream().forEach(one -> dice.meet(one / width, one % width));
    } else {
      int anyAttacker = attackers.nextSetBit(0);
      int anyDefender = defenders.nextSetBit(0);
      attackers.stream().forEach(one -> dice.meet(one, anyDefender));
      defenders.stream().forEach(one -> dice.meet(anyAttacker, one));
    }
  }

  /** True if it is these pairs, numbered in the same way. */
  boolean are(BitSet others, int otherWidth) {
    return width == otherWidth && pairs.equals(others);
  }

  /** True if one side alone throws, and they are so many that they are moved faster all at once. */
  boolean areMovedAtOnce() {
    return dice.isOneSided()
        && isMany()
        && Math.min(attackers.cardinality(), defenders.cardinality()) >= WIDE;
  }

  /** Where the dice of one side lead them; not possible for all dice. */
  ParallelMoves moves(ParallelCounts counts) {
    ParallelMoves known = moves;
    if (known == null || !known.areOf(counts.columns())) {
      known = ParallelMoves.of(dice, counts);
      moves = known;
    }
    return known;
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
