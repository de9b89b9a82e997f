package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
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
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.ShipCapabilities;

/**
 * 20.2, 20.3 Ashore where no enemy is: a disembarkation in a port that another friend holds, else a
 * landing in a port or on a beach. The ships came by an earlier action.
 */
final class UnopposedLanding {
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;

  UnopposedLanding(ChapterContext chapterContext, ShipCapabilities shipCapabilities) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = shipCapabilities;
  }

  /** A disembarkation or a landing for each ship that could begin one. */
  List<Offer<Command>> offers(Position position) {
    List<String> disembarking = new ArrayList<>();
    List<String> landing = new ArrayList<>();
    for (ShipOnMap ship : shipCapabilities.free(position)) {
      if (ship.cargo().isEmpty()) {
        continue;
      }
      if (bars(position, new NavalCommand.Disembark(ship.id())).isEmpty()) {
        disembarking.add(ship.id());
      }
      if (bars(position, new NavalCommand.Land(ship.id())).isEmpty()) {
        landing.add(ship.id());
      }
    }
    return offers(disembarking, landing);
  }

  private static List<Offer<Command>> offers(List<String> disembarking, List<String> landing) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (!disembarking.isEmpty()) {
      offers.add(Offer.of(NavalCommand.Disembark.class, "ship", new Domain.One(disembarking)));
    }
    if (!landing.isEmpty()) {
      offers.add(Offer.of(NavalCommand.Land.class, "ship", new Domain.One(landing)));
    }
    return offers;
  }

  /** 20.2: why the cargo cannot simply disembark: the port must hold another friend. */
  @Rule("20.2")
  List<Finding> bars(Position position, NavalCommand.Disembark command) {
    List<Finding> why = barsUnloading(position, command.ship());
    if (!why.isEmpty()) {
      return why;
    }
    Place hex = position.ship(command.ship()).place();
    return shipCapabilities.friendlyPort(position, hex)
        ? room(position, command.ship())
        : List.of(Finding.forbids("20.2", new NavalWhy.NoFriendlyPort(hex)));
  }

  /** 20.3: why the cargo cannot land; in a friendly port it disembarks instead. */
  @Rule("20.3")
  List<Finding> bars(Position position, NavalCommand.Land command) {
    List<Finding> why = barsUnloading(position, command.ship());
    if (!why.isEmpty()) {
      return why;
    }
    Place hex = position.ship(command.ship()).place();
    return shipCapabilities.friendlyPort(position, hex)
        ? List.of(Finding.forbids("20.3", new NavalWhy.CannotLand(command.ship(), hex, "friendly")))
        : barsShore(position, command.ship(), hex);
  }

  private List<Finding> barsShore(Position position, String ship, Place hex) {
    if (shipCapabilities.held(position, Side.GERMAN, hex)) {
      return List.of(Finding.forbids("20.3.1", new Why.EnemyHeld(hex)));
    }
    List<Finding> why = shipCapabilities.barsLanding(ship, hex, false);
    return why.isEmpty() ? room(position, ship) : why;
  }

  private List<Finding> barsUnloading(Position position, String ship) {
    List<Finding> why = shipCapabilities.barsActing(position, ship);
    return why.isEmpty() && position.ship(ship).cargo().isEmpty()
        ? List.of(Finding.forbids("20.2", new NavalWhy.ShipEmpty(ship)))
        : why;
  }

  /** 13.2: whoever goes ashore counts from then on. */
  private List<Finding> room(Position position, String shipId) {
    ShipOnMap ship = position.ship(shipId);
    return chapterContext.stacking().bars(position, ship.cargo().getFirst(), ship.place());
  }

  /** The first cargo of the action goes ashore. */
  void begin(RulingInProgress<Position, Frame> ruling, String ship, boolean landing) {
    Place hex = ruling.position().ship(ship).place();
    NavalFrame.GoingAshore frame =
        new NavalFrame.GoingAshore(hex, landing, false, List.of(), List.of());
    ruling.pushFrame(unload(ruling, frame, ship));
  }

  /** The next cargo of the action goes ashore. */
  NavalFrame goOn(
      RulingInProgress<Position, Frame> ruling, NavalFrame.GoingAshore frame, Command command) {
    if (command instanceof NavalCommand.Disembark(String ship)) {
      return unload(ruling, frame, ship);
    }
    if (command instanceof NavalCommand.Land(String ship)) {
      return unload(ruling, frame, ship);
    }
    throw new IllegalStateException(command + " puts nothing ashore");
  }

  private NavalFrame.GoingAshore unload(
      RulingInProgress<Position, Frame> ruling, NavalFrame.GoingAshore frame, String shipId) {
    Unit cargo = ruling.position().ship(shipId).cargo().getFirst();
    ruling.add(new NavalEvent.WentAshore(shipId, cargo.id(), frame.hex(), frame.landing()));
    List<String> landed =
        frame.landing()
            ? ChoiceQuestions.both(frame.landed(), List.of(cargo.id()))
            : frame.landed();
    List<String> emptied = ChoiceQuestions.both(frame.emptied(), List.of(shipId));
    return new NavalFrame.GoingAshore(frame.hex(), frame.landing(), false, emptied, landed);
  }

  /** Ships of the group, in the same hex, that can unload in the same way (l.649). */
  List<Offer<Command>> more(Position position, NavalFrame.GoingAshore frame) {
    List<String> open =
        shipCapabilities.free(position).stream()
            .filter(ship -> ship.place().equals(frame.hex()))
            .map(ShipOnMap::id)
            .filter(ship -> barsNext(position, frame, ship).isEmpty())
            .toList();
    return frame.landing() ? offers(List.of(), open) : offers(open, List.of());
  }

  /** Why the command is no continuation of the action. */
  List<Finding> barsMore(Position position, NavalFrame.GoingAshore frame, Command command) {
    if (frame.landing() && command instanceof NavalCommand.Land(String ship)) {
      return barsNext(position, frame, ship);
    }
    if (!frame.landing() && command instanceof NavalCommand.Disembark(String ship)) {
      return barsNext(position, frame, ship);
    }
    return ChoiceQuestions.notNow("20.2", "going-ashore");
  }

  /** 20.2: a group does all at once: whoever has just landed makes the port no friendlier. */
  @Rule("20.2")
  private List<Finding> barsNext(Position position, NavalFrame.GoingAshore frame, String ship) {
    List<Finding> why = barsUnloading(position, ship);
    if (!why.isEmpty()) {
      return why;
    }
    if (!position.ship(ship).place().equals(frame.hex())) {
      return List.of(Finding.forbids("20.2", new NavalWhy.NotInThisAction(ship)));
    }
    return frame.landing() ? barsShore(position, ship, frame.hex()) : room(position, ship);
  }
}
