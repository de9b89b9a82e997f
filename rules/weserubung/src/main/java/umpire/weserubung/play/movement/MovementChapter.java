package umpire.weserubung.play.movement;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 11.0 Movement phase. */
public final class MovementChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public MovementChapter(
      Chart chart, Mix mix, Marches marches, Trains trains, List<FurtherMoves> further) {
    MovementStep step =
        new MovementStep(mix, marches, trains, new Debarkations(chart, mix), further);
    this.steps = List.of(step);
    this.phase = new MovementPhase(step);
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the movement phase. */
  public Phase phase() {
    return phase;
  }
}
