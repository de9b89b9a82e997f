package umpire.narvik.play;

import java.util.List;
import java.util.function.UnaryOperator;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.play.Agenda;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.model.state.Progress;

/** Matches that end a turn and begin the next. */
final class Turns {
  private Turns() {}

  /** The action phase of a turn of a match of ten, in which the Germans have just passed. */
  static Position lastPass(Situation situation, int turn) {
    return situation
        .position()
        .inTurn(turn)
        .with(Progress.until(10, List.of()))
        .with(
            Agenda.<Frame>of(new TurnFrame.Next(TurnStep.RECOVERY))
                .push(new Frame.ActionPhase(Side.ALLIED, true)));
  }

  /** The Allied player passes too: the turn ends, and with these dice the next one begins. */
  static Played over(Position position, Integer... dice) {
    return begun(position, dice).allied(Say.pass());
  }

  /** The match before that pass. */
  static Played begun(Position position, Integer... dice) {
    return new Played(NarvikTable.in(Situation.PACK, position, new ScriptedChance(List.of(dice))));
  }

  /** The position with another progress. */
  static Position with(Position position, UnaryOperator<Progress> change) {
    return position.with(change.apply(position.progress()));
  }
}
