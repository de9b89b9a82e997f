package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Interception.Means;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.MapFacts;

/** 8.2, 8.3, 8.8-b Who may stop ships on their way, with what, and in which hex. */
final class NavalInterceptors {
  /** 8.3-a. */
  static final int AIRCRAFT = 4;

  private final ShipPositions shipPositions;
  private final OrderOfBattle orderOfBattle;
  private final AircraftAvailability aircraftAvailability;
  private final Distances distances;
  private final Batteries batteries;
  private final Interceptors interceptors;
  private final PositionCache<Watch, List<InterceptionOption>> openings =
      new PositionCache<>(this::openings);

  /** A seat that watches a voyage. */
  private record Watch(Seat seat, Voyage voyage) {}

  NavalInterceptors(
      ShipPositions shipPositions,
      Distances distances,
      Batteries batteries,
      Interceptors interceptors) {
    this.interceptors = interceptors;
    this.shipPositions = shipPositions;
    this.orderOfBattle = shipPositions.mix();
    this.aircraftAvailability = new AircraftAvailability(orderOfBattle);
    this.distances = distances;
    this.batteries = batteries;
  }

  /**
   * The hexes that may be watched now: what lies ahead up to the first hex where batteries will
   * fire, and where the ships are if they are exposed there; never a box.
   */
  @Rule({"7.2-c/r87", "8.2-c", "8.2-c/r117"})
  List<Place> hexes(Position position, Voyage voyage) {
    Set<Place> hexes = new LinkedHashSet<>();
    int until = batteries.next(position, voyage);
    for (int step = voyage.exposed() ? 0 : 1; step < until; step++) {
      if (!MapFacts.isBox(voyage.way().get(step))) {
        hexes.add(voyage.way().get(step));
      }
    }
    return List.copyOf(hexes);
  }

  /** The enemy seats that could do anything, in their order. */
  List<Seat> seats(Position position, Voyage voyage) {
    Side mover = shipPositions.side(voyage.ships().getFirst());
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : position.conventions().seats(mover.other())) {
      if (!openings(position, voyage, seat).isEmpty()) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** Everything that the seat may do against the voyage. */
  List<InterceptionOption> openings(Position position, Voyage voyage, Seat seat) {
    return openings.of(position, new Watch(seat, voyage));
  }

  /**
   * Everything that the seat may do against the voyage; by air with fighters and bombers that have
   * an action left and may take off to fight.
   */
  @Rule({"8.3-b", "3.3-d", "3.3.1-a", "3.3.2-a"})
  private List<InterceptionOption> openings(Position position, Watch watch) {
    Voyage voyage = watch.voyage();
    Seat seat = watch.seat();
    List<Piece> ships = new ArrayList<>();
    List<Piece> aircraft = new ArrayList<>();
    for (Piece piece :
        orderOfBattle.pieces(position, MatchAgreements.side(seat), PieceKind.SHIPS_AND_AIRCRAFT)) {
      if (shipPositions.seat(position, piece.id()).equals(seat)) {
        if (interceptors.mayIntercept(piece)) {
          ships.add(piece);
        } else if (aircraftAvailability.mayStrike(position, piece)) {
          aircraft.add(piece);
        }
      }
    }
    List<InterceptionOption> openings = new ArrayList<>();
    List<Place> hexes = hexes(position, voyage);
    openings.addAll(byAir(hexes, aircraft));
    openings.addAll(interceptors.openings(position, voyage, hexes, ships));
    openings.addAll(outOfPorts(position, voyage, hexes, seat));
    return openings;
  }

  /** 8.3-a: within four hexes, and home again within its movement. */
  @Rule("8.3-a")
  boolean reaches(Piece aircraft, Place hex) {
    int distance = distances.between(aircraft.place(), hex);
    return distance <= AIRCRAFT && 2 * distance <= orderOfBattle.unit(aircraft.id()).movement();
  }

  private List<InterceptionOption> byAir(List<Place> hexes, List<Piece> aircraft) {
    Map<List<String>, List<Place>> byUnits = new LinkedHashMap<>();
    for (Place hex : hexes) {
      List<String> near = new ArrayList<>();
      for (Piece piece : aircraft) {
        if (reaches(piece, hex)) {
          near.add(piece.id());
        }
      }
      if (!near.isEmpty()) {
        byUnits.computeIfAbsent(near, _ -> new ArrayList<>()).add(hex);
      }
    }
    List<InterceptionOption> openings = new ArrayList<>();
    byUnits.forEach(
        (units, where) ->
            openings.add(new InterceptionOption(Means.AIR, units, units.size(), where)));
    return openings;
  }

  /**
   * 8.8-b: ships in a port of theirs whose hex the others enter, if any of them could do them harm.
   */
  @Rule({"8.8-b", "8.8-b/r126", "3.4.1-b"})
  private List<InterceptionOption> outOfPorts(
      Position position, Voyage voyage, List<Place> hexes, Seat seat) {
    List<InterceptionOption> openings = new ArrayList<>();
    for (Place hex : hexes) {
      if (hex.equals(voyage.at())
          || !shipPositions.isHarbour(position, MatchAgreements.side(seat), hex)) {
        continue;
      }
      List<String> ships = new ArrayList<>();
      for (String ship : shipPositions.ships(position, MatchAgreements.side(seat), hex)) {
        if (shipPositions.seat(position, ship).equals(seat)) {
          ships.add(ship);
        }
      }
      boolean hunted = voyage.ships().stream().allMatch(shipPositions::isSubmarine);
      if (ships.stream()
          .anyMatch(hunted ? shipPositions::huntsSubmarines : shipPositions::attacks)) {
        openings.add(new InterceptionOption(Means.PORT, ships, ships.size(), List.of(hex)));
      }
    }
    return openings;
  }
}
