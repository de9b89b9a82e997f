package umpire.weserubung.play.turn;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.rules.OrderOfBattle;

/** 5.0, 6.0, 15.0 The turn itself. */
public final class TurnChapter {
  private final OrderOfBattle orderOfBattle;
  private final List<Phase> phases;

  /** Plays these phases; the offensive one is its own. */
  public TurnChapter(OrderOfBattle orderOfBattle, List<Phase> phases) {
    this.orderOfBattle = orderOfBattle;
    this.phases = List.copyOf(phases);
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    Purchases purchases = new Purchases(orderOfBattle);
    OrderStep order = new OrderStep();
    return List.of(
        Step.runs(
            TurnFrame.Sequence.class, new Phases(orderOfBattle, purchases, order, phases)::run),
        purchases,
        order,
        Step.ends(TurnFrame.Ended.class, TurnFrame.Ended::outcome));
  }
}
