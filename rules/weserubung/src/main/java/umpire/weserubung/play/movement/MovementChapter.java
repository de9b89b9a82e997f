package umpire.weserubung.play.movement;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 11.0 Movement phase. */
public final class MovementChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public MovementChapter(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      Marches marches,
      Trains trains,
      List<FurtherMoves> further) {
    MovementStep step =
        new MovementStep(
            orderOfBattle, marches, trains, new Debarkations(mapFacts, orderOfBattle), further);
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
