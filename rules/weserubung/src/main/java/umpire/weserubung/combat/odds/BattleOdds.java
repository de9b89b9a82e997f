package umpire.weserubung.combat.odds;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;

/**
 * The exact odds of the whole rest of a battle under a standing policy: round by round it is
 * counted how often each pair of conditions comes up, until all rounds are alike; then to the end,
 * or over as many rounds as are asked for or can be counted. Under the policy a side has few
 * conditions, for it is settled who bears a hit.
 */
public final class BattleOdds {
  /**
   * How many words of counts are multiplied at most, so that an answer stays within 200 ms on a
   * slow machine too: the bound of rounds is what gives way.
   */
  static final long MOST_WORK = 8_000_000;

  /** How many words of counts are held at most: 32 megabytes. */
  static final long MOST_ROOM = 4_000_000;

  /**
   * Up to so many units, both sides together, the end is counted unasked: with more it has numbers
   * of hundreds of digits, and is seldom within reach.
   */
  static final int FEW = 8;

  /** With more, nobody counts to the end within 200 ms. */
  private static final int MOST_TO_THE_END = 12;

  private final CombatBrief brief;
  private final StandingPolicy policy;
  private final BattleDistribution battle;
  private Outcomes outcomes;
  private long work;
  private boolean last;

  private BattleOdds(CombatBrief brief, StandingPolicy policy) {
    this.brief = brief;
    this.policy = policy;
    this.last = policy.rounds() == 1 || endsRaid(brief.round());
    this.battle = new BattleDistribution(brief, policy);
    this.outcomes = battle.outcomes();
  }

  /**
   * Computes them. UnknownPolicyException for a policy that is not known, UncountableException for
   * more than {@value CombatBrief#MOST_UNITS} units on a side or more rounds than can be counted.
   *
   * @param findings the modifiers of the dice that fall next
   */
  public static Odds of(CombatBrief brief, Policy policy, List<Finding> findings) {
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
    if (policy.endGiven() && units() > MOST_TO_THE_END && !brief.kind().isRaid()) {
      throw tooFar();
    }
    int round = brief.round();
    List<BattleDice> dice = Battlefield.restOfRound(brief.next());
    boolean tried = !policy.endGiven() && (policy.bounded() || !isSmall());
    for (int played = 1; ; played++) {
      for (BattleDice next : dice) {
        work += battle.fall(next, round, last);
      }
      boolean raid = brief.kind().isRaid();
      boolean over = endsRaid(round);
      if (!over) {
        battle.leave(round);
      }
      if (over || battle.isOver()) {
        battle.breakOff();
        return policy.bounded() ? policy.rounds() : StandingPolicy.TO_THE_END;
      }
      round++;
      dice =
          Battlefield.restOfRound(
              brief.kind() == BattleKind.LANDING ? BattleDice.DEFENCE : BattleDice.FIRE);
      if (!tried && !raid && policy.isSettled(round)) {
        tried = true;
        if (toTheEnd(dice, round)) {
          return StandingPolicy.TO_THE_END;
        }
      }
      if (last || !affordable(dice.getFirst(), round, played + 1)) {
        battle.breakOff();
        return played;
      }
    }
  }

  private boolean isSmall() {
    return units() <= FEW;
  }

  private int units() {
    return brief.attackers().size() + brief.defenders().size();
  }

  private boolean toTheEnd(List<BattleDice> dice, int round) {
    Optional<Outcomes> end = RemainingRounds.of(battle, dice, round, policy.endGiven());
    if (end.isEmpty() && policy.endGiven()) {
      throw tooFar();
    }
    outcomes = end.orElse(outcomes);
    return end.isPresent();
  }

  private static UncountableException tooFar() {
    return new UncountableException(
        "the odds of this battle cannot be counted to its end, only over some rounds");
  }

  /** Decides whether one more round can be counted, and whether it is the last. */
  private boolean affordable(BattleDice dice, int round, int count) {
    last = (count == policy.rounds() && !policy.endGiven()) || endsRaid(round);
    boolean affordable = fits(dice, round);
    if (!affordable && policy.endGiven()) {
      throw tooFar();
    }
    if (!affordable && !last) {
      last = true;
      affordable = fits(dice, round);
    }
    if (policy.bounded()
        && (!affordable || (last && !endsRaid(round) && count < policy.rounds()))) {
      throw new UncountableException(
          "the odds of this battle can be counted over %d rounds, not over %d"
              .formatted(affordable ? count : count - 1, policy.rounds()));
    }
    return affordable;
  }

  /** 7.3-b, 7.5-5: nobody follows a raid beyond that round. */
  private boolean endsRaid(int round) {
    return brief.kind().isRaid() && round >= BattleKind.RAID_ROUNDS;
  }

  private boolean fits(BattleDice dice, int round) {
    long left = MOST_WORK - work;
    return battle.work(dice, round, last, left) <= left
        && battle.room(dice, round, last) <= MOST_ROOM;
  }
}
