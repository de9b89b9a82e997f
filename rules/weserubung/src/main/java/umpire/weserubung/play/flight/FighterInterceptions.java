package umpire.weserubung.play.flight;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Scramble;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.OffensiveOfFlight;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 7.2, 7.5-c Which fighters may meet a flight, and where, or come to a battle. */
public final class FighterInterceptions {
  /** 7.2-a: hexes from the fighter's base. */
  private static final int REACH = 4;

  private final AircraftAvailability aircraftAvailability;
  private final AirWays ways;

  public FighterInterceptions(AircraftAvailability aircraftAvailability, AirWays ways) {
    this.aircraftAvailability = aircraftAvailability;
    this.ways = ways;
  }

  /**
   * Fighters that can meet the flight in each of some hexes.
   *
   * @param hexes in the order in which it comes to them
   * @param fighters in order of id
   */
  record Chances(List<Place> hexes, List<String> fighters) {}

  /** The seats with a fighter that may come somewhere, in their fixed order. */
  public List<Seat> entitled(Position position, AirWatch watch) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : position.conventions().seats(watch.side())) {
      if (!chances(position, watch, seat).isEmpty()) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** What the seat may do: hexes with the same fighters in reach together. */
  List<Chances> chances(Position position, AirWatch watch, Seat seat) {
    List<Piece> ready = ready(position, watch, seat);
    Map<List<String>, List<Place>> byFighters = new LinkedHashMap<>();
    for (Place hex : hexes(watch)) {
      List<String> near = near(ready, hex);
      if (!near.isEmpty()) {
        byFighters.computeIfAbsent(near, _ -> new ArrayList<>()).add(hex);
      }
    }
    List<Chances> chances = new ArrayList<>();
    byFighters.forEach((fighters, hexes) -> chances.add(new Chances(hexes, fighters)));
    return chances;
  }

  private List<Piece> ready(Position position, AirWatch watch, Seat seat) {
    List<Piece> ready = new ArrayList<>();
    for (Piece piece : aircraftAvailability.of(position, watch.side())) {
      if (aircraftAvailability.mayIntercept(position, piece)
          && aircraftAvailability.seat(position, piece.id()).equals(seat)
          && mayCome(position, watch, piece)) {
        ready.add(piece);
      }
    }
    return ready;
  }

  /** From where anybody could meet the flight, whichever way it took. */
  List<Place> posts(Position position, AirWatch watch) {
    List<Place> posts = new ArrayList<>();
    for (Seat seat : position.conventions().seats(watch.side())) {
      for (Piece piece : ready(position, watch, seat)) {
        if (!posts.contains(piece.place())) {
          posts.add(piece.place());
        }
      }
    }
    return posts;
  }

  /** 7.2-a: true if a fighter from there reaches the hex. */
  boolean reaches(Place post, int hex) {
    return ways.from(post)[hex] <= REACH;
  }

  private static List<Place> hexes(AirWatch watch) {
    return switch (watch.occasion()) {
      case FLIGHT -> ahead(watch.flight());
      case DECKS, BATTLE -> List.of(watch.flight().at());
    };
  }

  /** 7.2-e/r25: to a battle by land those come who do not stand in its hex. */
  @Rule({"7.2-e", "7.2-e/r25"})
  private static boolean mayCome(Position position, AirWatch watch, Piece piece) {
    return switch (watch.occasion()) {
      case FLIGHT, BATTLE -> !isUnderAttack(position, watch, piece);
      case DECKS -> isOnDeckOf(piece, watch.flight());
    };
  }

  /** 7.2-a: the hexes that it enters; boxes are out of everybody's reach. */
  private static List<Place> ahead(Flight flight) {
    List<Place> ahead = new ArrayList<>();
    for (Place hex : flight.leg().subList(1, flight.leg().size())) {
      if (!MapFacts.isBox(hex) && !ahead.contains(hex)) {
        ahead.add(hex);
      }
    }
    return ahead;
  }

  @Rule({"7.2-a", "7.2-a/r41"})
  private List<String> near(List<Piece> ready, Place hex) {
    List<String> near = new ArrayList<>();
    for (Piece piece : ready) {
      if (ways.cost(piece.place(), hex) <= REACH) {
        near.add(piece.id());
      }
    }
    return near;
  }

  /**
   * 7.2-d, r137: who is attacked on their base meets nobody who passes, and comes to no other
   * battle; both hexes of a double offensive are attacked at once.
   */
  @Rule({"7.2-d", "7.2-d/r137"})
  static boolean isUnderAttack(Position position, AirWatch watch, Piece piece) {
    Flight flight = watch.flight();
    return watch.occasion() != AirWatch.Occasion.DECKS
        && !piece.isAboard()
        && ((flight.attack() && piece.place().equals(flight.target()))
            || OffensiveOfFlight.targets(position).contains(piece.place()));
  }

  /** 7.5-c: the carrier's own fighters. */
  @Rule("7.5-c")
  private static boolean isOnDeckOf(Piece piece, Flight flight) {
    return piece.isAboard() && piece.place().equals(flight.at());
  }

  /** An answer that the seat might have sealed. */
  Scramble drawn(Position position, AirWatch watch, Seat seat, Chance chance) {
    List<Chances> chances = chances(position, watch, seat);
    int which = chance.die(chances.size() + 1) - 1;
    if (which == chances.size()) {
      return new Scramble(watch.flight().at(), List.of());
    }
    Chances drawn = chances.get(which);
    Place hex = drawn.hexes().get(chance.die(drawn.hexes().size()) - 1);
    int certain = chance.die(drawn.fighters().size()) - 1;
    List<String> fighters = new ArrayList<>();
    for (int i = 0; i < drawn.fighters().size(); i++) {
      if (i == certain || chance.die(2) == 1) {
        fighters.add(drawn.fighters().get(i));
      }
    }
    return new Scramble(hex, fighters);
  }
}
