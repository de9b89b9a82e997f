package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.ShipCapabilities;
import umpire.narvik.rules.SideStep;
import umpire.narvik.terrain.Waterways;

/**
 * 20.2 Embarking in a friendly port, the approach included; the movement ends with it. Ships of one
 * place may come as a group, and each takes a unit aboard. It costs the land unit nothing.
 */
final class Embarkation implements SideStep<NavalFrame.Embarking> {
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;
  private final Waterways waterways;
  private final Sailing sailing;

  Embarkation(
      ChapterContext chapterContext,
      ShipCapabilities shipCapabilities,
      Waterways waterways,
      Sailing sailing) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = shipCapabilities;
    this.waterways = waterways;
    this.sailing = sailing;
  }

  /** Every ship with every unit of a port that it can reach and carry. */
  List<Offer<Command>> offers(Position position) {
    List<ShipOnMap> ships =
        shipCapabilities.free(position).stream().filter(ship -> ship.cargo().isEmpty()).toList();
    List<Offer<Command>> offers = new ArrayList<>();
    if (!ships.isEmpty()) {
      inPorts(position).forEach((port, units) -> offers.addAll(offers(ships, port, units)));
    }
    return offers;
  }

  private Map<Place, List<Unit>> inPorts(Position position) {
    Map<Place, List<Unit>> ports = new TreeMap<>();
    for (Unit unit : chapterContext.mix().of(position, Side.ALLIED)) {
      if (chapterContext.map().hexHas(unit.place(), "port")) {
        ports.put(unit.place(), chapterContext.mix().in(position, Side.ALLIED, unit.place()));
      }
    }
    return ports;
  }

  private List<Offer<Command>> offers(List<ShipOnMap> ships, Place port, List<Unit> units) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (ShipOnMap ship : ships) {
      List<String> aboard = comes(ship, port) ? shipCapabilities.taken(ship, units) : List.of();
      if (!aboard.isEmpty()) {
        offers.add(
            new Offer<>(
                NavalCommand.Embark.class,
                List.of(
                    new Offer.Parameter("ship", new Domain.One(List.of(ship.id()))),
                    new Offer.Parameter("unit", new Domain.One(aboard)))));
      }
    }
    return offers;
  }

  private boolean comes(ShipOnMap ship, Place port) {
    return ship.place().equals(port) || waterways.from(ship.place()).contains(port);
  }

  /** Why the ship cannot come and take the unit aboard. */
  @Rule({"20.2", "20.2/r74"})
  List<Finding> bars(Position position, NavalCommand.Embark embark) {
    List<Finding> why = shipCapabilities.barsActing(position, embark.ship());
    if (!why.isEmpty()) {
      return why;
    }
    List<Finding> carrying = shipCapabilities.barsCarrying(position, embark.ship(), embark.unit());
    Unit unit = position.units().get(embark.unit());
    if (!carrying.isEmpty() || unit == null) {
      return carrying;
    }
    if (!chapterContext.map().hexHas(unit.place(), "port")) {
      return List.of(Finding.forbids("20.2", new NavalWhy.NoFriendlyPort(unit.place())));
    }
    Place from = position.ship(embark.ship()).place();
    return from.equals(unit.place()) ? List.of() : waterways.bars(from, unit.place());
  }

  /** The first unit of the action goes aboard. */
  void begin(RulingInProgress<Position, Frame> ruling, NavalCommand.Embark embark) {
    Place from = ruling.position().ship(embark.ship()).place();
    Place port = aboard(ruling, embark);
    ruling.pushFrame(new NavalFrame.Embarking(port, from, List.of(embark.ship())));
  }

  private Place aboard(RulingInProgress<Position, Frame> ruling, NavalCommand.Embark embark) {
    Place from = ruling.position().ship(embark.ship()).place();
    Unit unit = ruling.position().unit(embark.unit());
    if (!from.equals(unit.place())) {
      sailing.sail(ruling, List.of(embark.ship()), unit.place());
    }
    ruling.add(new NavalEvent.WentAboard(embark.ship(), embark.unit(), unit.place()));
    return unit.place();
  }

  /** Ships of the same group that can take more aboard in the same port; none ends the action. */
  List<Offer<Command>> more(Position position, NavalFrame.Embarking frame) {
    List<ShipOnMap> group =
        shipCapabilities.free(position).stream().filter(ship -> ofGroup(frame, ship)).toList();
    return offers(
        group, frame.port(), chapterContext.mix().in(position, Side.ALLIED, frame.port()));
  }

  private static boolean ofGroup(NavalFrame.Embarking frame, ShipOnMap ship) {
    return ship.cargo().isEmpty()
        && ship.place().equals(frame.from())
        && !frame.laden().contains(ship.id());
  }

  @Override
  public Class<NavalFrame.Embarking> frame() {
    return NavalFrame.Embarking.class;
  }

  @Override
  public Side side(NavalFrame.Embarking frame) {
    return Side.ALLIED;
  }

  @Override
  public RuleId rule(NavalFrame.Embarking frame) {
    return new RuleId("20.2");
  }

  @Override
  @Rule("20.2")
  public Offers<Command> offers(Position position, NavalFrame.Embarking frame, Seat seat) {
    List<Offer<Command>> more = more(position, frame);
    return more.isEmpty()
        ? Offers.of()
        : Offers.of(Offer.<Command>of(NavalCommand.DropAnchor.class)).and(new Offers<>(more));
  }

  @Override
  public Command fallback(
      Position position, NavalFrame.Embarking frame, Seat seat, Offers<Command> offers) {
    return new NavalCommand.DropAnchor();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, NavalFrame.Embarking frame, Seat seat, Command command) {
    if (command instanceof NavalCommand.DropAnchor) {
      return List.of();
    }
    if (!(command instanceof NavalCommand.Embark embark)) {
      return List.of(); // the movement of the ship is over
    }
    List<Finding> why = bars(position, embark);
    if (!why.isEmpty()) {
      return why;
    }
    boolean fits =
        ofGroup(frame, position.ship(embark.ship()))
            && position.unit(embark.unit()).place().equals(frame.port());
    return fits
        ? List.of()
        : List.of(Finding.forbids("20.2", new NavalWhy.NotInThisAction(embark.ship())));
  }

  @Override
  public void take(
      NavalFrame.Embarking frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (command instanceof NavalCommand.Embark embark) {
      aboard(ruling, embark);
      List<String> laden = ChoiceQuestions.both(frame.laden(), List.of(embark.ship()));
      ruling.replaceFrame(new NavalFrame.Embarking(frame.port(), frame.from(), laden));
    } else {
      enter(frame, ruling);
    }
  }

  /** Everyone sees ships and units, so an action without more to do ends by itself. */
  @Override
  public void enter(NavalFrame.Embarking frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ActionEnd.ofAction(ruling, Side.ALLIED, false);
  }
}
