package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Fleet;
import umpire.narvik.lore.Revelation;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.5 Naval interdiction: one ship, once a turn, tires every unit of a hex that it can hit. */
final class Interdiction {
  private final Book book;
  private final Fleet fleet;
  private final Revelation revelation;
  private final Fatigue fatigue;
  private final AttackPoints points;

  Interdiction(
      Book book, Fleet fleet, Revelation revelation, Fatigue fatigue, AttackPoints points) {
    this.book = book;
    this.fleet = fleet;
    this.revelation = revelation;
    this.fatigue = fatigue;
    this.points = points;
  }

  List<Offer<Command>> offers(Position position) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (ShipOnMap ship : fleet.free(position)) {
      List<Place> targets = barsShip(ship).isEmpty() ? targets(position, ship) : List.of();
      if (!targets.isEmpty()) {
        offers.add(
            new Offer<>(
                NavalCommand.InterdictByShip.class,
                List.of(
                    new Offer.Parameter("ship", new Domain.One(List.of(ship.id()))),
                    new Offer.Parameter("target", new Domain.One(targets)))));
      }
    }
    return offers;
  }

  private List<Place> targets(Position position, ShipOnMap ship) {
    int range = book.mix().ship(ship.id()).range();
    Set<Place> targets = new TreeSet<>();
    for (Unit unit : book.mix().of(position, Side.GERMAN)) {
      if (book.fire().reaches(range, ship.place(), unit.place())) {
        targets.add(unit.place());
      }
    }
    return List.copyOf(targets);
  }

  /** Why the ship cannot interdict the hex. */
  List<Finding> bars(Position position, NavalCommand.InterdictByShip command) {
    List<Finding> why = new ArrayList<>(fleet.barsActing(position, command.ship()));
    if (why.isEmpty()) {
      why.addAll(barsShip(position.ship(command.ship())));
    }
    if (why.isEmpty() && !fleet.held(position, Side.GERMAN, command.target())) {
      why.add(Finding.forbids("20.5b", new Why.NoEnemy(command.target())));
    }
    return why.isEmpty() ? barsFire(position, command.ship(), command.target()) : why;
  }

  /** 20.2, 20.5: guns, no cargo, and not twice in a turn. */
  @Rule({"20.2", "20.5a", "20.5b"})
  private List<Finding> barsShip(ShipOnMap ship) {
    String id = ship.id();
    if (!ship.cargo().isEmpty()) {
      String cargo = ship.cargo().getFirst().id();
      return List.of(Finding.forbids("20.2", new Why.CarryingCargo(id, cargo)));
    }
    if (book.mix().ship(id).bombardment() == 0 || !book.map().isHex(ship.place())) {
      return List.of(Finding.forbids("20.5a", new Why.NoBombardment(id)));
    }
    return ship.fired() ? List.of(Finding.forbids("20.5b", new NavalWhy.ShipFired(id))) : List.of();
  }

  private List<Finding> barsFire(Position position, String id, Place target) {
    int range = book.mix().ship(id).range();
    return book.fire().barsShip(id, range, position.ship(id).place(), target);
  }

  /** 20.5b, 11.2: the hex is revealed, then each unit in it bears two points a strength point. */
  @Rule({"20.5b", "11.2", "29.0"})
  void carryOut(Course<Position, Frame> course, NavalCommand.InterdictByShip command) {
    course.tell(new NavalEvent.ShipInterdicted(command.ship(), command.target()));
    points.score(course, command.target());
    revelation.ofHex(course, Side.GERMAN, command.target());
    int each = book.mix().ship(command.ship()).bombardment() * fatigue.inText("naval-interdiction");
    for (Unit unit : book.mix().in(course.position(), Side.GERMAN, command.target())) {
      fatigue.change(course, unit.id(), each, "20.5b", "naval-interdiction");
    }
    ActionEnd.ofAction(course, Side.ALLIED, true);
  }
}
