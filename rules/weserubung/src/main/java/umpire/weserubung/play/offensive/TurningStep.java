package umpire.weserubung.play.offensive;

import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.OffensiveFrame.Turning;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;

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
  public void enter(Turning frame, RulingInProgress<Position, Frame> ruling) {
    Set<Seat> idle =
        frame.passes() < 2 ? alternation.idle(ruling.position(), frame.side()) : Set.of();
    ruling.replaceFrame(new Alternating(frame.side(), frame.passes(), idle));
  }

  /** 10.11: an air strike is over; whose turn it is stands already. */
  @Override
  public void resumed(
      Turning frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (!(frameResult instanceof Landed)) {
      Step.super.resumed(frame, frameResult, ruling);
    }
  }
}
