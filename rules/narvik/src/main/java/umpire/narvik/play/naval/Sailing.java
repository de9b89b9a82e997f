package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ShipCapabilities;
import umpire.narvik.terrain.Waterways;

/**
 * 20.1 Naval movement: ships of one place, alone or as a group, to any place that the waterways
 * reach. A movement ends where the ships will land or bombard, since that is another action.
 */
final class Sailing {
  private final ShipCapabilities shipCapabilities;
  private final Waterways waterways;
  private final Derived<List<Offer<Command>>> everywhere = new Derived<>();

  Sailing(ShipCapabilities shipCapabilities, Waterways waterways) {
    this.shipCapabilities = shipCapabilities;
    this.waterways = waterways;
  }

  /** One offer for each place where ships lie that may move. */
  List<Offer<Command>> offers(Position position) {
    return everywhere.of(position.fleet(), () -> offers(shipCapabilities.free(position)));
  }

  /** One offer for each place where one of these ships lies. */
  List<Offer<Command>> offers(List<ShipOnMap> ships) {
    Map<Place, List<String>> groups = new TreeMap<>();
    for (ShipOnMap ship : ships) {
      groups.computeIfAbsent(ship.place(), _ -> new ArrayList<>()).add(ship.id());
    }
    List<Offer<Command>> offers = new ArrayList<>();
    groups.forEach(
        (place, group) -> {
          List<Place> reached = waterways.from(place);
          if (!reached.isEmpty()) {
            offers.add(
                new Offer<>(
                    NavalCommand.Sail.class,
                    List.of(
                        new Offer.Parameter("ships", new Domain.Some(group, 1, group.size())),
                        new Offer.Parameter("to", new Domain.One(reached)))));
          }
        });
    return List.copyOf(offers);
  }

  /** Why these ships cannot sail there together. */
  @Rule({"20.1", "22.1"})
  List<Finding> bars(Position position, NavalCommand.Sail sail) {
    if (sail.ships().isEmpty()) {
      return List.of(Finding.forbids("20.1", new Why.NoSuchUnit("")));
    }
    Set<String> seen = new HashSet<>();
    for (String id : sail.ships()) {
      List<Finding> why = shipCapabilities.barsActing(position, id);
      if (!why.isEmpty()) {
        return why;
      }
      if (!seen.add(id)) {
        return List.of(Finding.forbids("20.1", new Why.NamedTwice(id)));
      }
    }
    Place from = position.ship(sail.ships().getFirst()).place();
    for (String id : sail.ships()) {
      if (!position.ship(id).place().equals(from)) {
        return List.of(Finding.forbids("20.1", new NavalWhy.NotTogether(id, from)));
      }
    }
    return waterways.bars(from, sail.to());
  }

  /** The ships are where they were sent. */
  void sail(RulingInProgress<Position, Frame> ruling, List<String> ships, Place to) {
    List<String> group = ships.stream().sorted().toList();
    Place from = ruling.position().ship(group.getFirst()).place();
    ruling.add(new NavalEvent.Sailed(group, waterways.path(from, to)));
  }
}
