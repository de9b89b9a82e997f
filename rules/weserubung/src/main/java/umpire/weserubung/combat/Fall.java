package umpire.weserubung.combat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Dice that fall in every pair of conditions that has come up. Pairs of which the attacker goes the
 * same way are taken together: first their defenders go theirs, then the attacker goes his, once
 * for all.
 */
final class Fall {
  private final Joint before;
  private final Throw next;
  private final Collection<BitSet> going;
  private final Collection<BitSet> firing;
  private long work;
  private boolean counted;

  /** Such dice; those met before hold no more. */
  Fall(Joint before, Throw next) {
    this.before = before;
    this.next = next;
    BitSet attackers = new BitSet();
    BitSet defenders = new BitSet();
    before.forEach(
        (attacker, defender) -> {
          next.meet(attacker, defender);
          attackers.set(attacker);
          defenders.set(defender);
        });
    this.going = next.attackersGoingAlike(attackers);
    this.firing = next.defendersFiringAlike(defenders);
  }

  /** True if it is these dice that fall then. */
  boolean is(Joint joint, Throw dice) {
    return before == joint && next == dice;
  }

  /** How many words were multiplied, as far as it was counted. */
  long work() {
    return work;
  }

  /** How many words are multiplied, each pair by itself; counted no further than the limit. */
  long work(long limit) {
    work = 0;
    before.forEach(
        (attacker, defender) -> {
          if (work <= limit) {
            work +=
                work(next.ofAttackers(attacker, defender), next.ofDefenders(attacker, defender));
          }
        });
    counted = work <= limit;
    return work;
  }

  private long work(Steps across, Steps down) {
    return (long) before.words() * across.to.length * down.to.length;
  }

  /** What comes up after them. */
  Joint after(Conditions attackersMet, Conditions defendersMet) {
    if (!counted) {
      work(Long.MAX_VALUE); // all conditions are met now
    }
    Joint after = new Joint(attackersMet.size(), defendersMet.size(), before.dice() + next.dice());
    Counts counts = new Counts(defendersMet.size());
    for (BitSet attackers : going) {
      for (BitSet defenders : firing) {
        Steps across = gather(attackers, defenders, counts);
        if (across != null) {
          counts.moveTo(after, across);
        }
      }
    }
    return after;
  }

  /** Lets defenders go their way, whose attackers go one way: this. */
  private @Nullable Steps gather(BitSet attackers, BitSet defenders, Counts counts) {
    Steps across = null;
    for (int defender = defenders.nextSetBit(0);
        defender >= 0;
        defender = defenders.nextSetBit(defender + 1)) {
      for (int attacker = attackers.nextSetBit(0);
          attacker >= 0;
          attacker = attackers.nextSetBit(attacker + 1)) {
        int length = before.length(attacker, defender);
        if (length > 0) {
          across = next.ofAttackers(attacker, defender);
          Steps down = next.ofDefenders(attacker, defender);
          counts.add(down, before.row(defender), attacker * before.digits(), length);
        }
      }
    }
    return across;
  }

  /** Counts by the defender's condition alone. */
  private final class Counts {
    private final int digits = before.digits() + 1;
    private final BitSet met = new BitSet();
    private final long[] sums;

    private Counts(int defenders) {
      this.sums = new long[defenders * digits];
    }

    private void add(Steps down, long[] number, int at, int length) {
      for (int i = 0; i < down.to.length; i++) {
        met.set(down.to[i]);
        Digits.addTimes(sums, down.to[i] * digits, number, at, length, down.falls[i]);
      }
    }

    /** Empties them into pairs with the attacker's conditions. */
    private void moveTo(Joint after, Steps across) {
      for (int defender = met.nextSetBit(0);
          defender >= 0;
          defender = met.nextSetBit(defender + 1)) {
        int at = defender * digits;
        int length = Digits.length(sums, at, digits);
        for (int i = 0; i < across.to.length; i++) {
          after.add(across.to[i], defender, sums, at, length, across.falls[i]);
        }
        Arrays.fill(sums, at, at + digits, 0);
      }
      met.clear();
    }
  }
}
