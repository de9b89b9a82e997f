package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ShipCapabilities;

/** 20.6 Roles of small craft: a base for supply, or a ferry; one of them, and nothing besides. */
final class SmallCraftRoles {
  private final ShipCapabilities shipCapabilities;
  private final Set<Place> lowShores;
  private final Set<Place> fjordSides;
  private final Derived<List<Offer<Command>>> offers = new Derived<>();

  SmallCraftRoles(ChapterContext chapterContext, ShipCapabilities shipCapabilities) {
    this.shipCapabilities = shipCapabilities;
    this.lowShores =
        chapterContext.map().hexes().stream()
            .filter(hex -> lowShore(chapterContext, hex))
            .collect(Collectors.toUnmodifiableSet());
    this.fjordSides =
        chapterContext.map().hexes().stream()
            .filter(hex -> fjordSide(chapterContext, hex))
            .collect(Collectors.toUnmodifiableSet());
  }

  /** For each ship that can serve, or give it up; on ships alone it depends. */
  List<Offer<Command>> offers(Position position) {
    return offers.of(position.fleet(), () -> allOffers(position));
  }

  private List<Offer<Command>> allOffers(Position position) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (String id : position.ships().keySet()) {
      List<ShipRole> open = new ArrayList<>();
      for (ShipRole role : ShipRole.values()) {
        if (bars(position, new NavalCommand.TakeRole(id, role)).isEmpty()) {
          open.add(role);
        }
      }
      if (!open.isEmpty()) {
        offers.add(
            new Offer<>(
                NavalCommand.TakeRole.class,
                List.of(
                    new Offer.Parameter("ship", new Domain.One(List.of(id))),
                    new Offer.Parameter("role", new Domain.One(open)))));
      }
    }
    return List.copyOf(offers);
  }

  /** Why the ship cannot take the role; one that serves gives it up first. */
  @Rule({"20.6", "20.6/r24"})
  List<Finding> bars(Position position, NavalCommand.TakeRole command) {
    ShipOnMap ship = position.ships().get(command.ship());
    if (ship == null) {
      return List.of(Finding.forbids("20.0", new Why.NoSuchUnit(command.ship())));
    }
    if (command.role() == ShipRole.NONE) {
      return ship.role() == ShipRole.NONE ? noRole(ship, command.role()) : List.of();
    }
    List<Finding> why = shipCapabilities.barsActing(position, ship.id());
    if (!why.isEmpty()) {
      return why;
    }
    if (!ship.cargo().isEmpty()) {
      String cargo = ship.cargo().getFirst().id();
      return List.of(Finding.forbids("20.6", new NavalWhy.ShipFull(ship.id(), cargo)));
    }
    return serves(ship, command.role()) ? List.of() : noRole(ship, command.role());
  }

  private boolean serves(ShipOnMap ship, ShipRole role) {
    return switch (role) {
      case NONE -> false;
      case BASE -> shipCapabilities.can(ship.id(), "base") && lowShores.contains(ship.place());
      case FERRY ->
          shipCapabilities.can(ship.id(), "ferries-infantry") && fjordSides.contains(ship.place());
    };
  }

  private static boolean lowShore(ChapterContext chapterContext, Place place) {
    boolean shore =
        chapterContext.map().hexHas(place, "coast") || chapterContext.map().hexHas(place, "fjord");
    return shore && !chapterContext.map().hex(place).terrain().equals("mountain");
  }

  private static boolean fjordSide(ChapterContext chapterContext, Place place) {
    return chapterContext.map().neighbours(place).stream()
        .anyMatch(other -> chapterContext.map().side(place, other).contains("fjord"));
  }

  private static List<Finding> noRole(ShipOnMap ship, ShipRole role) {
    return List.of(Finding.forbids("20.6", new NavalWhy.NoRole(ship.id(), role, ship.place())));
  }

  void take(RulingInProgress<Position, Frame> ruling, NavalCommand.TakeRole command) {
    ruling.add(new NavalEvent.RoleTaken(command.ship(), command.role()));
  }
}
