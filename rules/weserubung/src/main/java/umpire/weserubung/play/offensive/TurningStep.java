package umpire.weserubung.play.offensive;

import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Result.Landed;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.OffensiveFrame.Turning;

/** 10.0-a It comes to be a side's turn. */
final class TurningStep implements Step<Position, Command, Frame, Turning> {
  private final Alternation alternation;

  TurningStep(Alternation alternation) {
    this.alternation = alternation;
  }

  @Override
  public Class<Turning> frame() {
    return Turning.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Turning frame) {
    return new Wait.Nothing<>();
  }

  /** 10.0-a: who cannot do anything is not asked. */
  @Override
  @Rule("10.0-a")
  public void enter(Turning frame, Course<Position, Frame> course) {
    Set<Seat> idle =
        frame.passes() < 2 ? alternation.idle(course.position(), frame.side()) : Set.of();
    course.replace(new Alternating(frame.side(), frame.passes(), idle));
  }

  /** 10.11: an air strike is over; whose turn it is stands already. */
  @Override
  public void resumed(Turning frame, Result result, Course<Position, Frame> course) {
    if (!(result instanceof Landed)) {
      Step.super.resumed(frame, result, course);
    }
  }
}
