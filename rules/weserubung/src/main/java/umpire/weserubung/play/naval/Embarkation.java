package umpire.weserubung.play.naval;

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
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter.Rank;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 8.7 Embarkation: land units and generals go aboard transports, admirals aboard the strongest ship
 * (3.6-a); it is nobody's action (3.2-f, 3.4-d).
 */
final class Embarkation {
  private final ShipPositions shipPositions;
  private final OrderOfBattle orderOfBattle;

  Embarkation(ShipPositions shipPositions) {
    this.shipPositions = shipPositions;
    this.orderOfBattle = shipPositions.mix();
  }

  /** Who of the seat may go aboard what, anywhere; also aboard ships of an ally's (r125). */
  @Rule({"8.7-a", "8.7-a/r125", "3.2-f"})
  List<Offer<Command>> offers(Position position, Seat seat) {
    Set<Place> places = new TreeSet<>();
    for (Piece ship : shipPositions.of(position, MatchAgreements.side(seat))) {
      places.add(ship.place());
    }
    List<Offer<Command>> offers = new ArrayList<>();
    for (Place place : places) {
      offers.addAll(offers(position, seat, place, List.of()));
    }
    return offers;
  }

  /**
   * 8.7-b: who may go aboard ships on their way, in a port or a box.
   *
   * @param ships which ships; if there are none, any of the seat
   */
  @Rule("8.7-b")
  List<Offer<Command>> onTheWay(Position position, Seat seat, Place place, List<String> ships) {
    return isQuay(position, seat, place) ? offers(position, seat, place, ships) : List.of();
  }

  private List<Offer<Command>> offers(
      Position position, Seat seat, Place place, List<String> only) {
    List<String> units = new ArrayList<>();
    List<String> generals = new ArrayList<>();
    List<String> admirals = new ArrayList<>();
    for (Piece piece : position.in(place)) {
      if (!piece.isAboard() && shipPositions.seat(position, piece.id()).equals(seat)) {
        if (orderOfBattle.isUnit(piece.id())) {
          addIf(orderOfBattle.unit(piece.id()).arm().isLand(), piece.id(), units);
        } else {
          boolean general = orderOfBattle.leader(piece.id()).rank() == Rank.GENERAL;
          addIf(true, piece.id(), general ? generals : admirals);
        }
      }
    }
    List<Offer<Command>> offers = new ArrayList<>();
    add(units, transports(position, seat, place, only, true), offers);
    add(generals, transports(position, seat, place, only, false), offers);
    if (isQuay(position, seat, place)) {
      add(admirals, strongest(position, seat, place, only), offers);
    }
    return offers;
  }

  private static void addIf(boolean holds, String id, List<String> ids) {
    if (holds) {
      ids.add(id);
    }
  }

  private static void add(List<String> units, List<String> ships, List<Offer<Command>> offers) {
    if (!units.isEmpty() && !ships.isEmpty()) {
      offers.add(
          new Offer<>(
              NavalCommand.Embark.class,
              List.of(
                  new Offer.Parameter("unit", new Domain.One(units)),
                  new Offer.Parameter("ship", new Domain.One(ships)))));
    }
  }

  /** 8.7-b: true in a port of the seat's side or a box. */
  private boolean isQuay(Position position, Seat seat, Place place) {
    return shipPositions.isQuay(position, MatchAgreements.side(seat), place);
  }

  private List<String> transports(
      Position position, Seat seat, Place place, List<String> only, boolean withRoom) {
    List<String> transports = new ArrayList<>();
    for (String ship : ships(position, seat, place, only)) {
      if (orderOfBattle.unit(ship).arm() == UnitKind.TRANSPORT
          && (!withRoom || room(position, ship) > 0)) {
        transports.add(ship);
      }
    }
    return transports;
  }

  private List<String> ships(Position position, Seat seat, Place place, List<String> only) {
    List<String> ships = shipPositions.ships(position, MatchAgreements.side(seat), place);
    return only.isEmpty() ? ships : ships.stream().filter(only::contains).toList();
  }

  /** 3.4.5-c, r24: two land units, one on a damaged transport; leaders take no room (3.5-a). */
  @Rule({"3.4.5-c", "3.1-b/r24", "3.5-a"})
  private int room(Position position, String transport) {
    Piece ship = position.piece(transport);
    int room = OrderOfBattle.load(ship);
    for (Piece piece : position.in(ship.place())) {
      if (piece.aboard().equals(transport) && orderOfBattle.isUnit(piece.id())) {
        room--;
      }
    }
    return room;
  }

  /** 3.6-a: those with the strongest attack in the place; where none has guns, any. */
  @Rule("3.6-a")
  private List<String> strongest(Position position, Seat seat, Place place, List<String> only) {
    List<String> strongest = new ArrayList<>();
    int most = 0;
    for (String ship : ships(position, seat, place, only)) {
      int attack = orderOfBattle.strength(position.piece(ship)).attack();
      if (attack > most) {
        strongest.clear();
        most = attack;
      }
      if (attack == most) {
        strongest.add(ship);
      }
    }
    return strongest;
  }

  /** 8.7-c: on an open coast a transport that has moved sails no more. */
  @Rule("8.7-c")
  void take(NavalCommand.Embark command, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Piece ship = position.piece(command.ship());
    boolean coast = !isQuay(position, shipPositions.seat(position, command.unit()), ship.place());
    ruling.add(new NavalEvent.WentAboard(command.unit(), command.ship(), coast && ship.hasActed()));
  }

  /** Why it cannot go aboard. */
  List<Finding> reasons(Position position, Seat seat, NavalCommand.Embark command) {
    for (String counter : List.of(command.unit(), command.ship())) {
      if (!shipPositions.knows(counter) || !position.forces().has(counter)) {
        return List.of(Finding.forbids("8.7-a", new NavalWhy.NoSuchShip(counter)));
      }
      boolean own =
          counter.equals(command.unit())
              ? shipPositions.seat(position, counter).equals(seat)
              : shipPositions.side(counter) == MatchAgreements.side(seat);
      if (!own) {
        return List.of(Finding.forbids("1.1", new NavalWhy.NotYourShip(counter)));
      }
    }
    boolean full =
        shipPositions.isShip(command.ship())
            && orderOfBattle.unit(command.ship()).arm() == UnitKind.TRANSPORT
            && room(position, command.ship()) <= 0;
    return full
        ? List.of(
            Finding.forbids(
                "3.4.5-c",
                new NavalWhy.TransportFull(
                    command.ship(), OrderOfBattle.load(position.piece(command.ship())))))
        : List.of(
            Finding.forbids("8.7-a", new NavalWhy.CannotEmbark(command.unit(), command.ship())));
  }
}
