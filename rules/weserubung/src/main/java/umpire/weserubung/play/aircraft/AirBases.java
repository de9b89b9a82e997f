package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.CarrierRole;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 3.3-e, 3.4.2-b Where aircraft are based, and for how many more there is room. */
public final class AirBases {
  private final OrderOfBattle orderOfBattle;
  private final AircraftAvailability aircraftAvailability;
  private final MapFacts mapFacts;
  private final AirWays ways;
  private final Stacking stacking;
  private final List<Place> fields;
  private final PositionCache<Side, List<Spot>> spots = new PositionCache<>(this::spots);

  public AirBases(OrderOfBattle orderOfBattle, MapFacts mapFacts, AirWays ways) {
    this.orderOfBattle = orderOfBattle;
    this.aircraftAvailability = new AircraftAvailability(orderOfBattle);
    this.mapFacts = mapFacts;
    this.ways = ways;
    this.stacking = new Stacking(orderOfBattle);
    List<Place> all = new ArrayList<>(List.of(MapFacts.BRITAIN, MapFacts.DENMARK));
    for (Place hex : mapFacts.hexes()) {
      if (mapFacts.isAirfield(hex) || mapFacts.isLake(hex)) {
        all.add(hex);
      }
    }
    this.fields = all.stream().sorted().toList();
  }

  /**
   * A place to land.
   *
   * @param place hex or box
   * @param carrier on which carrier; empty for a base on land
   * @param room for how many more, not below 0
   */
  public record Spot(Place place, String carrier, int room) {
    public boolean isDeck() {
      return !carrier.isEmpty();
    }

    /** What it is called as a base: the carrier, or else the hex or box (r86). */
    public String base() {
      return isDeck() ? carrier : place.id();
    }

    /** True if that is where the piece stands. */
    public boolean holds(Piece piece) {
      return piece.place().equals(place) && piece.aboard().equals(carrier);
    }
  }

  /** Every place where the side may land: bases on land first, each kind in order of id. */
  public List<Spot> of(Position position, Side side) {
    return spots.of(position, side);
  }

  @Rule({"3.3-e", "3.4.2-b", "3.1-a", "3.1-c"})
  private List<Spot> spots(Position position, Side side) {
    List<Spot> spots = new ArrayList<>();
    for (Place place : fields) {
      if (isBase(position, place, side)) {
        spots.add(new Spot(place, "", stacking.room(position, place, side, UnitKind.Element.AIR)));
      }
    }
    if (side == Side.ALLIED) {
      for (Piece piece : orderOfBattle.pieces(position, side, PieceKind.SHIPS)) {
        if (orderOfBattle.is(piece.id(), UnitKind.CARRIER)) {
          spots.add(new Spot(piece.place(), piece.id(), room(position, piece)));
        }
      }
    }
    return List.copyOf(spots);
  }

  /**
   * 3.3-g/r18: a base that was captured may be used at once; 9.0: a frozen lake, once it was
   * chosen.
   */
  @Rule({"3.3-e", "3.3-g", "3.3-g/r18", "9.0-lake-a"})
  public boolean isBase(Position position, Place place, Side side) {
    if (MapFacts.isBox(place)) {
      return place.equals(side == Side.GERMAN ? MapFacts.DENMARK : MapFacts.BRITAIN);
    }
    return (mapFacts.isAirfield(place) || position.country().isLakeBase(place, side))
        && position.country().control(place) == side;
  }

  /** How many fighters the carrier holds. */
  @Rule("3.4.2-b")
  public static int deck(Piece carrier) {
    return OrderOfBattle.load(carrier);
  }

  /** The aircraft on the carrier, in order of id. */
  public List<String> aboard(Position position, Piece carrier) {
    List<String> aboard = new ArrayList<>();
    for (Piece piece : position.in(carrier.place())) {
      if (piece.aboard().equals(carrier.id()) && aircraftAvailability.isAircraft(piece)) {
        aboard.add(piece.id());
      }
    }
    return aboard;
  }

  private int room(Position position, Piece carrier) {
    return Math.max(0, deck(carrier) - aboard(position, carrier).size());
  }

  /**
   * Bases in reach.
   *
   * @param fields airfields, lake air bases and boxes, in order of id
   * @param carriers with room, in order of id
   */
  public record Reach(List<Place> fields, List<String> carriers) {
    public Reach {
      fields = List.copyOf(fields);
      carriers = List.copyOf(carriers);
    }

    /** True if there is none. */
    public boolean isEmpty() {
      return fields.isEmpty() && carriers.isEmpty();
    }
  }

  /**
   * Where an aircraft may land that has to leave its base in a fight, with its whole movement;
   * nowhere if it may not fly (3.3.1-e, 14.2-c).
   */
  @Rule({"3.4.2-c", "3.3.1-c", "3.3.1-e", "7.4-b"})
  public Reach from(Position position, String aircraft) {
    Piece piece = position.piece(aircraft);
    List<Place> fields = new ArrayList<>();
    List<String> carriers = new ArrayList<>();
    if (aircraftAvailability.mayFly(position, piece)) {
      int[] steps = ways.from(piece.place());
      for (Spot spot : of(position, orderOfBattle.side(aircraft))) {
        if (spot.room() == 0
            || spot.holds(piece)
            || steps[ways.number(spot.place())] > aircraftAvailability.movement(aircraft)
            || !suits(piece, spot, true)) {
          continue;
        }
        if (spot.isDeck()) {
          carriers.add(spot.carrier());
        } else {
          fields.add(spot.place());
        }
      }
    }
    return new Reach(fields, carriers);
  }

  /**
   * True if aircraft of that kind may land there at all.
   *
   * @param afterCombat true after an attack or an interception: then those of limited use of decks
   *     do not land on carriers (3.3.1-f)
   */
  @Rule({"3.3.1-c", "3.3.1-d", "3.3.2-b", "3.3.3-b"})
  public boolean suits(Piece aircraft, Spot spot, boolean afterCombat) {
    if (!spot.isDeck()) {
      return true;
    }
    return switch (orderOfBattle.unit(aircraft.id()).deck()) {
      case NONE -> false;
      case FREE -> true;
      // 3.3.1-e: from a base on land alone
      case LIMITED -> !afterCombat && !aircraft.isAboard();
    };
  }

  /** True if all of them, who come from one base, may land there after a fight (r108). */
  @Rule("7.1-b/r108")
  boolean takes(Spot spot, List<Piece> aircraft) {
    for (Piece piece : aircraft) {
      if (!spot.holds(piece) && (spot.room() < aircraft.size() || !suits(piece, spot, true))) {
        return false;
      }
    }
    return true;
  }

  /** 3.3.1-e: who lands so on a carrier outside the Britain box stays on the ground. */
  @Rule("3.3.1-e")
  public boolean groundedBy(String aircraft, Spot spot) {
    return spot.isDeck()
        && orderOfBattle.unit(aircraft).deck() == CarrierRole.LIMITED
        && !spot.place().equals(MapFacts.BRITAIN);
  }

  /** For how many land units that come by air there is room. */
  int landRoom(Position position, Place place, Side side) {
    return stacking.room(position, place, side, UnitKind.Element.LAND);
  }

  boolean isPort(Place place) {
    return MapFacts.isBox(place) || mapFacts.isPort(place);
  }
}
