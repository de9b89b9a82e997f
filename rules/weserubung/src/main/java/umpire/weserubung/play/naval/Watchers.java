package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Tabled;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.Interception.Means;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.scenario.Conventions;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Distances;

/** 8.2, 8.3, 8.8-b Who may stop ships on their way, with what, and in which hex. */
final class Watchers {
  /** 8.3-a. */
  static final int AIRCRAFT = 4;

  private final Seas seas;
  private final Mix mix;
  private final Wings wings;
  private final Distances distances;
  private final Batteries batteries;
  private final Interceptors interceptors;
  private final Tabled<Watch, List<Opening>> openings = new Tabled<>(this::openings);

  /** A seat that watches a voyage. */
  private record Watch(Seat seat, Voyage voyage) {}

  Watchers(Seas seas, Distances distances, Batteries batteries, Interceptors interceptors) {
    this.interceptors = interceptors;
    this.seas = seas;
    this.mix = seas.mix();
    this.wings = new Wings(mix);
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
      if (!Chart.isBox(voyage.way().get(step))) {
        hexes.add(voyage.way().get(step));
      }
    }
    return List.copyOf(hexes);
  }

  /** The enemy seats that could do anything, in their order. */
  List<Seat> seats(Position position, Voyage voyage) {
    Side mover = seas.side(voyage.ships().getFirst());
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : position.conventions().seats(mover.other())) {
      if (!openings(position, voyage, seat).isEmpty()) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** Everything that the seat may do against the voyage. */
  List<Opening> openings(Position position, Voyage voyage, Seat seat) {
    return openings.of(position, new Watch(seat, voyage));
  }

  /**
   * Everything that the seat may do against the voyage; by air with fighters and bombers that have
   * an action left and may take off to fight.
   */
  @Rule({"8.3-b", "3.3-d", "3.3.1-a", "3.3.2-a"})
  private List<Opening> openings(Position position, Watch watch) {
    Voyage voyage = watch.voyage();
    Seat seat = watch.seat();
    List<Piece> ships = new ArrayList<>();
    List<Piece> aircraft = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.counter(piece.id()) instanceof WeserubungCounter.Unit unit
          && !unit.arm().isLand()
          && position.conventions().seat(unit.nation()).equals(seat)) {
        if (interceptors.mayIntercept(piece)) {
          ships.add(piece);
        } else if (wings.mayStrike(position, piece)) {
          aircraft.add(piece);
        }
      }
    }
    List<Opening> openings = new ArrayList<>();
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
    return distance <= AIRCRAFT && 2 * distance <= mix.unit(aircraft.id()).movement();
  }

  private List<Opening> byAir(List<Place> hexes, List<Piece> aircraft) {
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
    List<Opening> openings = new ArrayList<>();
    byUnits.forEach(
        (units, where) -> openings.add(new Opening(Means.AIR, units, units.size(), where)));
    return openings;
  }

  /**
   * 8.8-b: ships in a port of theirs whose hex the others enter, if any of them could do them harm.
   */
  @Rule({"8.8-b", "8.8-b/r126", "3.4.1-b"})
  private List<Opening> outOfPorts(Position position, Voyage voyage, List<Place> hexes, Seat seat) {
    List<Opening> openings = new ArrayList<>();
    for (Place hex : hexes) {
      if (hex.equals(voyage.at()) || !seas.isHarbour(position, Conventions.side(seat), hex)) {
        continue;
      }
      List<String> ships = new ArrayList<>();
      for (String ship : seas.ships(position, Conventions.side(seat), hex)) {
        if (seas.seat(position, ship).equals(seat)) {
          ships.add(ship);
        }
      }
      boolean hunted = voyage.ships().stream().allMatch(seas::isSubmarine);
      if (ships.stream().anyMatch(hunted ? seas::huntsSubmarines : seas::attacks)) {
        openings.add(new Opening(Means.PORT, ships, ships.size(), List.of(hex)));
      }
    }
    return openings;
  }
}
