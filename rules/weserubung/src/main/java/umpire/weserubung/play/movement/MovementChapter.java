package umpire.weserubung.play.movement;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.MovementFrame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/**
 * 11.0 Movement phase: every seat moves what has an action left, the first side before the other.
 */
public final class MovementChapter implements Chapter<MovementFrame>, Phase {
  private final MovementStep step;

  public MovementChapter(
      Chart chart, Mix mix, Marches marches, Trains trains, List<FurtherMoves> further) {
    this.step = new MovementStep(mix, marches, trains, new Debarkations(chart, mix), further);
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

  @Override
  public Class<MovementFrame> frame() {
    return MovementFrame.class;
  }

  /** A seat that has nothing left to move is not asked. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, MovementFrame frame) {
    MovementFrame.Moving moving = (MovementFrame.Moving) frame;
    return step.hasMoves(position, moving.seat())
        ? new Wait.Choice<>(step, moving)
        : new Wait.Nothing<>();
  }

  @Override
  public List<Seat> asked(Position position, MovementFrame frame) {
    return List.of(((MovementFrame.Moving) frame).seat());
  }

  @Override
  public void enter(MovementFrame frame, Course<Position, Frame> course) {
    course.leave();
  }
}
