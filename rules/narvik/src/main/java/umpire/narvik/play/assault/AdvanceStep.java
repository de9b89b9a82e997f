package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.Event;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.FuhrersOrders;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;

/**
 * 15.3a Advance: attacking infantry and tanks enter the vacated hex, unit by unit, or hold back.
 */
final class AdvanceStep implements Step<AssaultFrame.Advancing> {
  private final Aftermath aftermath;
  private final Fatigue fatigue;

  AdvanceStep(Aftermath aftermath, Fatigue fatigue) {
    this.aftermath = aftermath;
    this.fatigue = fatigue;
  }

  @Override
  public Side side(AssaultFrame.Advancing frame) {
    return frame.assault().attacker();
  }

  @Override
  @Rule("15.3a")
  public Asked<Command> asked(Position position, AssaultFrame.Advancing frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.HoldBack.class));
    if (!FuhrersOrders.bind(position, side(frame))) {
      offers.add(Offer.of(Command.Advance.class, "unit", new Domain.One(frame.open())));
    }
    return Asking.now(position, "15.3a", offers, new Command.HoldBack());
  }

  @Override
  public List<Finding> bars(Position position, AssaultFrame.Advancing frame, Command command) {
    if (command instanceof Command.HoldBack) {
      return List.of();
    }
    if (!(command instanceof Command.Advance(String unit))) {
      return Asking.notNow("15.3a", "advancing");
    }
    List<Finding> orders = FuhrersOrders.bars(position, side(frame));
    return orders.isEmpty() ? aftermath.barsAdvance(position, frame.assault(), unit) : orders;
  }

  /** 15.3a (ruling 69): the point comes off at once, before the assault's own fatigue. */
  @Override
  @Rule("15.3a/r69")
  public void take(AssaultFrame.Advancing frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof Command.Advance(String unit))) {
      course.tell(new Event.HeldBack(side(frame)));
      course.replace(new AssaultFrame.Concluding(frame.assault()));
      return;
    }
    Place from = course.position().unit(unit).place();
    course.tell(new Event.Advanced(unit, from, frame.assault().target()));
    FuhrersOrders.disproved(course, side(frame));
    fatigue.change(course, unit, fatigue.inText("advance"), "15.3a", "advance");
    aftermath.advance(course, frame.assault(), RetreatSearch.without(frame.open(), unit));
  }
}
