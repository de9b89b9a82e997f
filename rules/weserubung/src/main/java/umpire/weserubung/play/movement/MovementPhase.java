package umpire.weserubung.play.movement;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;

/** 11.0 Movement phase: every seat moves what has an action left, one side before the other. */
final class MovementPhase implements Phase {
  private final MovementStep step;

  MovementPhase(MovementStep step) {
    this.step = step;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.MOVEMENT;
  }

  @Override
  public int parts() {
    return 1;
  }

  @Override
  public boolean acts(Position position, Seat seat) {
    return step.hasMoves(position, seat);
  }

  @Override
  @Rule("11.0-a")
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    ruling.pushFrame(new MovementFrame.Moving(seat));
  }
}
