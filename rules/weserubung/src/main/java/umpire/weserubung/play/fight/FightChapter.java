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
  private final HitConsequences hitConsequences;
  private final List<Step<Position, Command, Frame, ?>> steps;

  public FightChapter(
      OrderOfBattle orderOfBattle, MapFacts mapFacts, Capture capture, AirBases bases) {
    BattleParticipants battleParticipants = new BattleParticipants(orderOfBattle);
    RetreatHexes retreats = new RetreatHexes(new Stacking(orderOfBattle), mapFacts);
    BattleExits battleExits =
        new BattleExits(new Stacking(orderOfBattle), mapFacts, bases, retreats);
    Support support = new Support(orderOfBattle, battleParticipants, mapFacts);
    Leaders leaders = new Leaders(orderOfBattle, battleParticipants);
    BattleBriefs battleBriefs =
        new BattleBriefs(battleParticipants, leaders, battleExits, mapFacts);
    this.losses = new Losses(orderOfBattle);
    Scorer scorer = new Scorer(orderOfBattle, battleParticipants, losses);
    this.hitConsequences = new HitConsequences(orderOfBattle, losses, bases);
    LeaderEscape leaderEscape =
        new LeaderEscape(orderOfBattle, battleParticipants, losses, mapFacts);
    Rounds rounds =
        new Rounds(battleParticipants, battleExits, battleBriefs, hitConsequences, leaderEscape);
    SeaRounds sea = new SeaRounds(orderOfBattle, battleParticipants, battleExits, rounds);
    LandRounds land =
        new LandRounds(orderOfBattle, battleParticipants, retreats, bases, rounds, capture);
    this.steps =
        List.of(
            Step.runs(Battle.class, new Moments(leaders, support, rounds, sea, land)::run),
            Step.consults(
                FightFrame.Supplying.class, support::asked, SupplyReport.class, support::told),
            new ThrowingStep(battleBriefs, rounds, sea),
            Step.runs(FightFrame.Scoring.class, scorer::run),
            new DoomingStep(leaderEscape),
            Step.asking(FightFrame.Naming.class, new NamingStep(scorer)),
            Step.asking(FightFrame.Bearing.class, new BearingStep(scorer)),
            Step.asking(FightFrame.Flagging.class, new FlaggingStep()),
            Step.asking(FightFrame.Leading.class, new LeadingStep(leaders)),
            Step.asking(FightFrame.Deciding.class, new DecidingStep(rounds, sea, land)),
            Step.asking(FightFrame.SlippingAway.class, new SlippingStep(sea)),
            Step.asking(FightFrame.Supporting.class, new SupportingStep(support)),
            Step.asking(FightFrame.Yielding.class, new YieldingStep(bases, land)),
            Step.asking(FightFrame.FallingBack.class, new FallingBackStep(retreats, land)),
            Step.asking(FightFrame.Sailing.class, new SailingStep(battleExits, sea)),
            Step.asking(FightFrame.Unloading.class, new UnloadingStep(hitConsequences)),
            Step.asking(FightFrame.Crowding.class, new CrowdingStep(hitConsequences)),
            Step.asking(FightFrame.Alighting.class, new AlightingStep(hitConsequences)),
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
    return hitConsequences;
  }

  @Override
  public void begin(Fight fight, RulingInProgress<Position, Frame> rulingInProgress) {
    rulingInProgress.add(new FightEvent.FightBegan(fight));
    rulingInProgress.pushFrame(new Battle(fight, Moment.FLAGS, Map.of(), 0, 0));
  }
}
