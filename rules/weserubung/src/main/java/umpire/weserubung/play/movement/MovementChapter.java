package umpire.weserubung.play.movement;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.MovementFrame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Wait;
import umpire.weserubung.play.Waiting;
import umpire.weserubung.play.turn.Doings;
import umpire.weserubung.terrain.Chart;

/**
 * 11.0 Movement phase: every seat moves what has an action left, the first side before the other.
 */
public final class MovementChapter implements Chapter<MovementFrame>, Doings {
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
  public void open(Course course, Seat seat, int part) {
    course.push(new MovementFrame.Moving(seat));
  }

  /** A seat that has nothing left to move is not asked. */
  @Override
  public Wait rest(Position position, MovementFrame frame) {
    MovementFrame.Moving moving = (MovementFrame.Moving) frame;
    return step.hasMoves(position, moving.seat())
        ? new Wait.Asks(new Waiting<>(step, moving))
        : new Wait.Runs();
  }

  @Override
  public List<Seat> asked(Position position, MovementFrame frame) {
    return List.of(((MovementFrame.Moving) frame).seat());
  }

  @Override
  public void run(MovementFrame frame, Course course) {
    course.pop();
  }
}
