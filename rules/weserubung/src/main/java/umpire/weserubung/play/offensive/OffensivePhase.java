package umpire.weserubung.play.offensive;

import java.util.Set;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;

/** 10.0 Combat phase: offensives one side after the other. */
final class OffensivePhase implements Phase {
  private final Alternation alternation;

  OffensivePhase(Alternation alternation) {
    this.alternation = alternation;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.COMBAT;
  }

  @Override
  public int parts() {
    return 1;
  }

  @Override
  public boolean alternate() {
    return true;
  }

  /** 10.0-a: true if it has an offensive left. */
  @Override
  public boolean acts(Position position, Seat seat) {
    Alternating turn = new Alternating(MatchAgreements.side(seat), 0, Set.of());
    return alternation.seats(position, turn).contains(seat);
  }

  @Override
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    ruling.pushFrame(new OffensiveFrame.Turning(MatchAgreements.side(seat), 0));
  }
}
