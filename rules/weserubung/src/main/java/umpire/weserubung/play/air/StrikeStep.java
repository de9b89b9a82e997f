package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Striking;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;

/** 7.1 A seat orders attacks, one after the other. */
final class StrikeStep implements AskingStep<Position, Command, Frame, Striking> {
  private final Strikes strikes;

  StrikeStep(Strikes strikes) {
    this.strikes = strikes;
  }

  @Override
  public Class<Striking> frame() {
    return Striking.class;
  }

  @Override
  public RuleId rule(Striking frame) {
    return new RuleId("7.1-a");
  }

  @Override
  public List<Seat> seats(Position position, Striking frame) {
    return List.of(frame.seat());
  }

  /** Nothing, where the seat has nobody to send. */
  @Override
  public Offers<Command> offers(Position position, Striking frame, Seat seat) {
    List<Offer<Command>> orders = new ArrayList<>();
    strikes.offers(position, seat, orders);
    if (!orders.isEmpty()) {
      orders.addFirst(Offer.of(AirCommand.EndStrikes.class));
    }
    return new Offers<>(orders);
  }

  @Override
  public Command fallback(Position position, Striking frame, Seat seat, Offers<Command> offers) {
    return new AirCommand.EndStrikes();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Striking frame, Seat seat, Command command) {
    return strikes.reasons(position, seat, command);
  }

  @Override
  public void take(
      Striking frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof AirCommand.Strike strike) {
      strikes.take(seat, strike, ruling);
    } else {
      ruling.add(new AirEvent.FlyingEnded(seat));
      ruling.popFrame();
    }
  }

  /** A strike is over: the next one may be ordered. */
  @Override
  public void resumed(
      Striking frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (!(frameResult instanceof Landed)) {
      AskingStep.super.resumed(frame, frameResult, ruling);
    }
  }
}
