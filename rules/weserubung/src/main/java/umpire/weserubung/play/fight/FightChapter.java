package umpire.weserubung.play.fight;

import java.util.List;
import java.util.Map;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.battle.BattleBriefs;
import umpire.weserubung.play.battle.BattleExits;
import umpire.weserubung.play.battle.BattleParticipants;
import umpire.weserubung.play.battle.HitConsequences;
import umpire.weserubung.play.battle.LandRounds;
import umpire.weserubung.play.battle.LeaderEscape;
import umpire.weserubung.play.battle.Leaders;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.battle.RetreatHexes;
import umpire.weserubung.play.battle.Rounds;
import umpire.weserubung.play.battle.Scorer;
import umpire.weserubung.play.battle.SeaRounds;
import umpire.weserubung.play.battle.Support;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.supply.SupplyReport;
import umpire.weserubung.terrain.MapFacts;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: battles of every kind, round by round. */
public final class FightChapter implements BattleStarts {
  private final Losses losses;
  private final HitConsequences consequences;
  private final List<Step<Position, Command, Frame, ?>> steps;

  public FightChapter(OrderOfBattle order, MapFacts map, Capture capture, AirBases bases) {
    BattleParticipants participants = new BattleParticipants(order);
    RetreatHexes retreats = new RetreatHexes(new Stacking(order), map);
    BattleExits exits = new BattleExits(new Stacking(order), map, bases, retreats);
    Support support = new Support(order, participants, map);
    Leaders leaders = new Leaders(order, participants);
    BattleBriefs briefs = new BattleBriefs(participants, leaders, exits, map);
    this.losses = new Losses(order);
    Scorer scorer = new Scorer(order, participants, losses);
    this.consequences = new HitConsequences(order, losses, bases);
    LeaderEscape escape = new LeaderEscape(order, participants, losses, map);
    Rounds rounds = new Rounds(participants, exits, briefs, consequences, escape);
    SeaRounds sea = new SeaRounds(order, participants, exits, rounds);
    LandRounds land = new LandRounds(order, participants, retreats, bases, rounds, capture);
    this.steps =
        List.of(
            Step.runs(Battle.class, new Moments(leaders, support, rounds, sea, land)::run),
            Step.consults(
                FightFrame.Supplying.class, support::asked, SupplyReport.class, support::told),
            new ThrowingStep(briefs, rounds, sea),
            Step.runs(FightFrame.Scoring.class, scorer::run),
            new DoomingStep(escape),
            Step.asking(FightFrame.Naming.class, new NamingStep(scorer)),
            Step.asking(FightFrame.Bearing.class, new BearingStep(scorer)),
            Step.asking(FightFrame.Flagging.class, new FlaggingStep()),
            Step.asking(FightFrame.Leading.class, new LeadingStep(leaders)),
            Step.asking(FightFrame.Deciding.class, new DecidingStep(rounds, sea, land)),
            Step.asking(FightFrame.SlippingAway.class, new SlippingStep(sea)),
            Step.asking(FightFrame.Supporting.class, new SupportingStep(support)),
            Step.asking(FightFrame.Yielding.class, new YieldingStep(bases, land)),
            Step.asking(FightFrame.FallingBack.class, new FallingBackStep(retreats, land)),
            Step.asking(FightFrame.Sailing.class, new SailingStep(exits, sea)),
            Step.asking(FightFrame.Unloading.class, new UnloadingStep(consequences)),
            Step.asking(FightFrame.Crowding.class, new CrowdingStep(consequences)),
            Step.asking(FightFrame.Alighting.class, new AlightingStep(consequences)),
            Step.asking(FightFrame.Rescuing.class, new RescuingStep()));
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** 3.0: what a hit does, for whoever has units hit by other means. */
  public Losses losses() {
    return losses;
  }

  /** 3.4.2, 3.4.5: what follows from hits, likewise. */
  public HitConsequences aftermath() {
    return consequences;
  }

  @Override
  public void begin(Fight fight, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new FightEvent.FightBegan(fight));
    ruling.pushFrame(new Battle(fight, Moment.FLAGS, Map.of(), 0, 0));
  }
}
