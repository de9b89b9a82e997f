package umpire.weserubung.play.battle;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Matter;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.FightFrame.Throwing;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.WeserubungFrameResult;

/**
 * 7.3 to 7.5, 8.4, 10.3, 10.7 The rounds of a battle: which dice fall next, who may leave between
 * two rounds, and when it is over.
 */
public final class Rounds {
  /** r104: a battle in which twice in a row nobody could hit would go on for ever. */
  private static final int MOST_IDLE = 2;

  private final BattleParticipants battleParticipants;
  private final BattleExits battleExits;
  private final BattleBriefs battleBriefs;
  private final HitConsequences hitConsequences;
  private final LeaderEscape leaderEscape;

  public Rounds(
      BattleParticipants battleParticipants,
      BattleExits battleExits,
      BattleBriefs battleBriefs,
      HitConsequences hitConsequences,
      LeaderEscape leaderEscape) {
    this.battleParticipants = battleParticipants;
    this.battleExits = battleExits;
    this.battleBriefs = battleBriefs;
    this.hitConsequences = hitConsequences;
    this.leaderEscape = leaderEscape;
  }

  /** The combat adjudicator is asked for the dice that come next. */
  public void dice(Battle battle, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    QuestionId question = new QuestionId(position.tally().questions() + 1);
    DrawId draw = new DrawId(position.tally().draws() + 1);
    ruling.add(new Bookkeeping.CombatAsked(question, draw, battleBriefs.of(position, battle)));
    ruling.replaceFrame(new Throwing(battle, question, draw));
  }

  /** The dice have fallen: hits are borne before anything else. */
  @Rule("7.5-1")
  public void thrown(Battle battle, CombatReport report, RulingInProgress<Position, Frame> ruling) {
    if (!report.checks().stream().allMatch(CombatReport.Check::succeeds)) {
      finish(battle, End.NOT_FOUND, "7.5-1", ruling);
      return;
    }
    Battle now = battle.idle(report.shots().isEmpty() ? battle.idle() + 1 : 0);
    ruling.replaceFrame(Scorer.of(now, report));
  }

  /** What follows from hits comes first, then the end, then whoever may leave. */
  public void aftermath(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (hitConsequences.settles(ruling) || leaderEscape.settles(battle, ruling)) {
      return;
    }
    Battle now =
        BattleParticipants.pruned(
            ruling.position(), battleParticipants.counted(ruling.position(), battle));
    if (!ended(now, ruling)) {
      ruling.replaceFrame(next(now));
    }
  }

  /** 7.3-4, 8.4-s5, 10.3-5, 10.7-7: over when one side is gone. */
  @Rule({"7.3-4", "8.4-s5", "10.3-5", "8.4-s5/r104"})
  private boolean ended(Battle battle, RulingInProgress<Position, Frame> ruling) {
    boolean attackers = battleParticipants.isGone(ruling.position(), battle, true);
    boolean defenders = battleParticipants.isGone(ruling.position(), battle, false);
    if (attackers && defenders) {
      finish(battle, End.NOBODY_LEFT, ruling);
    } else if (attackers) {
      finish(battle, End.DEFENDER_WINS, ruling);
    } else if (defenders) {
      finish(battle, End.ATTACKER_WINS, ruling);
    } else if (isRaidOver(battle) || battle.idle() >= MOST_IDLE) {
      finish(battle, End.BOTH_LEFT, ruling);
    } else {
      return false;
    }
    return true;
  }

  /** 7.3-b/r30, 7.5-5: against an airfield and against ships there is no third round. */
  @Rule({"7.3-b/r30", "7.5-5"})
  private static boolean isRaidOver(Battle battle) {
    Fight fight = battle.fight();
    return fight.kind().isRaid() && fight.round() >= BattleKind.RAID_ROUNDS;
  }

  /**
   * 7.3-b/r30: bombers on the ground are attacked in two rounds, and nobody leaves between them.
   */
  @Rule("7.3-b/r30")
  private static Battle next(Battle battle) {
    Fight fight = battle.fight();
    return switch (fight.kind()) {
      case AIR, LAND -> battle.at(Moment.DEFENDER);
      case AIRFIELD -> battle.at(Moment.ROUND);
      case AERO_NAVAL -> battle.at(Moment.ATTACKER);
      case NAVAL ->
          fight.next() == BattleDice.AMBUSH
              ? throwing(battle, BattleDice.FIRE, fight.round())
              : battle
                  .with(fight.throwing(BattleDice.EVASION, fight.round() + 1))
                  .at(Moment.EVASION);
      case LANDING ->
          switch (fight.next()) {
            case BOMBARDMENT -> throwing(battle, BattleDice.DEFENCE, fight.round());
            case DEFENCE -> throwing(battle, BattleDice.ASSAULT, fight.round());
            case FIRE, LOCATION, EVASION, AMBUSH, ASSAULT -> battle.at(Moment.DEFENDER);
          };
    };
  }

  /** The first round; at sea it begins with the question whether the defender evades (8.4-s1). */
  static Battle opening(Battle battle) {
    Fight fight = battle.fight().opening();
    return battle.with(fight).at(fight.next() == BattleDice.EVASION ? Moment.EVASION : Moment.DICE);
  }

  static Battle throwing(Battle battle, BattleDice dice, int round) {
    return battle.with(battle.fight().throwing(dice, round)).at(Moment.DICE);
  }

  /** Nobody leaves: the next round. */
  public void round(Battle battle, RulingInProgress<Position, Frame> ruling) {
    BattleDice dice =
        battle.fight().kind() == BattleKind.LANDING ? BattleDice.DEFENCE : BattleDice.FIRE;
    ruling.replaceFrame(throwing(battle, dice, battle.fight().round() + 1));
  }

  /** 7.3-4: the defender may withdraw. */
  @Rule({"7.3-4", "7.4-a", "7.4-b"})
  public void defender(Battle battle, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(battle.at(Moment.ATTACKER));
    if (battleExits.mayRetreat(ruling.position(), battle)) {
      ask(battle, Matter.WITHDRAWAL, ruling);
    }
  }

  /** 7.3-4, 7.5-5, 10.5-a: the attacker may break off. */
  @Rule({"7.3-4", "7.5-5", "10.5-a/r31"})
  public void attacker(Battle battle, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(battle.at(Moment.ROUND));
    if (battleExits.mayBreakOff(ruling.position(), battle)) {
      ask(battle, Matter.BREAKING_OFF, ruling);
    }
  }

  void ask(Battle battle, Matter matter, RulingInProgress<Position, Frame> ruling) {
    boolean attackers = matter == Matter.BREAKING_OFF || matter == Matter.LETTING_GO;
    Seat seat = battleParticipants.decider(ruling.position(), battle.fight(), attackers);
    String rule = Paragraphs.matter(battle.fight().kind(), matter);
    ruling.pushFrame(new FightFrame.Deciding(seat, matter, rule));
  }

  /** A side leaves as a whole. */
  public void leave(Battle battle, boolean attackers, RulingInProgress<Position, Frame> ruling) {
    BattleKind kind = battle.fight().kind();
    String rule =
        attackers ? Paragraphs.breakingOff(kind) : Paragraphs.matter(kind, Matter.WITHDRAWAL);
    ruling.add(new FightEvent.SideLeft(battle.fight().camp(attackers).side(), rule));
    finish(battle, attackers ? End.ATTACKER_LEFT : End.DEFENDER_LEFT, ruling);
  }

  void finish(Battle battle, End end, RulingInProgress<Position, Frame> ruling) {
    finish(battle, end, Paragraphs.end(battle.fight().kind()), ruling);
  }

  /** The battle is over: the frame below is told. */
  private void finish(
      Battle battle, End end, String rule, RulingInProgress<Position, Frame> ruling) {
    Fight fight = BattleParticipants.pruned(ruling.position(), battle).fight();
    ruling.add(new FightEvent.FightEnded(fight.kind(), fight.place(), end, rule));
    ruling.popFrame();
    ruling.resume(new WeserubungFrameResult.Fought(fight, end));
  }

  /** The units of a camp that are still there. */
  static List<String> left(Position position, Fight.Camp camp) {
    return BattleParticipants.alive(position, camp).stream().map(Fight.Fighter::unit).toList();
  }
}
