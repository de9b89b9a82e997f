package umpire.weserubung.play.movement;

import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Seat;
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
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    course.push(new MovementFrame.Moving(seat));
  }
}
