package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.id.DrawId;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.rules.DiceStep;
import umpire.narvik.rules.DrawRequests;

/** 11.3 With Allied concealment one die says how many hexes the Germans may reconnoitre a turn. */
public final class ReconnaissanceRoll {
  private static final RuleId RECONNAISSANCE = new RuleId("11.3");

  /** The die comes next; without the option there is none (ruling 22). */
  @Rule({"6.3", "11.3", "11.3/r22"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().progress().concealment()) {
      ruling.pushFrame(new TurnFrame.RollingReconnaissance());
    }
  }

  /** One die that everybody sees. */
  Step<Position, Command, Frame, TurnFrame.RollingReconnaissance> step() {
    return new DiceStep<>(
        TurnFrame.RollingReconnaissance.class,
        _ -> DrawRequests.openly(RECONNAISSANCE, 1),
        this::drawn);
  }

  /** As many missions as pips; nothing is left over from another turn. */
  @Rule("11.3")
  private void drawn(
      TurnFrame.RollingReconnaissance frame,
      DrawId draw,
      List<Integer> dice,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new TurnEvent.ReconnaissanceRolled(draw, dice.getFirst()));
    ruling.popFrame();
  }
}
