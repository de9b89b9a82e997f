package umpire.weserubung.play.offensive;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.OffensiveFrame.Turning;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.play.turn.Victory;

/** 10.0-a A side's turn. */
final class AlternatingStep implements Step<Position, Command, Frame, Alternating> {
  private final Alternation alternation;

  AlternatingStep(Alternation alternation) {
    this.alternation = alternation;
  }

  @Override
  public Class<Alternating> frame() {
    return Alternating.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Alternating frame) {
    boolean over =
        frame.passes() >= 2 || frame.yielded().containsAll(alternation.seats(position, frame));
    return over ? new Wait.Nothing<>() : new Wait.Choice<>(alternation, frame);
  }

  /** 10.0-a: the phase ends with two passes in a row; who can do nothing cannot but pass. */
  @Override
  @Rule("10.0-a")
  public void enter(Alternating frame, RulingInProgress<Position, Frame> ruling) {
    if (frame.passes() < 2) {
      ruling.replaceFrame(new Turning(frame.side().other(), frame.passes() + 1));
      return;
    }
    ruling.popFrame();
    if (ruling.position().calendar().play() == Setup.Play.BATTLE) {
      Victory.ofBattle(Side.ALLIED, ruling);
    }
  }
}
