package umpire.weserubung.play.naval;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.Navigating;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;

/** 8.0 The naval phase: each seat first sails to attack, then anywhere else. */
final class NavalPhase implements Phase {
  private final NavigatingStep navigating;

  NavalPhase(NavigatingStep navigating) {
    this.navigating = navigating;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.NAVAL;
  }

  @Override
  public int parts() {
    return 2;
  }

  @Override
  public boolean acts(Position position, Seat seat) {
    return navigating.hasAnything(position, new Navigating(seat, false)) // the shorter question
        || navigating.hasAnything(position, new Navigating(seat, true));
  }

  /** 8.0, r28: movement to attack comes before any other. */
  @Override
  @Rule({"8.0", "7.0/r28"})
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    Navigating frame = new Navigating(seat, part == 0);
    if (navigating.hasAnything(ruling.position(), frame)) {
      ruling.pushFrame(frame);
    }
  }
}
