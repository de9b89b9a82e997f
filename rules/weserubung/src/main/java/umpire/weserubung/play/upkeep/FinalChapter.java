package umpire.weserubung.play.upkeep;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.HitConsequences;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 13.0 Final phase. */
public final class FinalChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public FinalChapter(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      Losses losses,
      HitConsequences hitConsequences) {
    SafePorts safePorts = new SafePorts(mapFacts);
    this.phase = new FinalPhase();
    this.steps =
        List.of(
            Step.runs(
                FinalFrame.Upkeep.class,
                new Upkeep(orderOfBattle, safePorts, losses, hitConsequences)::run),
            new ReducingStep(losses),
            new SpendingStep(orderOfBattle, new BuildingAndRepair(orderOfBattle, safePorts)));
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the final phase. */
  public Phase phase() {
    return phase;
  }
}
