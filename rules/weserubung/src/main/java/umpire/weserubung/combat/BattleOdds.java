package umpire.weserubung.combat;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Finding;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport.Check.What;
import umpire.weserubung.model.BattleDice;
import umpire.weserubung.model.BattleKind;

/**
 * The exact odds of the whole rest of a battle under a standing policy: round by round it is
 * counted how often each pair of conditions comes up. Under the policy a side has few of them, for
 * it is settled who bears a hit.
 */
final class BattleOdds {
  /** How many words of counts are multiplied at most, so that an answer stays within 200 ms. */
  static final long MOST_WORK = 25_000_000;

  /** How many words of counts are held at most: 32 megabytes. */
  static final long MOST_ROOM = 4_000_000;

  private final CombatBrief brief;
  private final StandingPolicy policy;
  private final Conditions attackers;
  private final Conditions defenders;
  private final Outcomes outcomes = new Outcomes();
  private final Map<BattleDice, Throw> later = new EnumMap<>(BattleDice.class);
  private final Map<List<Boolean>, List<Integer>> evading = new HashMap<>();
  private Joint joint = Joint.certain();
  private long work;
  private boolean last;

  private BattleOdds(CombatBrief brief, StandingPolicy policy) {
    this.brief = brief;
    this.policy = policy;
    this.last = policy.rounds() == 1;
    this.attackers = new Conditions(brief.kind(), brief.attackers(), policy.dearest());
    this.defenders = new Conditions(brief.kind(), brief.defenders(), policy.dearest());
  }

  /**
   * Computes them. UnknownPolicyException for a policy that is not known, UncountableException for
   * more than {@value CombatBrief#MOST_UNITS} units on a side or more rounds than can be counted.
   *
   * @param findings the modifiers of the dice that fall next
   */
  static Odds of(CombatBrief brief, Policy policy, List<Finding> findings) {
    StandingPolicy standing = StandingPolicy.of(policy);
    int attackers = brief.attackers().size();
    int defenders = brief.defenders().size();
    if (Math.max(attackers, defenders) > CombatBrief.MOST_UNITS) {
      throw new UncountableException(
          "odds are computed of at most %d units on a side, not of %d against %d"
              .formatted(CombatBrief.MOST_UNITS, attackers, defenders));
    }
    BattleOdds odds = new BattleOdds(brief, standing);
    int kept = odds.play();
    return new Odds(standing.named(kept), odds.outcomes.chances(), findings);
  }

  /** Plays on until all is decided or the bound is reached; returns the bound that was kept. */
  private int play() {
    int round = brief.round();
    List<BattleDice> dice = Battlefield.restOfRound(brief.next());
    for (int played = 1; ; played++) {
      for (BattleDice next : dice) {
        fall(next, round);
      }
      boolean over = brief.kind().isRaid() && round >= BattleKind.RAID_ROUNDS;
      if (!over) {
        defenderLeaves(round);
        attackerLeaves(round);
      }
      if (over || joint.isEmpty()) {
        leave(End.BOTH_LEFT, (_, _) -> true);
        return policy.rounds();
      }
      round++;
      dice =
          Battlefield.restOfRound(
              brief.kind() == BattleKind.LANDING ? BattleDice.DEFENCE : BattleDice.FIRE);
      if (last || !affordable(dice.getFirst(), round, played + 1)) {
        leave(End.BOTH_LEFT, (_, _) -> true);
        return played;
      }
    }
  }

  /** Decides whether one more round can be counted, and whether it is the last. */
  private boolean affordable(BattleDice dice, int round, int count) {
    last = count == policy.rounds();
    boolean affordable = fits(dice, round);
    if (!affordable && !last) {
      last = true;
      affordable = fits(dice, round);
    }
    if (policy.boundGiven() && (!affordable || (last && count < policy.rounds()))) {
      throw new UncountableException(
          "the odds of this battle can be counted over %d rounds, not over %d"
              .formatted(affordable ? count : count - 1, policy.rounds()));
    }
    return affordable;
  }

  private boolean fits(BattleDice dice, int round) {
    Throw next = next(dice, round);
    long left = MOST_WORK - work;
    return joint.work(next, left) <= left
        && Joint.room(joint.dice() + next.dice(), attackers, defenders) <= MOST_ROOM;
  }

  /**
   * The next dice. Those of the first round are different (8.4.1, 10.7), those of the last need not
   * tell conditions apart unless somebody may still evade.
   */
  private Throw next(BattleDice dice, int round) {
    boolean ends = last && dice == BattleDice.FIRE && !evades();
    if (round == 1 || ends) {
      return new Throw(brief, dice, round, ends, attackers, defenders);
    }
    return later.computeIfAbsent(
        dice, _ -> new Throw(brief, dice, round, false, attackers, defenders));
  }

  private boolean evades() {
    return brief.kind() == BattleKind.NAVAL && policy.evades() && brief.terms().evasion();
  }

  private void fall(BattleDice dice, int round) {
    switch (dice) {
      case EVASION -> {
        evade(round);
        attackerLeaves(round - 1);
      }
      case LOCATION -> {
        locate();
        fire(dice, round);
      }
      case AMBUSH -> {
        if (round == 1) {
          fire(dice, round);
        }
      }
      case FIRE, BOMBARDMENT, DEFENCE, ASSAULT -> fire(dice, round);
    }
  }

  private void fire(BattleDice dice, int round) {
    Throw next = next(dice, round);
    work += joint.work(next, Long.MAX_VALUE);
    joint = joint.after(next, attackers, defenders);
    outcomes.countIn(joint.dice());
    leave(
        End.NOBODY_LEFT,
        (attacker, defender) -> gone(attackers, attacker) && gone(defenders, defender));
    leave(End.ATTACKER_WINS, (_, defender) -> gone(defenders, defender));
    leave(End.DEFENDER_WINS, (attacker, _) -> gone(attackers, attacker));
  }

  /** 7.5-1: if the ships are not found, that is the end. */
  private void locate() {
    List<SingleDice.Number> needed = SingleDice.location(brief.terms()).needed();
    if (!needed.isEmpty()) {
      int found = needed.getFirst().needed();
      BigInteger missed = BigInteger.valueOf(Battlefield.SIDES - found);
      outcomes.countIn(1);
      outcomes.add(new BattleOutcome(End.NOT_FOUND, 0, 0), missed);
      joint = joint.after((_, defender) -> new Joint.Parting(found, 0, defender), defenders);
    }
  }

  /** 8.5: the fleet evades, or its submarines alone, or nobody. */
  private void evade(int round) {
    outcomes.countIn(joint.dice() + 1);
    joint.forEach(
        (attacker, defender) ->
            outcomes.add(
                outcome(End.DEFENDER_LEFT, attacker, defender),
                joint
                    .count(attacker, defender)
                    .multiply(BigInteger.valueOf(evading(attacker, defender, round).getFirst()))));
    joint =
        joint.after(
            (attacker, defender) -> {
              List<Integer> evading = evading(attacker, defender, round);
              int alone = evading.getLast() - evading.getFirst();
              int code = defenders.at(defender).code() | Condition.SUBMARINES_LEFT;
              return new Joint.Parting(
                  Battlefield.SIDES - evading.getLast(),
                  alone,
                  alone > 0 ? defenders.number(code) : defender);
            },
            defenders);
  }

  /** The highest roll with which all evade, and that with which somebody does. */
  private List<Integer> evading(int attacker, int defender, int round) {
    Condition fleet = defenders.at(defender);
    return evading.computeIfAbsent(
        List.of(
            attackers.at(attacker).hasSubmarines(), fleet.hasSubmarines(), fleet.onlySubmarines()),
        _ -> evadingNow(attacker, defender, round));
  }

  private List<Integer> evadingNow(int attacker, int defender, int round) {
    CombatBrief now =
        new CombatBrief(
            brief.kind(),
            BattleDice.EVASION,
            round,
            attackers.at(attacker).present(),
            defenders.at(defender).present(),
            brief.terms());
    List<SingleDice.Number> needed = SingleDice.evasion(now).needed();
    int all = needed.getFirst().needed();
    int some =
        needed.stream()
            .filter(one -> one.what() == What.SUBMARINE_EVASION)
            .mapToInt(SingleDice.Number::needed)
            .reduce(all, Math::max);
    return List.of(all, some);
  }

  private void defenderLeaves(int round) {
    if (brief.kind() == BattleKind.NAVAL) {
      if (evades() && !joint.isEmpty()) {
        evade(round + 1);
      }
    } else if (policy.defenderLeaves() <= round && brief.terms().retreat()) {
      leave(End.DEFENDER_LEFT, (_, defender) -> mayRetreat(defender, round));
    }
  }

  /** 10.5: by land one stays as a rear guard, so a lone unit goes only after two rounds. */
  private boolean mayRetreat(int defender, int round) {
    return switch (brief.kind()) {
      case LAND, LANDING -> round > 1 || defenders.at(defender).holders() > 1;
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
      leave(
          End.ATTACKER_LEFT,
          (attacker, _) ->
              brief.kind() != BattleKind.LANDING || attackers.at(attacker).fullLandUnits() > 0);
    }
  }

  private boolean gone(Conditions side, int number) {
    return side.at(number).holders() == 0;
  }

  /** Which pairs an end concerns. */
  @FunctionalInterface
  private interface Which {
    boolean ends(int attacker, int defender);
  }

  private void leave(End end, Which which) {
    joint.forEach(
        (attacker, defender) -> {
          if (which.ends(attacker, defender)) {
            outcomes.add(outcome(end, attacker, defender), joint.take(attacker, defender));
          }
        });
  }

  private BattleOutcome outcome(End end, int attacker, int defender) {
    Condition left = attackers.at(attacker);
    boolean aboard = end == End.ATTACKER_LEFT && brief.kind() == BattleKind.LANDING;
    return new BattleOutcome(
        end, left.lost() + (aboard ? left.fullLandUnits() : 0), defenders.at(defender).lost());
  }
}
