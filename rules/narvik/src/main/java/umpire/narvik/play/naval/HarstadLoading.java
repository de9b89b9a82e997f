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
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ShipCapabilities;

/** 20.2 Going aboard and ashore in Harstad: no action, and no interruption of a movement. */
final class HarstadLoading {
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;

  HarstadLoading(ChapterContext chapterContext, ShipCapabilities shipCapabilities) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = shipCapabilities;
  }

  List<Offer<Command>> offers(Position position) {
    List<ShipOnMap> ships =
        shipCapabilities.free(position).stream()
            .filter(ship -> ship.place().equals(Landmarks.HARSTAD))
            .toList();
    if (ships.isEmpty()) {
      return List.of();
    }
    List<Unit> units = chapterContext.mix().in(position, Side.ALLIED, Landmarks.HARSTAD);
    List<Offer<Command>> offers = new ArrayList<>();
    for (ShipOnMap ship : ships) {
      if (!ship.cargo().isEmpty()) {
        offers.add(Offer.of(NavalCommand.Unload.class, "ship", new Domain.One(List.of(ship.id()))));
        continue;
      }
      List<String> aboard = shipCapabilities.taken(ship, units);
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
    List<Finding> carrying = shipCapabilities.barsCarrying(position, load.ship(), load.unit());
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
    List<Finding> why = shipCapabilities.barsActing(position, ship);
    if (!why.isEmpty()) {
      return why;
    }
    Place place = position.ship(ship).place();
    return place.equals(Landmarks.HARSTAD) ? List.of() : elsewhere(ship, place);
  }

  private static List<Finding> elsewhere(String ship, Place place) {
    return List.of(Finding.forbids("20.2", new NavalWhy.ShipElsewhere(ship, place)));
  }

  void load(RulingInProgress<Position, Frame> ruling, NavalCommand.Load load) {
    ruling.add(new NavalEvent.WentAboard(load.ship(), load.unit(), Landmarks.HARSTAD));
  }

  void unload(RulingInProgress<Position, Frame> ruling, NavalCommand.Unload unload) {
    String cargo = ruling.position().ship(unload.ship()).cargo().getFirst().id();
    ruling.add(new NavalEvent.WentAshore(unload.ship(), cargo, Landmarks.HARSTAD, false));
  }
}
