package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.SideStep;

/**
 * 20.2, 20.3 Going ashore goes on: more ships of the group unload, then those that have unloaded
 * leave or stay. What a landing costs falls due at the end.
 */
final class GoingAshoreStep implements SideStep<NavalFrame.GoingAshore> {
  private final UnopposedLanding unopposedLanding;
  private final Sailing sailing;
  private final Fatigue fatigue;

  GoingAshoreStep(UnopposedLanding unopposedLanding, Sailing sailing, Fatigue fatigue) {
    this.unopposedLanding = unopposedLanding;
    this.sailing = sailing;
    this.fatigue = fatigue;
  }

  @Override
  public Class<NavalFrame.GoingAshore> frame() {
    return NavalFrame.GoingAshore.class;
  }

  @Override
  public Side side(NavalFrame.GoingAshore frame) {
    return Side.ALLIED;
  }

  /** What may still be done; nothing ends the action. */
  @Rule({"20.2", "20.3"})
  List<Offer<Command>> more(Position position, NavalFrame.GoingAshore frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (!frame.leaving()) {
      offers.addAll(unopposedLanding.more(position, frame));
    }
    List<ShipOnMap> leaving = frame.emptied().stream().map(ship -> position.ship(ship)).toList();
    offers.addAll(sailing.offers(leaving));
    return offers;
  }

  @Override
  public RuleId rule(NavalFrame.GoingAshore frame) {
    return new RuleId("20.3");
  }

  @Override
  public Offers<Command> offers(Position position, NavalFrame.GoingAshore frame, Seat seat) {
    List<Offer<Command>> more = more(position, frame);
    return more.isEmpty()
        ? Offers.of()
        : Offers.of(Offer.<Command>of(NavalCommand.DropAnchor.class)).and(new Offers<>(more));
  }

  @Override
  public Command fallback(
      Position position, NavalFrame.GoingAshore frame, Seat seat, Offers<Command> offers) {
    return new NavalCommand.DropAnchor();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, NavalFrame.GoingAshore frame, Seat seat, Command command) {
    if (command instanceof NavalCommand.DropAnchor) {
      return List.of();
    }
    if (command instanceof NavalCommand.Sail sail) {
      return sail.ships().stream()
          .filter(ship -> !frame.emptied().contains(ship))
          .findFirst()
          .map(ship -> List.of(Finding.forbids("20.2", new NavalWhy.NotInThisAction(ship))))
          .orElseGet(() -> sailing.bars(position, sail));
    }
    return frame.leaving()
        ? ChoiceQuestions.notNow("20.2", "going-ashore")
        : unopposedLanding.barsMore(position, frame, command);
  }

  @Override
  public void take(
      NavalFrame.GoingAshore frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (command instanceof NavalCommand.Sail sail) {
      sailing.sail(ruling, sail.ships(), sail.to());
      List<String> left =
          frame.emptied().stream().filter(ship -> !sail.ships().contains(ship)).toList();
      ruling.replaceFrame(
          new NavalFrame.GoingAshore(frame.hex(), frame.landing(), true, left, frame.landed()));
    } else if (command instanceof NavalCommand.DropAnchor) {
      enter(frame, ruling);
    } else {
      ruling.replaceFrame(unopposedLanding.goOn(ruling, frame, command));
    }
  }

  /** 9.0 (ruling 9): every disembarkation is an attack action; the fatigue of a landing is due. */
  @Override
  @Rule({"9.0/r9", "10.1a", "20.3"})
  public void enter(NavalFrame.GoingAshore frame, RulingInProgress<Position, Frame> ruling) {
    int points = fatigue.onTable("landing-unopposed");
    for (String unit : frame.landed()) {
      fatigue.change(ruling, unit, points, "10.1a", "landing-unopposed");
    }
    ruling.popFrame();
    ActionEnd.ofAction(ruling, Side.ALLIED, true);
  }
}
