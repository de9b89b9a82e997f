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
            work += before.words() * next.count(attacker, defender);
          }
        });
    counted = work <= limit;
    return work;
  }

  /** What comes up after them. */
  Joint after(Conditions attackersMet, Conditions defendersMet) {
    if (!counted) {
      work(Long.MAX_VALUE); // all conditions are met now
    }
    Joint after = new Joint(attackersMet.size(), defendersMet.size(), before.dice() + next.dice());
    Group group = new Group(defendersMet.size());
    for (BitSet attackers : going) {
      for (BitSet defenders : firing) {
        group.gather(attackers, defenders);
        group.moveTo(after);
      }
    }
    return after;
  }

  /** Pairs of which the attacker goes the same way: their counts by the defender's condition. */
  private final class Group {
    private final int digits = before.digits() + 1;
    private final BitSet met = new BitSet();
    private final long[] sums;
    private @Nullable Steps across;
    private long scale;

    private Group(int defenders) {
      this.sums = new long[defenders * digits];
    }

    /** Lets the defenders go their way. */
    private void gather(BitSet attackers, BitSet defenders) {
      for (int defender = defenders.nextSetBit(0);
          defender >= 0;
          defender = defenders.nextSetBit(defender + 1)) {
        for (int attacker = attackers.nextSetBit(0);
            attacker >= 0;
            attacker = attackers.nextSetBit(attacker + 1)) {
          int length = before.length(attacker, defender);
          if (length > 0) {
            across = next.ofAttackers(attacker, defender);
            scale = next.scaleOfAttackers(attacker, defender);
            add(attacker, defender, length);
          }
        }
      }
    }

    private void add(int attacker, int defender, int length) {
      Steps down = next.ofDefenders(attacker, defender);
      long factor = next.scaleOfDefenders(attacker, defender);
      long[] row = before.row(defender);
      int at = attacker * before.digits();
      for (int i = 0; i < down.to.length; i++) {
        met.set(down.to[i]);
        Digits.addTimes(sums, down.to[i] * digits, row, at, length, down.falls[i] * factor);
      }
    }

    /** Lets the attackers go theirs, and empties the group. */
    private void moveTo(Joint after) {
      if (across == null) {
        return;
      }
      for (int defender = met.nextSetBit(0);
          defender >= 0;
          defender = met.nextSetBit(defender + 1)) {
        int at = defender * digits;
        int length = Digits.length(sums, at, digits);
        for (int i = 0; i < across.to.length; i++) {
          after.add(across.to[i], defender, sums, at, length, across.falls[i] * scale);
        }
        Arrays.fill(sums, at, at + digits, 0);
      }
      met.clear();
      across = null;
    }
  }
}
