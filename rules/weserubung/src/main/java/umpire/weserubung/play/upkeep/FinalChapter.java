package umpire.weserubung.play.upkeep;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.Aftermath;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 13.0 Final phase. */
public final class FinalChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public FinalChapter(Chart chart, Mix mix, Losses losses, Aftermath aftermath) {
    Havens havens = new Havens(chart);
    this.phase = new FinalPhase();
    this.steps =
        List.of(
            Step.runs(FinalFrame.Upkeep.class, new Upkeep(mix, havens, losses, aftermath)::run),
            new ReducingStep(losses),
            new SpendingStep(mix, new Workshop(mix, havens)));
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
