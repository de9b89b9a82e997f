package umpire.narvik.play;

import java.util.List;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.play.Agenda;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.model.state.Progress;

/** A siege of ten turns whose random event phase begins; the action phase follows at once. */
final class Phase {
  private Phase() {}

  /** The position of the situation, about to throw. */
  static Position of(Situation situation, EventThrow what) {
    return on(situation.position().with(Progress.until(10, List.of())), what);
  }

  /** The position with another agenda: about to throw. */
  static Position on(Position position, EventThrow what) {
    Agenda<Frame> agenda = Agenda.of(new TurnFrame.Next(TurnStep.ACTIONS));
    return position.with(agenda.push(new RandomEventFrame.ThrowingEvent(what)));
  }

  /** In the action phase of a siege, with or without the orders of 8.2.1. */
  static Position ordered(Situation situation, Side initiative, boolean orders) {
    Agenda<Frame> agenda = Agenda.of(new TurnFrame.Next(TurnStep.RECOVERY));
    return situation
        .position()
        .with(Progress.until(10, List.of()).ordered(orders))
        .with(agenda.push(new Frame.ActionPhase(initiative, false)));
  }

  /** Begins, with the dice that will fall. */
  static Played play(Situation situation, Position position, Integer... dice) {
    Chance chance = new ScriptedChance(List.of(dice));
    return new Played(NarvikTable.in(situation.pack(), position, chance));
  }
}
