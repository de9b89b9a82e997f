package umpire.weserubung.play.fight;

import java.util.List;
import java.util.Map;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.battle.Aftermath;
import umpire.weserubung.play.battle.Briefs;
import umpire.weserubung.play.battle.Exits;
import umpire.weserubung.play.battle.Fates;
import umpire.weserubung.play.battle.LandRounds;
import umpire.weserubung.play.battle.Leaders;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.battle.Muster;
import umpire.weserubung.play.battle.RetreatHexes;
import umpire.weserubung.play.battle.Rounds;
import umpire.weserubung.play.battle.Scorer;
import umpire.weserubung.play.battle.SeaRounds;
import umpire.weserubung.play.battle.Support;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.supply.SupplyReport;
import umpire.weserubung.terrain.Chart;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: battles of every kind, round by round. */
public final class FightChapter implements Fights {
  private final Losses losses;
  private final Aftermath aftermath;
  private final List<Step<Position, Command, Frame, ?>> steps;

  public FightChapter(Mix mix, Chart chart, Capture capture, AirBases bases) {
    Muster muster = new Muster(mix);
    RetreatHexes retreats = new RetreatHexes(new Stacking(mix), chart);
    Exits exits = new Exits(new Stacking(mix), chart, bases, retreats);
    Support support = new Support(mix, muster, chart);
    Leaders leaders = new Leaders(mix, muster);
    Briefs briefs = new Briefs(muster, leaders, exits, chart);
    this.losses = new Losses(mix);
    Scorer scorer = new Scorer(mix, muster, losses);
    this.aftermath = new Aftermath(mix, losses, bases);
    Fates fates = new Fates(mix, muster, losses, chart);
    Rounds rounds = new Rounds(muster, exits, briefs, aftermath, fates);
    SeaRounds sea = new SeaRounds(mix, muster, exits, rounds);
    LandRounds land = new LandRounds(mix, muster, retreats, bases, rounds, capture);
    this.steps =
        List.of(
            Step.runs(Battle.class, new Moments(leaders, support, rounds, sea, land)::run),
            Step.consults(
                FightFrame.Supplying.class, support::asked, SupplyReport.class, support::told),
            new ThrowingStep(briefs, rounds, sea),
            Step.runs(FightFrame.Scoring.class, scorer::run),
            new DoomingStep(fates),
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
            Step.asking(FightFrame.Unloading.class, new UnloadingStep(aftermath)),
            Step.asking(FightFrame.Crowding.class, new CrowdingStep(aftermath)),
            Step.asking(FightFrame.Alighting.class, new AlightingStep(aftermath)),
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
  public Aftermath aftermath() {
    return aftermath;
  }

  @Override
  public void begin(Fight fight, Course<Position, Frame> course) {
    course.tell(new FightEvent.FightBegan(fight));
    course.push(new Battle(fight, Moment.FLAGS, Map.of(), 0, 0));
  }
}
