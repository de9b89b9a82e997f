package umpire.weserubung.combat.odds;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.odds.Branches.Transitions;

/**
 * Dice rolled in every pair of conditions that has come up. Pairs whose attacker conditions change
 * alike are taken together: their defender conditions change first, then the attacker's, once for
 * all.
 */
final class RollDistribution {
  private final PairCounts before;
  private final FireExchange next;
  private final FiringPairs pairs;
  private @Nullable ParallelCounts parallel;
  private boolean triedParallel;
  private long work;
  private boolean counted;

  /** Finds which pairs of conditions come up. */
  RollDistribution(PairCounts before, FireExchange next) {
    this.before = before;
    this.next = next;
    this.pairs = next.between(before);
  }

  /** True if it is these dice that fall then. */
  boolean is(PairCounts conditionPairCounts, FireExchange dice) {
    return before == conditionPairCounts && next == dice;
  }

  /** How many words were multiplied, as far as it was counted. */
  long work() {
    return work;
  }

  /** How many words are multiplied, each pair by itself; counted no further than the limit. */
  long work(long limit) {
    ParallelCounts from = parallel();
    long products =
        from == null ? pairs.products(limit / before.words()) : pairs.moves(from).products();
    work = before.words() * products;
    counted = work <= limit;
    return work;
  }

  /** What comes up after them. */
  PairCounts after(Conditions attackersMet, Conditions defendersMet) {
    if (!counted) {
      work(Long.MAX_VALUE); // all conditions are met now
    }
    int dice = before.dice() + next.dice();
    ParallelCounts from = parallel();
    if (from != null) {
      int targets = from.attackersAreRows() ? attackersMet.size() : defendersMet.size();
      return pairs.moves(from).move(from, targets, dice);
    }
    ConditionPairCounts each = before.eachByItself();
    ConditionPairCounts after =
        new ConditionPairCounts(attackersMet.size(), defendersMet.size(), dice);
    if (next.isOneSided()) {
      new FireOfOneSide(each, next, after).move(pairs);
    } else {
      moveBoth(each, after);
      after.carry();
    }
    return after;
  }

  /** The counts side by side, if these dice move them faster so. */
  private @Nullable ParallelCounts parallel() {
    if (!triedParallel) {
      triedParallel = true;
      if (pairs.areMovedAtOnce()) {
        boolean attackersAreRows = next.byDefendersAlone();
        ParallelCounts counts =
            before instanceof ParallelCounts known && known.attackersAreRows() == attackersAreRows
                ? known
                : ParallelCounts.of(before.eachByItself(), attackersAreRows);
        parallel = pairs.moves(counts).isPossible() ? counts : null;
      }
    }
    return parallel;
  }

  private void moveBoth(ConditionPairCounts each, ConditionPairCounts after) {
    Group group = new Group(each, after.defenders(), after.digits());
    Collection<BitSet> firing = next.defendersFiringAlike(pairs.defenders());
    for (BitSet ofAttackers : next.attackersGoingAlike(pairs.attackers())) {
      for (BitSet ofDefenders : firing) {
        group.gather(ofAttackers, ofDefenders);
        group.moveTo(after);
      }
    }
  }

  /** Pairs of which the attacker goes the same way: their counts by the defender's condition. */
  private final class Group {
    private final ConditionPairCounts each;
    private final int digits;
    private final BitSet met = new BitSet();
    private final long[] sums;
    private int added;
    private @Nullable Transitions across;
    private long scale;

    private Group(ConditionPairCounts each, int defenders, int digits) {
      this.each = each;
      this.digits = digits;
      this.sums = new long[defenders * digits];
    }

    /** Lets the defenders go their way. */
    private void gather(BitSet attackers, BitSet defenders) {
      for (int attacker = attackers.nextSetBit(0);
          attacker >= 0;
          attacker = attackers.nextSetBit(attacker + 1)) {
        for (int defender = defenders.nextSetBit(0);
            defender >= 0;
            defender = defenders.nextSetBit(defender + 1)) {
          int length = each.length(attacker, defender);
          if (length > 0) {
            if (across == null) { // the same for all of the group
              UnderFire.Fired reply = next.byDefender(attacker, defender);
              across = reply.leads(attacker);
              scale = next.scaleOfDefenders(reply);
            }
            add(attacker, defender, length);
          }
        }
      }
      carry();
    }

    private void add(int attacker, int defender, int length) {
      UnderFire.Fired fire = next.byAttacker(attacker, defender);
      Transitions leads = fire.leads(defender);
      met.or(leads.reached());
      long factor = next.scaleOfAttackers(fire);
      long[] row = each.row(attacker);
      int at = defender * each.digits();
      BigCounts.spread(sums, digits, leads, factor, row, at, length);
      if (++added == BigCounts.MOST_ADDED) {
        carry();
      }
    }

    private void carry() {
      added = 0;
      for (int one = met.nextSetBit(0); one >= 0; one = met.nextSetBit(one + 1)) {
        BigCounts.carry(sums, one * digits, digits);
      }
    }

    /** Lets the attackers go theirs, and empties the group. */
    private void moveTo(ConditionPairCounts after) {
      if (across == null) {
        return;
      }
      int end;
      for (int first = met.nextSetBit(0); first >= 0; first = met.nextSetBit(end)) {
        end = met.nextClearBit(first); // conditions side by side are taken together
        int at = first * digits;
        int room = end * digits - at;
        int length = BigCounts.length(sums, at, room);
        for (int i = 0; i < across.to.length; i++) {
          after.add(across.to[i], first, sums, at, length, across.falls[i] * scale);
        }
        Arrays.fill(sums, at, at + room, 0);
      }
      after.added();
      met.clear();
      across = null;
    }
  }
}
