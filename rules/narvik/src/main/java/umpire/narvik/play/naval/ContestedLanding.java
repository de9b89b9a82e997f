package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.assault.AssaultEligibility;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.ShipCapabilities;
import umpire.narvik.terrain.Waterways;

/**
 * 20.3.1 Who can land where against the enemy: from ships in an adjacent hex that a waterway joins
 * to the target; infantry and tanks, with bombarding ships, without artillery and friends ashore.
 */
final class ContestedLanding {
  private static final int SHIPLOADS = 2; // 13.2: two battalions fill a hex
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;
  private final Waterways waterways;
  private final AssaultEligibility assaultEligibility;

  ContestedLanding(
      ChapterContext chapterContext,
      ShipCapabilities shipCapabilities,
      Waterways waterways,
      AssaultEligibility assaultEligibility) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = shipCapabilities;
    this.waterways = waterways;
    this.assaultEligibility = assaultEligibility;
  }

  /** One offer for each hex with laden ships: the enemy hexes beside it that they can attack. */
  List<Offer<Command>> offers(Position position) {
    Map<Place, TreeSet<Place>> targets = new TreeMap<>();
    for (ShipOnMap ship : shipCapabilities.free(position)) {
      if (ship.cargo().isEmpty()) {
        continue;
      }
      for (Place target : chapterContext.map().neighbours(ship.place())) {
        if (bars(position, new NavalCommand.AssaultLanding(ship.place(), target)).isEmpty()) {
          targets.computeIfAbsent(ship.place(), _ -> new TreeSet<>()).add(target);
        }
      }
    }
    List<Offer<Command>> offers = new ArrayList<>();
    targets.forEach(
        (from, hexes) ->
            offers.add(
                new Offer<>(
                    NavalCommand.AssaultLanding.class,
                    List.of(
                        new Offer.Parameter("from", new Domain.One(List.of(from))),
                        new Offer.Parameter("target", new Domain.One(List.copyOf(hexes)))))));
    return offers;
  }

  /** Why nobody can land there from that hex. */
  @Rule({"15", "15/r5", "20.3.1", "20.3.1/r75"})
  List<Finding> bars(Position position, NavalCommand.AssaultLanding command) {
    Place from = command.from();
    Place target = command.target();
    if (!chapterContext.map().isHex(from) || !chapterContext.map().isHex(target)) {
      return List.of(Finding.forbids("20.3.1", new Why.NoSuchHex(target)));
    }
    if (!waterways.joined(from, target)) {
      return List.of(Finding.forbids("20.3.1", new NavalWhy.NoWaterway(from, target)));
    }
    if (!shipCapabilities.held(position, Side.GERMAN, target)) {
      return List.of(Finding.forbids("20.3.1", new Why.NoEnemy(target)));
    }
    return Stream.concat(infantry(position, command).stream(), tanks(position, command).stream())
            .findAny()
            .isPresent()
        ? List.of()
        : List.of(Finding.forbids("20.3.1", new Why.NoAssaulter()));
  }

  /** Ships whose infantry can land, by id. */
  List<String> infantry(Position position, NavalCommand.AssaultLanding landing) {
    return carriers(position, landing)
        .filter(shipCapabilities::carriesInfantry)
        .map(ShipOnMap::id)
        .toList();
  }

  /** Ships whose tanks can land, by id. */
  List<String> tanks(Position position, NavalCommand.AssaultLanding landing) {
    return carriers(position, landing)
        .filter(shipCapabilities::carriesTank)
        .map(ShipOnMap::id)
        .toList();
  }

  private Stream<ShipOnMap> carriers(Position position, NavalCommand.AssaultLanding landing) {
    return shipCapabilities.free(position).stream()
        .filter(ship -> barsTransport(position, landing, ship.id()).isEmpty());
  }

  /** Ships that can bombard the target, by id. */
  List<String> bombarding(Position position, NavalCommand.AssaultLanding landing) {
    return assaultEligibility.ships(position, Side.ALLIED, landing.target());
  }

  /** One offer with infantry and one with tanks alone, so that every combination stands. */
  List<Offer<Command>> forces(Position position, NavalCommand.AssaultLanding landing) {
    List<String> infantry = infantry(position, landing);
    List<String> tanks = tanks(position, landing);
    List<String> ships = bombarding(position, landing);
    List<Offer<Command>> offers = new ArrayList<>();
    if (!infantry.isEmpty()) {
      int most = Math.min(SHIPLOADS, infantry.size());
      offers.add(
          forces(
              new Domain.Some(infantry, 1, most), new Domain.Some(tanks, 0, tanks.size()), ships));
    }
    if (!tanks.isEmpty()) {
      offers.add(
          forces(new Domain.Some(List.of(), 0, 0), new Domain.Some(tanks, 1, tanks.size()), ships));
    }
    return offers;
  }

  private static Offer<Command> forces(Domain infantry, Domain tanks, List<String> ships) {
    return new Offer<>(
        NavalCommand.CommitLanding.class,
        List.of(
            new Offer.Parameter("transports", infantry),
            new Offer.Parameter("tanks", tanks),
            new Offer.Parameter("ships", new Domain.Some(ships, 0, ships.size()))));
  }

  /** Why these forces cannot land. */
  @Rule({"20.3.1", "20.5a", "13.2"})
  List<Finding> bars(
      Position position, NavalCommand.AssaultLanding landing, NavalCommand.CommitLanding forces) {
    List<Finding> why = new ArrayList<>();
    List<String> all = ChoiceQuestions.both(forces.transports(), forces.tanks());
    if (all.isEmpty()) {
      why.add(Finding.forbids("20.3.1", new Why.NoAssaulter()));
    }
    why.addAll(ChoiceQuestions.each("20.3.1", all, id -> barsTransport(position, landing, id)));
    if (why.isEmpty()) {
      why.addAll(barsSorts(position, forces));
    }
    why.addAll(
        ChoiceQuestions.each(
            "20.5a",
            forces.ships(),
            id -> assaultEligibility.barsShip(position, Side.ALLIED, landing.target(), id)));
    if (forces.transports().size() > SHIPLOADS) {
      int points = forces.transports().size() * 3;
      why.add(Finding.forbids("20.3.1", new Why.Overstacked(landing.target(), points, 6)));
    }
    return why;
  }

  private List<Finding> barsSorts(Position position, NavalCommand.CommitLanding forces) {
    Stream<String> infantry =
        forces.transports().stream()
            .filter(id -> !shipCapabilities.carriesInfantry(position.ship(id)));
    Stream<String> tanks =
        forces.tanks().stream().filter(id -> !shipCapabilities.carriesTank(position.ship(id)));
    return Stream.concat(infantry, tanks)
        .<Finding>map(id -> Finding.forbids("20.3.1", new NavalWhy.NotInThisAction(id)))
        .toList();
  }

  /** Why this ship's cargo cannot take part; a spent unit cannot attack (10.1). */
  @Rule({"20.3.1", "10.1b"})
  private List<Finding> barsTransport(
      Position position, NavalCommand.AssaultLanding landing, String id) {
    List<Finding> why = shipCapabilities.barsActing(position, id);
    if (!why.isEmpty()) {
      return why;
    }
    ShipOnMap ship = position.ship(id);
    if (!ship.place().equals(landing.from())) {
      return List.of(Finding.forbids("20.3.1", new NavalWhy.ShipElsewhere(id, ship.place())));
    }
    if (ship.cargo().isEmpty()) {
      return List.of(Finding.forbids("20.3.1", new NavalWhy.ShipEmpty(id)));
    }
    Unit cargo = ship.cargo().getFirst();
    if (!shipCapabilities.carriesInfantry(ship) && !shipCapabilities.carriesTank(ship)) {
      return List.of(
          Finding.forbids(
              "20.3.1",
              new Why.WrongType(cargo.id(), chapterContext.mix().land(cargo.id()).kind())));
    }
    if (chapterContext.mix().atLimit(cargo)) {
      int limit = chapterContext.mix().land(cargo.id()).fatigueLimit();
      return List.of(Finding.forbids("10.1b", new Why.AtFatigueLimit(cargo.id(), limit)));
    }
    return shipCapabilities.barsLanding(id, landing.target(), true);
  }
}
