package umpire.narvik.play.turn;

import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.rules.SideAsks;

/** 18.2 Emergency air support: once a match, declared before the German air points are thrown. */
public final class AirSupportStep implements SideAsks<TurnFrame.DeclaringAirSupport> {

  /** The Allied player is asked as long as they have not made the declaration. */
  @Rule({"6.3", "18.2"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    if (!ruling.position().air().emergencyUsed()) {
      ruling.pushFrame(new TurnFrame.DeclaringAirSupport());
    }
  }

  @Override
  public Side side(TurnFrame.DeclaringAirSupport frame) {
    return Side.ALLIED;
  }

  @Override
  public RuleId rule(TurnFrame.DeclaringAirSupport frame) {
    return new RuleId("18.2");
  }

  @Override
  public Offers<Command> offers(Position position, TurnFrame.DeclaringAirSupport frame, Seat seat) {
    return Offers.of(
        Offer.of(TurnCommand.KeepAirSupport.class), Offer.of(TurnCommand.DeclareAirSupport.class));
  }

  @Override
  public Command fallback(
      Position position, TurnFrame.DeclaringAirSupport frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.KeepAirSupport();
  }

  @Override
  @Rule("18.2")
  public void take(
      TurnFrame.DeclaringAirSupport frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        command instanceof TurnCommand.DeclareAirSupport
            ? new TurnEvent.AirSupportDeclared()
            : new TurnEvent.AirSupportKept());
    ruling.popFrame();
  }
}
