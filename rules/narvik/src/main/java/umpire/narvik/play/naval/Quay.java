package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fleet;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.NavalWhy;

/** 20.2 Going aboard and ashore in Harstad: no action, and no interruption of a movement. */
final class Quay {
  private final Book book;
  private final Fleet fleet;

  Quay(Book book, Fleet fleet) {
    this.book = book;
    this.fleet = fleet;
  }

  List<Offer<Command>> offers(Position position) {
    List<ShipOnMap> ships =
        fleet.free(position).stream()
            .filter(ship -> ship.place().equals(Landmarks.HARSTAD))
            .toList();
    if (ships.isEmpty()) {
      return List.of();
    }
    List<Unit> units = book.mix().in(position, Side.ALLIED, Landmarks.HARSTAD);
    List<Offer<Command>> offers = new ArrayList<>();
    for (ShipOnMap ship : ships) {
      if (!ship.cargo().isEmpty()) {
        offers.add(Offer.of(NavalCommand.Unload.class, "ship", new Domain.One(List.of(ship.id()))));
        continue;
      }
      List<String> aboard = fleet.taken(ship, units);
      if (!aboard.isEmpty()) {
        offers.add(
            new Offer<>(
                NavalCommand.Load.class,
                List.of(
                    new Offer.Parameter("ship", new Domain.One(List.of(ship.id()))),
                    new Offer.Parameter("unit", new Domain.One(aboard)))));
      }
    }
    return offers;
  }

  @Rule("20.2")
  List<Finding> bars(Position position, NavalCommand.Load load) {
    List<Finding> why = barsBerth(position, load.ship());
    if (!why.isEmpty()) {
      return why;
    }
    List<Finding> carrying = fleet.barsCarrying(position, load.ship(), load.unit());
    Unit unit = position.units().get(load.unit());
    return carrying.isEmpty() && unit != null && !unit.place().equals(Landmarks.HARSTAD)
        ? elsewhere(load.ship(), unit.place())
        : carrying;
  }

  @Rule("20.2")
  List<Finding> bars(Position position, NavalCommand.Unload unload) {
    List<Finding> why = barsBerth(position, unload.ship());
    return why.isEmpty() && position.ship(unload.ship()).cargo().isEmpty()
        ? List.of(Finding.forbids("20.2", new NavalWhy.ShipEmpty(unload.ship())))
        : why;
  }

  private List<Finding> barsBerth(Position position, String ship) {
    List<Finding> why = fleet.barsActing(position, ship);
    if (!why.isEmpty()) {
      return why;
    }
    Place place = position.ship(ship).place();
    return place.equals(Landmarks.HARSTAD) ? List.of() : elsewhere(ship, place);
  }

  private static List<Finding> elsewhere(String ship, Place place) {
    return List.of(Finding.forbids("20.2", new NavalWhy.ShipElsewhere(ship, place)));
  }

  void load(Course<Position, Frame> course, NavalCommand.Load load) {
    course.tell(new NavalEvent.WentAboard(load.ship(), load.unit(), Landmarks.HARSTAD));
  }

  void unload(Course<Position, Frame> course, NavalCommand.Unload unload) {
    String cargo = course.position().ship(unload.ship()).cargo().getFirst().id();
    course.tell(new NavalEvent.WentAshore(unload.ship(), cargo, Landmarks.HARSTAD, false));
  }
}
