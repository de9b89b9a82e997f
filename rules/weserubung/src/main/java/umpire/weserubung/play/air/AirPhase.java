package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.MapFacts;

/** 7.0 The air phase: each seat's attacks, then its other flights. */
final class AirPhase implements Phase {
  private final AircraftAvailability aircraftAvailability;
  private final Strikes strikes;
  private final Transfers transfers;

  AirPhase(AircraftAvailability aircraftAvailability, Strikes strikes, Transfers transfers) {
    this.aircraftAvailability = aircraftAvailability;
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
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    if (part == 0) {
      for (String aircraft : grounded(ruling.position(), seat)) {
        ruling.add(new AirEvent.MayFlyAgain(aircraft));
      }
    }
    ruling.pushFrame(part == 0 ? new AirFrame.Striking(seat) : new AirFrame.Transferring(seat));
  }

  private List<String> grounded(Position position, Seat seat) {
    List<String> grounded = new ArrayList<>();
    for (Piece piece : position.in(MapFacts.BRITAIN)) {
      if (piece.is(Mark.GROUNDED) && aircraftAvailability.seat(position, piece.id()).equals(seat)) {
        grounded.add(piece.id());
      }
    }
    return grounded;
  }

  /** Who may fly again from now on (3.3.1-e) counts, wherever they could fly to. */
  @Override
  public boolean acts(Position position, Seat seat) {
    return strikes.isOpen(position, seat)
        || transfers.isOpen(position, seat)
        || !grounded(position, seat).isEmpty();
  }
}
