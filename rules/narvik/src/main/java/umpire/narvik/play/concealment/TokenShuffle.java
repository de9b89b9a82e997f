package umpire.narvik.play.concealment;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.DrawKind;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.Setup;
import umpire.narvik.rules.DiceStep;
import umpire.narvik.rules.DrawRequests;
import umpire.narvik.rules.Tokens;

/** 11: a shuffle says which face-down counter of the set-up bears which token. */
public final class TokenShuffle {
  private static final RuleId DEAL = new RuleId("11");

  private TokenShuffle() {}

  /** The shuffle; the player whose counters they are alone sees it. */
  public static Step<Position, Command, Frame, Frame.Dealing> step() {
    return new DiceStep<>(
        Frame.Dealing.class,
        frame ->
            DrawRequests.secretly(DEAL, new DrawKind.Shuffle(frame.hidden().size()), frame.side()),
        TokenShuffle::drawn);
  }

  @Rule("11")
  private static void drawn(
      Frame.Dealing frame,
      DrawId draw,
      List<Integer> values,
      RulingInProgress<Position, Frame> ruling) {
    int given = ruling.position().progress().traces().tokens();
    List<Unit> dealt = new ArrayList<>();
    for (int i = 0; i < frame.hidden().size(); i++) {
      Setup.Placed placed = frame.hidden().get(i);
      String token = Tokens.of(frame.side(), given + values.get(i) + 1);
      dealt.add(new Unit(placed.counter(), placed.place(), placed.fatigue(), token));
    }
    ruling.add(new Event.CountersDealt(draw, frame.side(), dealt));
    ruling.popFrame();
  }
}
