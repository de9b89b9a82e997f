package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.SingleDice;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.combat.odds.salvo.Salvos;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;

/**
 * A battle as it unfolds under a standing policy: how often each pair of conditions comes up that
 * still fights, and how often the others have ended in which way.
 */
final class BattleDistribution {
  private static final BitSet NONE = new BitSet();

  private final CombatBrief brief;
  private final StandingPolicy policy;
  private final Conditions attackers;
  private final Conditions defenders;
  private final Map<BattleDice, FireExchange> first = new EnumMap<>(BattleDice.class);
  private final Map<BattleDice, FireExchange> later;
  private final Salvos byAttackers;
  private final Salvos byDefenders;
  private final Evasions evasions;
  private final Outcomes outcomes = new Outcomes();
  private PairCounts conditionPairCounts;

  /** What was asked about last. */
  private @Nullable RollDistribution coming;

  /** Before any dice have fallen. */
  BattleDistribution(CombatBrief brief, StandingPolicy policy) {
    this.brief = brief;
    this.policy = policy;
    this.byAttackers = new Salvos(Hits.of(brief, true));
    this.byDefenders = new Salvos(Hits.of(brief, false));
    this.attackers = Conditions.ofAttackers(brief, policy, byDefenders.hits());
    this.defenders = Conditions.ofDefenders(brief, policy, byAttackers.hits());
    this.later = new EnumMap<>(BattleDice.class);
    this.evasions = new Evasions(brief, attackers, defenders);
    this.conditionPairCounts = ConditionPairCounts.certain(0, 0, 1, 1);
  }

  private BattleDistribution(BattleDistribution other, int attacker, int defender) {
    this.brief = other.brief;
    this.policy = other.policy;
    this.attackers = other.attackers;
    this.defenders = other.defenders;
    this.later = other.later;
    this.byAttackers = other.byAttackers;
    this.byDefenders = other.byDefenders;
    this.evasions = other.evasions;
    this.conditionPairCounts =
        ConditionPairCounts.certain(attacker, defender, attackers.size(), defenders.size());
  }

  /** The same battle from one pair of conditions on. */
  BattleDistribution from(int attacker, int defender) {
    return new BattleDistribution(this, attacker, defender);
  }

  Outcomes outcomes() {
    return outcomes;
  }

  /** True if nobody fights any more. */
  boolean isOver() {
    return conditionPairCounts.isEmpty();
  }

  /** The pairs that still fight. */
  void forEach(PairCounts.Visit visit) {
    conditionPairCounts.forEach(visit);
  }

  /** How often a pair comes up, out of all falls of {@link #outcomes}. */
  BigInteger count(int attacker, int defender) {
    return conditionPairCounts.count(attacker, defender);
  }

  /** How many words it takes to hold all pairs. */
  long room() {
    return PairCounts.room(conditionPairCounts.dice(), attackers, defenders);
  }

  /** Falls with every dice and hit: none of a pair's successors has a higher one. */
  int rank(int attacker, int defender) {
    return attackers.at(attacker).rank() + defenders.at(defender).rank();
  }

  /** How many words are multiplied when these dice fall; counted no further than the limit. */
  long work(BattleDice dice, int round, boolean last, long limit) {
    coming = new RollDistribution(conditionPairCounts, next(dice, round, last));
    return coming.work(limit);
  }

  /** How many words it takes to hold what comes of these dice; their work has been asked. */
  long room(BattleDice dice, int round, boolean last) {
    return PairCounts.room(
        conditionPairCounts.dice() + next(dice, round, last).dice(), attackers, defenders);
  }

  /**
   * These dice fall; returns how many words were multiplied.
   *
   * @param last true if the battle is not followed beyond this round
   */
  long fall(BattleDice dice, int round, boolean last) {
    return switch (dice) {
      case EVASION -> {
        evade();
        attackerLeaves(round - 1);
        yield 0;
      }
      case LOCATION -> {
        locate();
        yield fire(dice, round, last);
      }
      case AMBUSH -> round == 1 ? fire(dice, round, last) : 0;
      case FIRE, BOMBARDMENT, DEFENCE, ASSAULT -> fire(dice, round, last);
    };
  }

  /** The round is over: whoever would leave now and may, does. */
  void leave(int round) {
    if (brief.kind() == BattleKind.NAVAL) {
      if (evades() && !conditionPairCounts.isEmpty()) {
        evade();
      }
    } else if (policy.defenderLeaves() <= round && brief.terms().retreat()) {
      end(NONE, defenders.which(this::mayRetreat), (_, _) -> End.DEFENDER_LEFT);
    }
    attackerLeaves(round);
  }

  /** Nobody follows the battle further. */
  void breakOff() {
    end(attackers.which(_ -> true), NONE, (_, _) -> End.BOTH_LEFT);
  }

  /** How the pair's battle would be told if it ended so. */
  BattleOutcome outcome(End end, int attacker, int defender) {
    Condition left = attackers.at(attacker);
    // 10.7-7, r142: who goes back aboard is reduced.
    int aboard = end == End.ATTACKER_LEFT ? left.full() : 0;
    return new BattleOutcome(end, left.lost() + aboard, defenders.at(defender).lost());
  }

  /**
   * The next dice. Those of the first round are different (8.4.1, 10.7), those of the last need not
   * tell conditions apart unless somebody may still evade.
   */
  private FireExchange next(BattleDice dice, int round, boolean last) {
    FireExchange next =
        (round == 1 ? first : later).computeIfAbsent(dice, _ -> thrown(dice, round));
    return last && !evades() ? next.ending(dice) : next;
  }

  private FireExchange thrown(BattleDice dice, int round) {
    CombatBrief now =
        new CombatBrief(
            brief.kind(), dice, round, brief.attackers(), brief.defenders(), brief.terms());
    return FireExchange.of(now, attackers, defenders, byAttackers, byDefenders);
  }

  private boolean evades() {
    return brief.kind() == BattleKind.NAVAL && policy.evades() && brief.terms().evasion();
  }

  private long fire(BattleDice dice, int round, boolean last) {
    FireExchange next = next(dice, round, last);
    RollDistribution rollDistribution =
        coming != null && coming.is(conditionPairCounts, next)
            ? coming
            : new RollDistribution(conditionPairCounts, next);
    conditionPairCounts = rollDistribution.after(attackers, defenders);
    outcomes.countIn(conditionPairCounts.dice());
    end(attackers.gone(), defenders.gone(), this::won);
    return rollDistribution.work();
  }

  private End won(int attacker, int defender) {
    if (attackers.isGone(attacker)) {
      return defenders.isGone(defender) ? End.NOBODY_LEFT : End.DEFENDER_WINS;
    }
    return End.ATTACKER_WINS;
  }

  /** 7.5-1: if the ships are not found, that is the end. */
  private void locate() {
    List<SingleDice.Number> needed = SingleDice.location(brief.terms()).needed();
    if (!needed.isEmpty()) {
      int found = needed.getFirst().needed();
      BigInteger missed = BigInteger.valueOf(Battlefield.SIDES - found);
      outcomes.countIn(1);
      outcomes.add(new BattleOutcome(End.NOT_FOUND, 0, 0), missed);
      conditionPairCounts =
          conditionPairCounts
              .eachByItself()
              .after(
                  (_, defender) -> new ConditionPairCounts.Parting(found, 0, defender), defenders);
    }
  }

  /** 8.5: the fleet evades, or its submarines alone, or nobody. */
  private void evade() {
    outcomes.countIn(conditionPairCounts.dice() + 1);
    conditionPairCounts.forEach(
        (attacker, defender) ->
            outcomes.add(
                outcome(End.DEFENDER_LEFT, attacker, defender),
                conditionPairCounts
                    .count(attacker, defender)
                    .multiply(BigInteger.valueOf(evasions.of(attacker, defender).getFirst()))));
    conditionPairCounts =
        conditionPairCounts
            .eachByItself()
            .after(
                (attacker, defender) -> {
                  List<Integer> evading = evasions.of(attacker, defender);
                  int alone = evading.getLast() - evading.getFirst();
                  int code = defenders.at(defender).code() | Condition.SUBMARINES_LEFT;
                  return new ConditionPairCounts.Parting(
                      Battlefield.SIDES - evading.getLast(),
                      alone,
                      alone > 0 ? defenders.number(code) : defender);
                },
                defenders);
  }

  /**
   * 10.5-b, 10.5-c: by land one stays as a rear guard, so a lone unit goes only after two rounds.
   */
  private boolean mayRetreat(Condition defender) {
    return switch (brief.kind()) {
      case LAND, LANDING ->
          defender.garrison() > 1
              || (defender.garrison() == 1 && defender.withstood() >= BattleTerms.ALONE);
      case AIR, AERO_NAVAL, NAVAL -> true;
      case AIRFIELD -> false;
    };
  }

  /**
   * 7.3-4, 7.5-5, 8.4-5, 10.5, 10.7-7: attacks on ships may always be stopped, on airfields never.
   */
  private void attackerLeaves(int round) {
    boolean may =
        switch (brief.kind()) {
          case AERO_NAVAL -> true;
          case AIRFIELD -> false;
          case AIR, NAVAL, LAND, LANDING -> brief.terms().withdrawal();
        };
    if (may && policy.attackerLeaves() <= round) {
      end(attackers.which(this::mayGo), NONE, (_, _) -> End.ATTACKER_LEFT);
      if (brief.kind() == BattleKind.LANDING) {
        conditionPairCounts =
            conditionPairCounts.eachByItself().moved(attackers::reembarked, attackers);
      }
    }
  }

  /** 10.7-7, r120: who is reduced stays ashore and fights on. */
  private boolean mayGo(Condition attacker) {
    return brief.kind() != BattleKind.LANDING || attacker.ashore() == attacker.full();
  }

  /** How the battle of a pair ends. */
  @FunctionalInterface
  private interface How {
    End end(int attacker, int defender);
  }

  /** Ends the battle of every pair with one of these conditions. */
  private void end(BitSet ofAttackers, BitSet ofDefenders, How how) {
    Map<BattleOutcome, long[]> ended = new HashMap<>();
    conditionPairCounts.forEachOf(
        ofAttackers,
        ofDefenders,
        (attacker, defender) -> {
          BattleOutcome outcome = outcome(how.end(attacker, defender), attacker, defender);
          conditionPairCounts.take(
              attacker, defender, ended.computeIfAbsent(outcome, _ -> conditionPairCounts.noSum()));
        });
    ended.forEach((outcome, sum) -> outcomes.add(outcome, conditionPairCounts.number(sum)));
  }
}
