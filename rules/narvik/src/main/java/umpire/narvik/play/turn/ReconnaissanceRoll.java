package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.play.DrawId;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.lore.DiceStep;
import umpire.narvik.lore.Draws;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;

/** 11.3 With Allied concealment one die says how many hexes the Germans may reconnoitre a turn. */
public final class ReconnaissanceRoll {
  private static final RuleId RECONNAISSANCE = new RuleId("11.3");

  /** The die comes next; without the option there is none (ruling 22). */
  @Rule({"6.3", "11.3", "11.3/r22"})
  public void begin(Course<Position, Frame> course) {
    if (course.position().progress().concealment()) {
      course.push(new TurnFrame.RollingReconnaissance());
    }
  }

  /** One die that everybody sees. */
  Step<Position, Command, Frame, TurnFrame.RollingReconnaissance> step() {
    return new DiceStep<>(
        TurnFrame.RollingReconnaissance.class, _ -> Draws.openly(RECONNAISSANCE, 1), this::drawn);
  }

  /** As many missions as pips; nothing is left over from another turn. */
  @Rule("11.3")
  private void drawn(
      TurnFrame.RollingReconnaissance frame,
      DrawId draw,
      List<Integer> dice,
      Course<Position, Frame> course) {
    course.tell(new TurnEvent.ReconnaissanceRolled(draw, dice.getFirst()));
    course.leave();
  }
}
