package umpire.weserubung.play.battle;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Result;
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

/**
 * 7.3 to 7.5, 8.4, 10.3, 10.7 The rounds of a battle: which dice fall next, who may leave between
 * two rounds, and when it is over.
 */
public final class Rounds {
  /** r104: a battle in which twice in a row nobody could hit would go on for ever. */
  private static final int MOST_IDLE = 2;

  private final Muster muster;
  private final Exits exits;
  private final Briefs briefs;
  private final Aftermath aftermath;
  private final Fates fates;

  public Rounds(Muster muster, Exits exits, Briefs briefs, Aftermath aftermath, Fates fates) {
    this.muster = muster;
    this.exits = exits;
    this.briefs = briefs;
    this.aftermath = aftermath;
    this.fates = fates;
  }

  /** The combat desk is asked for the dice that come next. */
  public void dice(Battle battle, Course<Position, Frame> course) {
    Position position = course.position();
    QuestionId question = new QuestionId(position.tally().questions() + 1);
    DrawId draw = new DrawId(position.tally().draws() + 1);
    course.tell(new Bookkeeping.CombatAsked(question, draw, briefs.of(position, battle)));
    course.replace(new Throwing(battle, question, draw));
  }

  /** The dice have fallen: hits are borne before anything else. */
  @Rule("7.5-1")
  public void thrown(Battle battle, CombatReport report, Course<Position, Frame> course) {
    if (!report.checks().stream().allMatch(CombatReport.Check::succeeds)) {
      finish(battle, End.NOT_FOUND, "7.5-1", course);
      return;
    }
    Battle now = battle.idle(report.shots().isEmpty() ? battle.idle() + 1 : 0);
    course.replace(Scorer.of(now, report));
  }

  /** What follows from hits comes first, then the end, then whoever may leave. */
  public void aftermath(Battle battle, Course<Position, Frame> course) {
    if (aftermath.settles(course) || fates.settles(battle, course)) {
      return;
    }
    Battle now = Muster.pruned(course.position(), muster.counted(course.position(), battle));
    if (!ended(now, course)) {
      course.replace(next(now));
    }
  }

  /** 7.3-4, 8.4-s5, 10.3-5, 10.7-7: over when one side is gone. */
  @Rule({"7.3-4", "8.4-s5", "10.3-5", "8.4-s5/r104"})
  private boolean ended(Battle battle, Course<Position, Frame> course) {
    boolean attackers = muster.isGone(course.position(), battle, true);
    boolean defenders = muster.isGone(course.position(), battle, false);
    if (attackers && defenders) {
      finish(battle, End.NOBODY_LEFT, course);
    } else if (attackers) {
      finish(battle, End.DEFENDER_WINS, course);
    } else if (defenders) {
      finish(battle, End.ATTACKER_WINS, course);
    } else if (isRaidOver(battle) || battle.idle() >= MOST_IDLE) {
      finish(battle, End.BOTH_LEFT, course);
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
  public void round(Battle battle, Course<Position, Frame> course) {
    BattleDice dice =
        battle.fight().kind() == BattleKind.LANDING ? BattleDice.DEFENCE : BattleDice.FIRE;
    course.replace(throwing(battle, dice, battle.fight().round() + 1));
  }

  /** 7.3-4: the defender may withdraw. */
  @Rule({"7.3-4", "7.4-a", "7.4-b"})
  public void defender(Battle battle, Course<Position, Frame> course) {
    course.replace(battle.at(Moment.ATTACKER));
    if (exits.mayRetreat(course.position(), battle)) {
      ask(battle, Matter.WITHDRAWAL, course);
    }
  }

  /** 7.3-4, 7.5-5, 10.5-a: the attacker may break off. */
  @Rule({"7.3-4", "7.5-5", "10.5-a/r31"})
  public void attacker(Battle battle, Course<Position, Frame> course) {
    course.replace(battle.at(Moment.ROUND));
    if (exits.mayBreakOff(course.position(), battle)) {
      ask(battle, Matter.BREAKING_OFF, course);
    }
  }

  void ask(Battle battle, Matter matter, Course<Position, Frame> course) {
    boolean attackers = matter == Matter.BREAKING_OFF || matter == Matter.LETTING_GO;
    Seat seat = muster.decider(course.position(), battle.fight(), attackers);
    String rule = Paragraphs.matter(battle.fight().kind(), matter);
    course.push(new FightFrame.Deciding(seat, matter, rule));
  }

  /** A side leaves as a whole. */
  public void leave(Battle battle, boolean attackers, Course<Position, Frame> course) {
    BattleKind kind = battle.fight().kind();
    String rule =
        attackers ? Paragraphs.breakingOff(kind) : Paragraphs.matter(kind, Matter.WITHDRAWAL);
    course.tell(new FightEvent.SideLeft(battle.fight().camp(attackers).side(), rule));
    finish(battle, attackers ? End.ATTACKER_LEFT : End.DEFENDER_LEFT, course);
  }

  void finish(Battle battle, End end, Course<Position, Frame> course) {
    finish(battle, end, Paragraphs.end(battle.fight().kind()), course);
  }

  /** The battle is over: the frame below is told. */
  private void finish(Battle battle, End end, String rule, Course<Position, Frame> course) {
    Fight fight = Muster.pruned(course.position(), battle).fight();
    course.tell(new FightEvent.FightEnded(fight.kind(), fight.place(), end, rule));
    course.leave();
    course.resume(new Result.Fought(fight, end));
  }

  /** The units of a camp that are still there. */
  static List<String> left(Position position, Fight.Camp camp) {
    return Muster.alive(position, camp).stream().map(Fight.Fighter::unit).toList();
  }
}
