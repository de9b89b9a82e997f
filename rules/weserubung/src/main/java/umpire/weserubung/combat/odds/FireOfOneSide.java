package umpire.weserubung.combat.odds;

import java.util.BitSet;
import umpire.weserubung.combat.odds.Branches.Transitions;

/**
 * Dice that one side alone throws. Whoever throws comes to one condition, so that the counts of
 * each of their conditions are moved by themselves: side by side by the condition under fire, where
 * they are near each other.
 */
final class FireOfOneSide {
  private static final int UNKNOWN = -1;

  private final ConditionPairCounts before;
  private final ConditionPairCounts after;
  private final FireExchange dice;
  private final boolean byDefenders;
  private final int digits;
  private int added;

  /**
   * Such dice.
   *
   * @param after where nothing comes up yet
   */
  FireOfOneSide(ConditionPairCounts before, FireExchange dice, ConditionPairCounts after) {
    this.before = before;
    this.after = after;
    this.dice = dice;
    this.byDefenders = dice.byDefendersAlone();
    this.digits = after.digits();
  }

  /** Counts what comes of all pairs. */
  void move(FiringPairs pairs) {
    BitSet shooters = byDefenders ? pairs.defenders() : pairs.attackers();
    BitSet targets = byDefenders ? pairs.attackers() : pairs.defenders();
    for (int one = shooters.nextSetBit(0); one >= 0; one = shooters.nextSetBit(one + 1)) {
      move(one, targets);
    }
  }

  private void move(int shooter, BitSet targets) {
    long[] sums = new long[(byDefenders ? after.attackers() : after.defenders()) * digits];
    int to = UNKNOWN;
    added = 0;
    for (int one = targets.nextSetBit(0); one >= 0; one = targets.nextSetBit(one + 1)) {
      int attacker = byDefenders ? one : shooter;
      int defender = byDefenders ? shooter : one;
      int length = before.length(attacker, defender);
      if (length > 0) {
        if (to == UNKNOWN) {
          to = fired(!byDefenders, attacker, defender).leads(shooter).to[0];
        }
        spread(attacker, defender, length, sums);
      }
    }
    if (to == UNKNOWN) {
      return;
    }
    BigCounts.carryAll(sums, digits);
    if (byDefenders) {
      after.addColumn(to, sums);
    } else {
      after.addRow(to, sums);
    }
  }

  private void spread(int attacker, int defender, int length, long[] sums) {
    UnderFire.Fired fired = fired(byDefenders, attacker, defender);
    Transitions leads = fired.leads(byDefenders ? attacker : defender);
    long scale = byDefenders ? dice.scaleOfDefenders(fired) : dice.scaleOfAttackers(fired);
    int at = defender * before.digits();
    BigCounts.spread(sums, digits, leads, scale, before.row(attacker), at, length);
    if (++added == BigCounts.MOST_ADDED) {
      BigCounts.carryAll(sums, digits);
      added = 0;
    }
  }

  private UnderFire.Fired fired(boolean byDefender, int attacker, int defender) {
    return byDefender ? dice.byDefender(attacker, defender) : dice.byAttacker(attacker, defender);
  }
}
