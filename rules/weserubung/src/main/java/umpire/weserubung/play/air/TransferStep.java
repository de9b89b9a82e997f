package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Transferring;
import umpire.weserubung.model.frame.Frame;

/** 7.6 A seat orders other flights, one after the other. */
final class TransferStep implements AskingStep<Position, Command, Frame, Transferring> {
  private final Transfers transfers;

  TransferStep(Transfers transfers) {
    this.transfers = transfers;
  }

  @Override
  public Class<Transferring> frame() {
    return Transferring.class;
  }

  @Override
  public RuleId rule(Transferring frame) {
    return new RuleId("7.6-a");
  }

  @Override
  public List<Seat> seats(Position position, Transferring frame) {
    return List.of(frame.seat());
  }

  /** Nothing, where the seat has nobody to send. */
  @Override
  public Offers<Command> offers(Position position, Transferring frame, Seat seat) {
    List<Offer<Command>> orders = new ArrayList<>(transfers.offers(position, seat));
    if (!orders.isEmpty()) {
      orders.addFirst(Offer.of(AirCommand.EndFlights.class));
    }
    return new Offers<>(orders);
  }

  @Override
  public Command fallback(
      Position position, Transferring frame, Seat seat, Offers<Command> offers) {
    return new AirCommand.EndFlights();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Transferring frame, Seat seat, Command command) {
    return transfers.reasons(position, seat, command);
  }

  @Override
  public void take(
      Transferring frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof AirCommand.EndFlights) {
      ruling.add(new AirEvent.FlyingEnded(seat));
      ruling.popFrame();
    } else {
      transfers.take(seat, command, ruling);
    }
  }
}
