package umpire.weserubung.combat.odds;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.odds.salvo.Salvos;
import umpire.weserubung.model.battle.BattleDice;

/** Dice that fall together: the fire of both sides. */
final class FireExchange {
  private final Shooters attackers;
  private final Shooters defenders;
  private @Nullable FireExchange ending;

  /** The last ones. */
  private @Nullable FiringPairs pairs;

  private FireExchange(Shooters attackers, Shooters defenders) {
    this.attackers = attackers;
    this.defenders = defenders;
  }

  /**
   * The fire of the attacker, and of the defender with the guns of a port.
   *
   * @param brief with these dice and their round
   * @param byAttackers the salvos that the attacker throws
   * @param byDefenders likewise
   */
  static FireExchange of(
      CombatBrief brief,
      Conditions attackers,
      Conditions defenders,
      Salvos byAttackers,
      Salvos byDefenders) {
    boolean over = Battlefield.endsRound(brief.next());
    return new FireExchange(
        new Shooters(
            new ThrownSalvos(brief, true, attackers, defenders, byAttackers),
            new UnderFire(defenders, byAttackers.hits(), over, false)),
        new Shooters(
            new ThrownSalvos(brief, false, defenders, attackers, byDefenders),
            new UnderFire(attackers, byDefenders.hits(), over, false)));
  }

  /**
   * The same dice where nothing follows but the end, so that conditions need not be told apart. Who
   * assaults is not fired at meanwhile, and remains what he is: who of them has landed decides who
   * may go back aboard (10.7-7).
   */
  FireExchange ending(BattleDice dice) {
    FireExchange known = ending;
    if (known == null) {
      known =
          switch (dice) {
            case FIRE -> new FireExchange(attackers.ending(), defenders.ending());
            case ASSAULT -> new FireExchange(attackers.ending(), defenders);
            case LOCATION, EVASION, AMBUSH, BOMBARDMENT, DEFENCE -> this; // others follow
          };
      ending = known;
    }
    return known;
  }

  /** Notes how many dice fall at most; to be called with each pair before any scale is asked. */
  void meet(int attacker, int defender) {
    attackers.meet(attacker, defender);
    defenders.meet(defender, attacker);
  }

  /** True if it may matter at which of these conditions somebody fires. */
  boolean tellsTargetsApart(BitSet ofAttackers, BitSet ofDefenders) {
    return attackers.isAtSubmarinesAlone(ofDefenders) || defenders.isAtSubmarinesAlone(ofAttackers);
  }

  /** The pairs that come up, all of which it has met then. */
  FiringPairs between(PairCounts counts) {
    BitSet now = counts.pairs();
    FiringPairs known = pairs;
    if (known == null || !known.are(now, counts.defenders())) {
      known = new FiringPairs(this, now, counts.defenders());
      pairs = known;
    }
    return known;
  }

  /** The dice that all pairs are counted in. */
  int dice() {
    return attackers.dice() + defenders.dice();
  }

  /** True if the attacker throws nothing. */
  boolean byDefendersAlone() {
    return attackers.dice() == 0;
  }

  /** True if the defender throws nothing. */
  boolean byAttackersAlone() {
    return defenders.dice() == 0;
  }

  /** True if one side throws nothing. */
  boolean isOneSided() {
    return byDefendersAlone() || byAttackersAlone();
  }

  /** The side that throws, if one throws nothing. */
  Shooters throwing() {
    return byDefendersAlone() ? defenders : attackers;
  }

  /** True if a condition of that side is the same afterwards, nobody having fired at it. */
  boolean throwersStay(int thrower, int target) {
    Shooters silent = byDefendersAlone() ? attackers : defenders;
    return silent.fired(target, thrower).leads(thrower).to[0] == thrower;
  }

  /** What the attacker throws at the defender. */
  UnderFire.Fired byAttacker(int attacker, int defender) {
    return attackers.fired(attacker, defender);
  }

  /** What the defender throws at the attacker. */
  UnderFire.Fired byDefender(int attacker, int defender) {
    return defenders.fired(defender, attacker);
  }

  /** How often a fall of the attacker's counts, so that all pairs are counted in as many dice. */
  long scaleOfAttackers(UnderFire.Fired fired) {
    return attackers.scale(fired);
  }

  /** And of the defender's. */
  long scaleOfDefenders(UnderFire.Fired fired) {
    return defenders.scale(fired);
  }

  /** Attackers put together that go the same way under the same fire. */
  Collection<BitSet> attackersGoingAlike(BitSet conditions) {
    return defenders.targetsAlike(conditions);
  }

  /** Attackers put together whose salvos score the same, whoever they fire at; most come first. */
  List<BitSet> attackersScoringAlike(BitSet conditions) {
    return attackers.scoringAlike(conditions);
  }

  /** Likewise the defenders. */
  List<BitSet> defendersScoringAlike(BitSet conditions) {
    return defenders.scoringAlike(conditions);
  }

  /** Defenders put together that throw the same salvo, whoever they fire at. */
  Collection<BitSet> defendersFiringAlike(BitSet conditions) {
    return defenders.shootersAlike(conditions);
  }
}
