package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Ports;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.lore.Tabled;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.SeaWays;

/** 3.4 Ships, and where they are. */
final class Seas {
  private final Mix mix;
  private final Chart chart;
  private final SeaWays ways;
  private final Stacking stacking;
  private final Ports ports;
  private final Tabled<Side, Waters> waters = new Tabled<>(this::found);

  Seas(Mix mix, Chart chart, SeaWays ways) {
    this.mix = mix;
    this.chart = chart;
    this.stacking = new Stacking(mix);
    this.ports = new Ports(chart);
    this.ways = ways;
  }

  SeaWays ways() {
    return ways;
  }

  /** True if the pack has a counter of that name. */
  boolean knows(String id) {
    return mix.has(id);
  }

  boolean isShip(String id) {
    return mix.is(id, Arm.Element.SEA);
  }

  /** The counters themselves. */
  Mix mix() {
    return mix;
  }

  /** The map. */
  Chart chart() {
    return chart;
  }

  /** The seat that plays the counter. */
  Seat seat(Position position, String id) {
    return position.conventions().seat(mix.nation(id));
  }

  /** The side of the counter. */
  Side side(String id) {
    return mix.side(id);
  }

  /** 3.4.2-a, 3.4.5-a: true for ships that attack others: neither carriers nor transports. */
  @Rule({"3.4.2-a", "3.4.5-a"})
  boolean attacks(String ship) {
    Arm arm = mix.unit(ship).arm();
    return arm != Arm.CARRIER && arm != Arm.TRANSPORT;
  }

  /** 3.4.1-b: true for ships that attack submarines, too. */
  @Rule("3.4.1-b")
  boolean huntsSubmarines(String ship) {
    return attacks(ship) && !mix.unit(ship).arm().isCapitalShip();
  }

  /** 3.4-d: true if the ship still has its action of the turn. */
  @Rule("3.4-d")
  static boolean isIdle(Piece ship) {
    return !ship.hasActed();
  }

  boolean isSubmarine(String ship) {
    return mix.unit(ship).arm() == Arm.SUBMARINE;
  }

  int movement(String ship) {
    return mix.unit(ship).movement();
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
    return stacking.units(position, place, side, Arm.Element.SEA);
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

  /** The sea as the side finds it, worked out once for a decision. */
  Waters waters(Position position, Side side) {
    return waters.of(position, side);
  }

  /**
   * The sea as the side finds it.
   *
   * @param without ships that do not count for stacking, as they are the ones that sail
   */
  Waters waters(Position position, Side side, Collection<String> without) {
    List<Integer> fewer = new ArrayList<>();
    for (String ship : without) {
      if (mix.side(ship) == side && position.forces().has(ship)) {
        fewer.add(ways.number(position.piece(ship).place()));
      }
    }
    return waters(position, side).without(fewer);
  }

  @Rule({"8.4-0", "8.8-a", "8.8-b", "2.0-d/r114"})
  private Waters found(Position position, Side side) {
    Waters waters = new Waters(ways.size());
    waters.bars()[ways.number(Chart.BRITAIN)] = side == Side.GERMAN ? SeaWays.CLOSED : SeaWays.END;
    waters.bars()[ways.number(Chart.DENMARK)] = side == Side.GERMAN ? SeaWays.END : SeaWays.CLOSED;
    for (Piece piece : position.forces().pieces().values()) {
      if (isShip(piece.id())) {
        mark(position, side, piece, waters);
      }
    }
    return waters;
  }

  private void mark(Position position, Side side, Piece ship, Waters waters) {
    int at = ways.number(ship.place());
    if (mix.side(ship.id()) == side) {
      waters.own()[at]++;
    } else if (!Chart.isBox(ship.place()) && !isHarbour(position, side.other(), ship.place())) {
      waters.bars()[at] = SeaWays.END;
      waters.prey()[at]++;
      if (!isSubmarine(ship.id())) {
        waters.surfaced()[at]++;
      }
    }
  }

  /** For how many more ships there is room. */
  int room(Waters waters, int number) {
    return waters.room(number, ways.isBox(number));
  }
}
