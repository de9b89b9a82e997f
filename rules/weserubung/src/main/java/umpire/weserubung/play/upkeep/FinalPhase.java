package umpire.weserubung.play.upkeep;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.FinalFrame.Purpose;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;

/** 13.0 Final phase: ships at sea, building, repairs, in this order (r58). */
final class FinalPhase implements Phase {
  /** 13.0/r58: after the ships at sea. */
  private static final List<Purpose> PURPOSES =
      List.of(Purpose.BUILDING, Purpose.REPAIRING, Purpose.REFITTING);

  @Override
  public TurnPhase phase() {
    return TurnPhase.FINAL;
  }

  @Override
  public int parts() {
    return 1 + PURPOSES.size();
  }

  @Override
  @Rule({"13.0", "13.0/r58"})
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    if (part == 0) {
      ruling.pushFrame(new FinalFrame.Upkeep(ruling.position().conventions().nations(seat)));
    } else {
      ruling.pushFrame(new FinalFrame.Spending(seat, PURPOSES.get(part - 1)));
    }
  }
}
