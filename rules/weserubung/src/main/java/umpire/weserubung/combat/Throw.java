package umpire.weserubung.combat;

import java.util.BitSet;
import java.util.Collection;

/** Dice that fall together: the fire of both sides. */
final class Throw {
  private final Shooters attackers;
  private final Shooters defenders;

  /** The fire of the attacker, and of the defender with the guns of a port. */
  Throw(Shooters attackers, Shooters defenders) {
    this.attackers = attackers;
    this.defenders = defenders;
  }

  /** Notes how many dice fall at most; to be called with each pair before any scale is asked. */
  void meet(int attacker, int defender) {
    attackers.meet(attacker, defender);
    defenders.meet(defender, attacker);
  }

  /** The dice that all pairs are counted in. */
  int dice() {
    return attackers.dice() + defenders.dice();
  }

  /** How often each fall counts for the attacker, so that all pairs are counted in as many dice. */
  long scaleOfAttackers(int attacker, int defender) {
    return defenders.scale(defender, attacker);
  }

  /** And for the defender. */
  long scaleOfDefenders(int attacker, int defender) {
    return attackers.scale(attacker, defender);
  }

  /** To how many pairs one may go: so many products are made of its count. */
  long count(int attacker, int defender) {
    return (long) defenders.count(defender, attacker) * attackers.count(attacker, defender);
  }

  /** Where the attacker goes under the defender's fire. */
  Steps ofAttackers(int attacker, int defender) {
    return defenders.leads(defender, attacker);
  }

  /** Where the defender goes under the attacker's fire. */
  Steps ofDefenders(int attacker, int defender) {
    return attackers.leads(attacker, defender);
  }

  /** Attackers put together that go the same way under the same fire. */
  Collection<BitSet> attackersGoingAlike(BitSet conditions) {
    return defenders.targetsAlike(conditions);
  }

  /** Defenders put together that throw the same salvo, whoever they fire at. */
  Collection<BitSet> defendersFiringAlike(BitSet conditions) {
    return defenders.shootersAlike(conditions);
  }
}
