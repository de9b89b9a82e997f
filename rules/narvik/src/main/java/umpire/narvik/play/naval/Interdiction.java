package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.Revelation;
import umpire.narvik.rules.ShipCapabilities;

/** 20.5 Naval interdiction: one ship, once a turn, tires every unit of a hex that it can hit. */
final class Interdiction {
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;
  private final Revelation revelation;
  private final Fatigue fatigue;
  private final AttackPoints points;

  Interdiction(
      ChapterContext chapterContext,
      ShipCapabilities shipCapabilities,
      Revelation revelation,
      Fatigue fatigue,
      AttackPoints points) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = shipCapabilities;
    this.revelation = revelation;
    this.fatigue = fatigue;
    this.points = points;
  }

  List<Offer<Command>> offers(Position position) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (ShipOnMap ship : shipCapabilities.free(position)) {
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
    int range = chapterContext.mix().ship(ship.id()).range();
    Set<Place> targets = new TreeSet<>();
    for (Unit unit : chapterContext.mix().of(position, Side.GERMAN)) {
      if (chapterContext.fire().reaches(range, ship.place(), unit.place())) {
        targets.add(unit.place());
      }
    }
    return List.copyOf(targets);
  }

  /** Why the ship cannot interdict the hex. */
  List<Finding> bars(Position position, NavalCommand.InterdictByShip command) {
    List<Finding> why = new ArrayList<>(shipCapabilities.barsActing(position, command.ship()));
    if (why.isEmpty()) {
      why.addAll(barsShip(position.ship(command.ship())));
    }
    if (why.isEmpty() && !shipCapabilities.held(position, Side.GERMAN, command.target())) {
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
    if (chapterContext.mix().ship(id).bombardment() == 0
        || !chapterContext.map().isHex(ship.place())) {
      return List.of(Finding.forbids("20.5a", new Why.NoBombardment(id)));
    }
    return ship.fired() ? List.of(Finding.forbids("20.5b", new NavalWhy.ShipFired(id))) : List.of();
  }

  private List<Finding> barsFire(Position position, String id, Place target) {
    int range = chapterContext.mix().ship(id).range();
    return chapterContext.fire().barsShip(id, range, position.ship(id).place(), target);
  }

  /** 20.5b, 11.2: the hex is revealed, then each unit in it bears two points a strength point. */
  @Rule({"20.5b", "11.2", "29.0"})
  void carryOut(RulingInProgress<Position, Frame> ruling, NavalCommand.InterdictByShip command) {
    ruling.add(new NavalEvent.ShipInterdicted(command.ship(), command.target()));
    points.score(ruling, command.target());
    revelation.ofHex(ruling, Side.GERMAN, command.target());
    int each =
        chapterContext.mix().ship(command.ship()).bombardment()
            * fatigue.inText("naval-interdiction");
    for (Unit unit : chapterContext.mix().in(ruling.position(), Side.GERMAN, command.target())) {
      fatigue.change(ruling, unit.id(), each, "20.5b", "naval-interdiction");
    }
    ActionEnd.ofAction(ruling, Side.ALLIED, true);
  }
}
