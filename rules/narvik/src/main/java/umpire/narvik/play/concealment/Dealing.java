package umpire.narvik.play.concealment;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Lot;
import umpire.narvik.event.Event;
import umpire.narvik.lore.DiceStep;
import umpire.narvik.lore.Draws;
import umpire.narvik.lore.Tokens;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.Setup;

/** 11: a shuffle says which face-down counter of the set-up bears which token. */
public final class Dealing {
  private static final RuleId DEAL = new RuleId("11");

  private Dealing() {}

  /** The shuffle; the player whose counters they are alone sees it. */
  public static Step<Position, Command, Frame, Frame.Dealing> step() {
    return new DiceStep<>(
        Frame.Dealing.class,
        frame -> Draws.secretly(DEAL, new Lot.Shuffle(frame.hidden().size()), frame.side()),
        Dealing::drawn);
  }

  @Rule("11")
  private static void drawn(
      Frame.Dealing frame, DrawId draw, List<Integer> values, Course<Position, Frame> course) {
    int given = course.position().progress().traces().tokens();
    List<Unit> dealt = new ArrayList<>();
    for (int i = 0; i < frame.hidden().size(); i++) {
      Setup.Placed placed = frame.hidden().get(i);
      String token = Tokens.of(frame.side(), given + values.get(i) + 1);
      dealt.add(new Unit(placed.counter(), placed.place(), placed.fatigue(), token));
    }
    course.tell(new Event.CountersDealt(draw, frame.side(), dealt));
    course.leave();
  }
}
