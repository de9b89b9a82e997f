package umpire.weserubung.play.naval;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.Engaging;

/** 8.1-b, 8.4-0 Ships have come to where they attack. */
final class EngagingStep implements Step<Position, Command, Frame, Engaging> {
  private final Engagements engagements;

  EngagingStep(Engagements engagements) {
    this.engagements = engagements;
  }

  @Override
  public Class<Engaging> frame() {
    return Engaging.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Engaging frame) {
    return new Wait.Nothing<>();
  }

  /** 8.1-b: at the target; if nobody is there any more, that is all. */
  @Override
  @Rule("8.1-b")
  public void enter(Engaging frame, RulingInProgress<Position, Frame> ruling) {
    if (!engagements.attack(frame.voyage(), ruling)) {
      Sailing.arrived(ruling);
    }
  }

  /** The battle is over. */
  @Override
  public void resumed(
      Engaging frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    Sailing.arrived(ruling);
  }
}
