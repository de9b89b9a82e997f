package umpire.fallschirmjaeger.play.people;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.rules.ParachuteLosses;
import umpire.fallschirmjaeger.rules.Stacking;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;

/**
 * What leaders do in the sequence of play.
 *
 * @param captures in whose hands they are
 */
public record PeopleSteps(Captures captures, ParachuteLosses losses, Stacking stacking) {
  /** What carries out the frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(new ChoosingStep(), new ReorganisingStep(captures.context(), losses, stacking));
  }

  /** 1.10c: the side says what its leaders reorganise. */
  @Rule("1.10c")
  public static void reorganise(Side side, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new TurnFrame.Reorganising(side, Set.of()));
  }
}
