package umpire.weserubung.play.fight;

import java.util.List;
import java.util.Map;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Report;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.BattleDice;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Fight;
import umpire.weserubung.model.FightFrame;
import umpire.weserubung.model.FightFrame.Battle;
import umpire.weserubung.model.FightFrame.Moment;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Dice;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.air.AirBases;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.supply.SupplyReport;
import umpire.weserubung.terrain.Chart;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: battles of every kind, round by round. */
public final class FightChapter implements Chapter<FightFrame>, Fights {
  private final Leaders leaders;
  private final Briefs briefs;
  private final Scorer scorer;
  private final Losses losses;
  private final Aftermath aftermath;
  private final Fates fates;
  private final Rounds rounds;
  private final SeaRounds sea;
  private final LandRounds land;
  private final RetreatHexes retreats;
  private final Support support;
  private final AirBases bases;
  private final Exits exits;

  /** Tells the frame below a battle what became of it by {@code resumed}. */
  public FightChapter(Mix mix, Chart chart, Capture capture, AirBases bases) {
    this.bases = bases;
    Muster muster = new Muster(mix);
    this.retreats = new RetreatHexes(new Stacking(mix), chart);
    this.exits = new Exits(new Stacking(mix), chart, bases, retreats);
    this.support = new Support(mix, muster, chart);
    this.leaders = new Leaders(mix, muster);
    this.briefs = new Briefs(muster, leaders, exits, chart);
    this.losses = new Losses(mix);
    this.scorer = new Scorer(mix, muster, losses);
    this.aftermath = new Aftermath(mix, losses, bases);
    this.fates = new Fates(mix, muster, losses, chart);
    this.rounds = new Rounds(muster, exits, briefs, aftermath, fates);
    this.sea = new SeaRounds(mix, muster, exits, rounds);
    this.land = new LandRounds(mix, muster, retreats, bases, rounds, capture);
  }

  /** 3.0: what a hit does, for whoever has units hit by other means. */
  public Losses losses() {
    return losses;
  }

  /** 3.4.2, 3.4.5: what follows from hits, likewise. */
  public Aftermath aftermath() {
    return aftermath;
  }

  @Override
  public void begin(Fight fight, Course<Position, Frame> course) {
    course.tell(new FightEvent.FightBegan(fight));
    course.push(new Battle(fight, Moment.FLAGS, Map.of(), 0, 0));
  }

  @Override
  public Class<FightFrame> frame() {
    return FightFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, FightFrame frame) {
    return switch (frame) {
      case Battle _, FightFrame.Scoring _ -> new Wait.Nothing<>();
      case FightFrame.Supplying f ->
          new Wait.Report<>(new Desk.Supply(), support.brief(position, f.battle()));
      case FightFrame.Throwing f ->
          new Wait.Report<>(
              new Desk.Combat(
                  f.draw(), Paragraphs.dice(f.battle().fight().kind(), f.battle().fight().next())),
              briefs.of(position, f.battle()));
      case FightFrame.Dooming _ -> Dice.thrown(position, new RuleId("3.5-d"), 1);
      case FightFrame.Choice choice -> waiting(choice);
    };
  }

  private Wait<Position, Command, Frame> waiting(FightFrame.Choice choice) {
    return switch (choice) {
      case FightFrame.Naming f -> new Wait.Choice<>(new NamingStep(scorer), f);
      case FightFrame.Bearing f -> new Wait.Choice<>(new BearingStep(scorer), f);
      case FightFrame.Flagging f -> new Wait.Choice<>(new FlaggingStep(), f);
      case FightFrame.Leading f -> new Wait.Choice<>(new LeadingStep(leaders), f);
      case FightFrame.Deciding f -> new Wait.Choice<>(new DecidingStep(rounds, sea, land), f);
      case FightFrame.SlippingAway f -> new Wait.Choice<>(new SlippingStep(sea), f);
      case FightFrame.Supporting f -> new Wait.Choice<>(new SupportingStep(support), f);
      case FightFrame.Yielding f -> new Wait.Choice<>(new YieldingStep(bases, land), f);
      case FightFrame.FallingBack f -> new Wait.Choice<>(new FallingBackStep(retreats, land), f);
      case FightFrame.Sailing f -> new Wait.Choice<>(new SailingStep(exits, sea), f);
      case FightFrame.Unloading f -> new Wait.Choice<>(new UnloadingStep(aftermath), f);
      case FightFrame.Crowding f -> new Wait.Choice<>(new CrowdingStep(aftermath), f);
      case FightFrame.Alighting f -> new Wait.Choice<>(new AlightingStep(aftermath), f);
      case FightFrame.Rescuing f -> new Wait.Choice<>(new RescuingStep(), f);
    };
  }

  @Override
  public void enter(FightFrame frame, Course<Position, Frame> course) {
    switch (frame) {
      case Battle battle -> run(battle, course);
      case FightFrame.Scoring scoring -> scorer.run(scoring, course);
      default -> throw new IllegalStateException(frame + " is not run");
    }
  }

  private void run(Battle battle, Course<Position, Frame> course) {
    switch (battle.moment()) {
      case FLAGS -> leaders.flags(battle, course);
      case LEADERS -> leaders.next(battle, course);
      case SUPPORT -> support.guns(battle, course);
      case SUPPLY -> support.supply(battle, course);
      case EVASION -> sea.evasion(battle, course);
      case DICE -> rounds.dice(battle, course);
      case AFTERMATH -> rounds.aftermath(battle, course);
      case DEFENDER -> {
        if (Support.isByLand(battle)) {
          land.defender(battle, course);
        } else {
          rounds.defender(battle, course);
        }
      }
      case ATTACKER -> {
        if (battle.fight().kind() == BattleKind.NAVAL) {
          sea.attacker(battle, course);
        } else {
          rounds.attacker(battle, course);
        }
      }
      case DEPARTURE -> {
        if (Support.isByLand(battle)) {
          land.departed(battle, course);
        } else {
          sea.departed(battle, course);
        }
      }
      case ROUND -> rounds.round(battle, course);
    }
  }

  @Override
  public void drawn(FightFrame frame, List<Integer> dice, Course<Position, Frame> course) {
    if (!(frame instanceof FightFrame.Dooming(String leader))) {
      throw new IllegalStateException(frame + " waits for no dice");
    }
    fates.rolled(leader, dice.getFirst(), course);
  }

  @Override
  public void reported(FightFrame frame, Report report, Course<Position, Frame> course) {
    if (frame instanceof FightFrame.Supplying(Battle battle, var question)
        && report instanceof SupplyReport told) {
      support.told(battle, question, told, course);
    } else if (frame instanceof FightFrame.Throwing(Battle battle, var question, var draw)
        && report instanceof CombatReport fallen) {
      Fight fight = battle.fight();
      course.tell(
          new FightEvent.DiceFell(
              question, draw, fight.kind(), fight.place(), fight.round(), fallen));
      if (fight.next() == BattleDice.EVASION) {
        sea.evaded(battle, fallen, course);
      } else {
        rounds.thrown(battle, fallen, course);
      }
    } else {
      throw new IllegalStateException(frame + " waits for no report of this kind");
    }
  }
}
