package umpire.weserubung.play.flight;

import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Transfer;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;

/** 7.6 A flight from base to base: over as soon as nobody of it is in the air. */
public final class TransferFlightStep implements Step<Position, Command, Frame, Transfer> {
  @Override
  public Class<Transfer> frame() {
    return Transfer.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Transfer frame) {
    return new Wait.Nothing<>();
  }

  @Override
  public void resumed(
      Transfer frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (frameResult instanceof TurnedBack) {
      ruling.popFrame();
    } else {
      Step.super.resumed(frame, frameResult, ruling);
    }
  }
}
