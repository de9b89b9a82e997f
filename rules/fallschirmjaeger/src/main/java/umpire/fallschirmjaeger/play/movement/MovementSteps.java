package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.play.assault.AssaultSteps;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.play.people.Evacuations;
import umpire.fallschirmjaeger.rules.Allowance;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.kernel.flow.Step;

/** The steps of movement. */
public final class MovementSteps {
  private final List<Step<Position, Command, Frame, ?>> steps;

  /** The steps for an edition. */
  public MovementSteps(
      ChapterContext context, Entry entry, AssaultSteps assault, Captures captures) {
    Marches marches =
        new Marches(context, entry, new Allowance(context), new Carriage(context), captures);
    this.steps =
        List.of(
            new MovementPhaseStep(marches, new Arrivals(context, entry), new Evacuations(context)),
            new MovingStep(marches, assault));
  }

  /** What carries out the frames of movement. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }
}
