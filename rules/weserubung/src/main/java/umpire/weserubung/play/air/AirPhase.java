package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 7.0 The air phase: each seat's attacks, then its other flights. */
final class AirPhase implements Phase {
  private final Wings wings;
  private final Strikes strikes;
  private final Transfers transfers;

  AirPhase(Wings wings, Strikes strikes, Transfers transfers) {
    this.wings = wings;
    this.strikes = strikes;
    this.transfers = transfers;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.AIR;
  }

  /** 7.0: attacks, then other flights. */
  @Override
  public int parts() {
    return 2;
  }

  @Override
  @Rule({"7.0", "3.3.1-e"})
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    if (part == 0) {
      for (String aircraft : grounded(course.position(), seat)) {
        course.tell(new AirEvent.MayFlyAgain(aircraft));
      }
    }
    course.push(part == 0 ? new AirFrame.Striking(seat) : new AirFrame.Transferring(seat));
  }

  private List<String> grounded(Position position, Seat seat) {
    List<String> grounded = new ArrayList<>();
    for (Piece piece : position.in(Chart.BRITAIN)) {
      if (piece.is(Mark.GROUNDED) && wings.seat(position, piece.id()).equals(seat)) {
        grounded.add(piece.id());
      }
    }
    return grounded;
  }

  /** Who may fly again from now on (3.3.1-e) counts, wherever he could fly to. */
  @Override
  public boolean acts(Position position, Seat seat) {
    return strikes.isOpen(position, seat)
        || transfers.isOpen(position, seat)
        || !grounded(position, seat).isEmpty();
  }
}
