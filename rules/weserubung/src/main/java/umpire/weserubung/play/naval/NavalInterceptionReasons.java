package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.terrain.Distances;

/** Why an interception at sea is none, by paragraph. */
final class NavalInterceptionReasons {
  private final ShipPositions shipPositions;
  private final AircraftAvailability aircraftAvailability;
  private final NavalInterceptors navalInterceptors;
  private final Interceptors interceptors;
  private final Distances distances;

  NavalInterceptionReasons(
      ShipPositions shipPositions,
      NavalInterceptors navalInterceptors,
      Interceptors interceptors,
      Distances distances) {
    this.interceptors = interceptors;
    this.shipPositions = shipPositions;
    this.aircraftAvailability = new AircraftAvailability(shipPositions.mix());
    this.navalInterceptors = navalInterceptors;
    this.distances = distances;
  }

  List<Finding> of(Position position, Voyage voyage, Seat seat, Command command) {
    if (command instanceof NavalCommand.InterceptAtSea intercept) {
      return atSea(position, voyage, seat, intercept);
    }
    if (command instanceof NavalCommand.InterceptShips(Place hex, List<String> aircraft)) {
      return byAir(position, voyage, seat, hex, aircraft);
    }
    return command instanceof NavalCommand.SallyForth(Place hex)
        ? notOnTheWay(position, voyage, hex)
        : List.of();
  }

  private List<Finding> notOnTheWay(Position position, Voyage voyage, Place hex) {
    return navalInterceptors.hexes(position, voyage).contains(hex)
        ? List.of()
        : List.of(Finding.forbids("7.2-c/r87", new NavalWhy.NotOnTheWay(hex)));
  }

  private List<Finding> atSea(
      Position position, Voyage voyage, Seat seat, NavalCommand.InterceptAtSea command) {
    Place hex = command.hex();
    List<Finding> why = new ArrayList<>(notOnTheWay(position, voyage, hex));
    if (!why.isEmpty()) {
      return why;
    }
    if (interceptors.isSafe(position, voyage, hex)) {
      why.add(Finding.forbids("8.8-a", new NavalWhy.SafeInPort(hex)));
    }
    if (interceptors.isUnderGuns(position, voyage, hex)) {
      why.add(Finding.forbids("8.2-a/r123", new NavalWhy.UnderGunsOfOslo(hex)));
    }
    List<String> all = new ArrayList<>(command.ships());
    all.addAll(command.escorts());
    int room = interceptors.room(position, voyage, hex);
    if (all.size() > room) {
      why.add(Finding.forbids("3.1-b", new NavalWhy.NoRoomAtSea(hex, room)));
    }
    for (String id : all) {
      why.addAll(stranger(position, seat, id));
      if (why.isEmpty()) {
        why.addAll(ship(position, voyage, position.piece(id), hex));
      }
    }
    if (why.isEmpty()
        && interceptors.meetsOnlySubmarines(position, voyage, hex)
        && !command.ships().stream().allMatch(shipPositions::huntsSubmarines)) {
      why.add(Finding.forbids("3.4.1-b", new NavalWhy.OnlySubmarinesThere(hex)));
    }
    return why;
  }

  private List<Finding> stranger(Position position, Seat seat, String id) {
    if (!shipPositions.knows(id) || !shipPositions.mix().isUnit(id) || !position.forces().has(id)) {
      return List.of(Finding.forbids("8.2-a", new NavalWhy.NoSuchShip(id)));
    }
    return shipPositions.seat(position, id).equals(seat)
        ? List.of()
        : List.of(Finding.forbids("1.1", new NavalWhy.NotYourShip(id)));
  }

  private List<Finding> ship(Position position, Voyage voyage, Piece ship, Place hex) {
    if (!shipPositions.isShip(ship.id())) {
      return List.of(Finding.forbids("8.2-a", new NavalWhy.NoSuchShip(ship.id())));
    }
    if (!ShipPositions.isIdle(ship)) {
      return List.of(Finding.forbids("8.2-c", new NavalWhy.ShipUsed(ship.id())));
    }
    if (!shipPositions.attacks(ship.id())) {
      return List.of(Finding.forbids("3.4.5-a", new NavalWhy.NotForAttack(ship.id())));
    }
    if (!interceptors.isNear(ship, hex)) {
      return tooFar("8.2-a", ship, hex, Interceptors.WITHIN);
    }
    return interceptors.near(position, voyage, hex, List.of(ship)).isEmpty()
        ? List.of(
            Finding.forbids(
                "8.2-a/r123", new NavalWhy.NoWayToIntercept(ship.id(), hex, Interceptors.WITHIN)))
        : List.of();
  }

  private List<Finding> tooFar(String rule, Piece piece, Place hex, int most) {
    int distance = distances.between(piece.place(), hex);
    return List.of(
        Finding.forbids(rule, new NavalWhy.TooFarToIntercept(piece.id(), hex, distance, most)));
  }

  private List<Finding> byAir(
      Position position, Voyage voyage, Seat seat, Place hex, List<String> aircraft) {
    List<Finding> why = new ArrayList<>(notOnTheWay(position, voyage, hex));
    for (String id : aircraft) {
      why.addAll(stranger(position, seat, id));
      if (why.isEmpty()) {
        why.addAll(aircraft(position, position.piece(id), hex));
      }
    }
    return why;
  }

  private List<Finding> aircraft(Position position, Piece piece, Place hex) {
    if (!aircraftAvailability.attacks(piece.id())) {
      return List.of(Finding.forbids("8.3-a", new NavalWhy.NoStrikeAircraft(piece.id())));
    }
    if (!AircraftAvailability.isRested(position, piece)) {
      return List.of(Finding.forbids("8.3-b", new NavalWhy.AircraftUsed(piece.id())));
    }
    Optional<Finding> grounded = aircraftAvailability.grounded(position, piece);
    if (grounded.isPresent()) {
      return List.of(grounded.get());
    }
    if (!aircraftAvailability.fightsFromThere(piece)) {
      return List.of(Finding.forbids("3.3.1-f", new NavalWhy.MayNotTakeOff(piece.id())));
    }
    return navalInterceptors.reaches(piece, hex)
        ? List.of()
        : tooFar("8.3-a", piece, hex, NavalInterceptors.AIRCRAFT);
  }
}
