package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.FuhrersOrders;
import umpire.narvik.rules.SideAsks;

/**
 * 15.3a Advance: attacking infantry and tanks enter the vacated hex, unit by unit, or hold back.
 */
final class AdvanceStep implements SideAsks<AssaultFrame.Advancing> {
  private final ResultSequence resultSequence;
  private final Fatigue fatigue;

  AdvanceStep(ResultSequence resultSequence, Fatigue fatigue) {
    this.resultSequence = resultSequence;
    this.fatigue = fatigue;
  }

  @Override
  public Side side(AssaultFrame.Advancing frame) {
    return frame.assault().attacker();
  }

  @Override
  public RuleId rule(AssaultFrame.Advancing frame) {
    return new RuleId("15.3a");
  }

  @Override
  @Rule("15.3a")
  public Offers<Command> offers(Position position, AssaultFrame.Advancing frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.HoldBack.class));
    if (!FuhrersOrders.bind(position, side(frame))) {
      offers.add(Offer.of(Command.Advance.class, "unit", new Domain.One(frame.open())));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.Advancing frame, Seat seat, Offers<Command> offers) {
    return new Command.HoldBack();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.Advancing frame, Seat seat, Command command) {
    if (command instanceof Command.HoldBack) {
      return List.of();
    }
    if (!(command instanceof Command.Advance(String unit))) {
      return List.of();
    }
    List<Finding> orders = FuhrersOrders.bars(position, side(frame));
    return orders.isEmpty() ? resultSequence.barsAdvance(position, frame.assault(), unit) : orders;
  }

  /** 15.3a (ruling 69): the point comes off at once, before the assault's own fatigue. */
  @Override
  @Rule("15.3a/r69")
  public void take(
      AssaultFrame.Advancing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof Command.Advance(String unit))) {
      ruling.add(new Event.HeldBack(side(frame)));
      ruling.replaceFrame(new AssaultFrame.Concluding(frame.assault()));
      return;
    }
    Place from = ruling.position().unit(unit).place();
    ruling.add(new Event.Advanced(unit, from, frame.assault().target()));
    FuhrersOrders.disproved(ruling, side(frame));
    fatigue.change(ruling, unit, fatigue.inText("advance"), "15.3a", "advance");
    resultSequence.advance(ruling, frame.assault(), RetreatSearch.without(frame.open(), unit));
  }
}
