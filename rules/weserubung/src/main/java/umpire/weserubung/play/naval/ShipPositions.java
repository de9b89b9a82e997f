package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.Ports;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.SeaWays;

/** 3.4 Ships, and where they are. */
final class ShipPositions {
  private final OrderOfBattle orderOfBattle;
  private final MapFacts mapFacts;
  private final SeaWays ways;
  private final Stacking stacking;
  private final Ports ports;
  private final PositionCache<Side, SeaPassage> waters = new PositionCache<>(this::found);
  private final PositionCache<Leg, int[]> steps = new PositionCache<>(this::steps);

  ShipPositions(OrderOfBattle orderOfBattle, MapFacts mapFacts, SeaWays ways) {
    this.orderOfBattle = orderOfBattle;
    this.mapFacts = mapFacts;
    this.stacking = new Stacking(orderOfBattle);
    this.ports = new Ports(mapFacts);
    this.ways = ways;
  }

  SeaWays ways() {
    return ways;
  }

  /** True if the pack has a counter of that name. */
  boolean knows(String id) {
    return orderOfBattle.has(id);
  }

  boolean isShip(String id) {
    return orderOfBattle.is(id, UnitKind.Element.SEA);
  }

  /** The ships of a side, wherever they are, by id. */
  List<Piece> of(Position position, Side side) {
    return orderOfBattle.pieces(position, side, PieceKind.SHIPS);
  }

  /** The counters themselves. */
  OrderOfBattle mix() {
    return orderOfBattle;
  }

  /** The map. */
  MapFacts chart() {
    return mapFacts;
  }

  /** The seat that plays the counter. */
  Seat seat(Position position, String id) {
    return position.conventions().seat(orderOfBattle.nation(id));
  }

  /** The side of the counter. */
  Side side(String id) {
    return orderOfBattle.side(id);
  }

  /** 3.4.2-a, 3.4.5-a: true for ships that attack others: neither carriers nor transports. */
  @Rule({"3.4.2-a", "3.4.5-a"})
  boolean attacks(String ship) {
    UnitKind unitKind = orderOfBattle.unit(ship).arm();
    return unitKind != UnitKind.CARRIER && unitKind != UnitKind.TRANSPORT;
  }

  /** 3.4.1-b: true for ships that attack submarines, too. */
  @Rule("3.4.1-b")
  boolean huntsSubmarines(String ship) {
    return attacks(ship) && !orderOfBattle.unit(ship).arm().isCapitalShip();
  }

  /** 3.4-d: true if the ship still has its action of the turn. */
  @Rule("3.4-d")
  static boolean isIdle(Piece ship) {
    return !ship.hasActed();
  }

  boolean isSubmarine(String ship) {
    return orderOfBattle.unit(ship).arm() == UnitKind.SUBMARINE;
  }

  int movement(String ship) {
    return orderOfBattle.unit(ship).movement();
  }

  /** The movement of a group: that of its slowest ship. */
  int movement(Collection<String> ships) {
    int least = Integer.MAX_VALUE;
    for (String ship : ships) {
      least = Math.min(least, movement(ship));
    }
    return least;
  }

  /** 8.8-c: true if ships of the side that are in the hex are in a port of theirs. */
  boolean isHarbour(Position position, Side side, Place hex) {
    return ports.isHarbour(position, side, hex);
  }

  /** 8.7-b: true in a port of the side's or a box. */
  boolean isQuay(Position position, Side side, Place place) {
    return ports.isHaven(position, side, place);
  }

  /** The ships of a side in a place, by id. */
  List<String> ships(Position position, Side side, Place place) {
    return stacking.units(position, place, side, UnitKind.Element.SEA);
  }

  /** Those of the ships that are still in play and in that place. */
  static List<String> left(Position position, List<String> ships, Place place) {
    List<String> left = new ArrayList<>();
    for (String ship : ships) {
      if (position.forces().has(ship) && position.piece(ship).place().equals(place)) {
        left.add(ship);
      }
    }
    return left;
  }

  /**
   * Where a way goes on from.
   *
   * @param side whose ships
   * @param from where they are
   * @param most the longest way
   */
  private record Leg(Side side, Place from, int most) {}

  /**
   * Steps as {@link SeaWays#from(int, byte[], int)} tells them, worked out once for what is offered
   * and for what comes of it; not to be written to.
   */
  int[] steps(Position position, Side side, Place from, int most) {
    return steps.of(position, new Leg(side, from, most));
  }

  private int[] steps(Position position, Leg leg) {
    byte[] bars = waters(position, leg.side()).bars();
    return ways.from(ways.number(leg.from()), bars, leg.most());
  }

  /** The sea as the side finds it, worked out once for a decision. */
  SeaPassage waters(Position position, Side side) {
    return waters.of(position, side);
  }

  /**
   * The sea as the side finds it.
   *
   * @param without ships that do not count for stacking, as they are the ones that sail
   */
  SeaPassage waters(Position position, Side side, Collection<String> without) {
    List<Integer> fewer = new ArrayList<>();
    for (String ship : without) {
      if (orderOfBattle.side(ship) == side && position.forces().has(ship)) {
        fewer.add(ways.number(position.piece(ship).place()));
      }
    }
    return waters(position, side).without(fewer);
  }

  @Rule({"8.4-0", "8.8-a", "8.8-b", "2.0-d/r114"})
  private SeaPassage found(Position position, Side side) {
    SeaPassage seaPassage = new SeaPassage(ways.size());
    seaPassage.bars()[ways.number(MapFacts.BRITAIN)] =
        side == Side.GERMAN ? SeaWays.CLOSED : SeaWays.END;
    seaPassage.bars()[ways.number(MapFacts.DENMARK)] =
        side == Side.GERMAN ? SeaWays.END : SeaWays.CLOSED;
    for (Piece ship : of(position, side)) {
      seaPassage.own()[ways.number(ship.place())]++;
    }
    for (Piece ship : of(position, side.other())) {
      if (!MapFacts.isBox(ship.place()) && !isHarbour(position, side.other(), ship.place())) {
        mark(ship, seaPassage);
      }
    }
    return seaPassage;
  }

  private void mark(Piece enemy, SeaPassage seaPassage) {
    int at = ways.number(enemy.place());
    seaPassage.bars()[at] = SeaWays.END;
    seaPassage.prey()[at]++;
    if (!isSubmarine(enemy.id())) {
      seaPassage.surfaced()[at]++;
    }
  }

  /** For how many more ships there is room. */
  int room(SeaPassage seaPassage, int number) {
    return seaPassage.room(number, ways.isBox(number));
  }
}
