package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Interception.Means;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.naval.InterceptionOption.Escorts;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.SeaWays;

/** 8.2 Ships that come to stop others on their way. */
final class Interceptors {
  /** 8.2-a. */
  static final int WITHIN = 3;

  private final ShipPositions shipPositions;
  private final SeaWays ways;
  private final Distances distances;
  private final Batteries batteries;
  private final PositionCache<Voyage, byte[]> bars = new PositionCache<>(this::bars);

  Interceptors(ShipPositions shipPositions, Distances distances, Batteries batteries) {
    this.shipPositions = shipPositions;
    this.ways = shipPositions.ways();
    this.distances = distances;
    this.batteries = batteries;
  }

  /** 8.2-a, 8.2-c: a ship that has done nothing this turn, and can attack. */
  @Rule({"8.2-a", "8.2-c"})
  boolean mayIntercept(Piece piece) {
    return shipPositions.isShip(piece.id())
        && ShipPositions.isIdle(piece)
        && shipPositions.attacks(piece.id());
  }

  private Side side(Voyage voyage) {
    return shipPositions.side(voyage.ships().getFirst());
  }

  /** 8.8-a: true where the ships on their way are safe from other ships. */
  @Rule("8.8-a")
  boolean isSafe(Position position, Voyage voyage, Place hex) {
    return shipPositions.isHarbour(position, side(voyage), hex);
  }

  /** r123: no German ship comes to fight under the guns of Oslo. */
  @Rule("8.2-a/r123")
  boolean isUnderGuns(Position position, Voyage voyage, Place hex) {
    return batteries.fireAt(position, side(voyage).other(), hex);
  }

  /** 3.1-b: for how many more ships of the watching side there is room in the hex. */
  @Rule("3.1-b")
  int room(Position position, Voyage voyage, Place hex) {
    return Stacking.LIMIT - shipPositions.ships(position, side(voyage).other(), hex).size();
  }

  /**
   * 3.4.1-b: true if only submarines would be met in the hex, which capital ships do not attack.
   */
  @Rule({"3.4.1-b", "8.2-b/r113"})
  boolean meetsOnlySubmarines(Position position, Voyage voyage, Place hex) {
    return voyage.ships().stream().allMatch(shipPositions::isSubmarine)
        && shipPositions.ships(position, side(voyage), hex).stream()
            .allMatch(shipPositions::isSubmarine);
  }

  /** 8.2-a: within three hexes as the crow flies, and not there already. */
  boolean isNear(Piece ship, Place hex) {
    return !ship.place().equals(hex) && distances.within(ship.place(), hex, WITHIN);
  }

  /** 8.2-a, r123: of these ships those that come to the hex by sea in three steps. */
  @Rule({"8.2-a", "8.2-a/r123"})
  List<String> near(Position position, Voyage voyage, Place hex, List<Piece> ships) {
    List<Piece> near = new ArrayList<>();
    for (Piece ship : ships) {
      if (isNear(ship, hex)) {
        near.add(ship);
      }
    }
    if (near.isEmpty()) {
      return List.of();
    }
    int[] steps = ways.from(ways.number(hex), bars.of(position, voyage), WITHIN);
    List<String> coming = new ArrayList<>();
    for (Piece ship : near) {
      if (steps[ways.number(ship.place())] <= WITHIN) {
        coming.add(ship.id());
      }
    }
    return coming;
  }

  /** What bars the watching side, the ships on their way left out: these will be in the hex. */
  private byte[] bars(Position position, Voyage voyage) {
    Side watching = side(voyage).other();
    byte[] bars = shipPositions.waters(position, watching).bars().clone();
    if (watching == Side.GERMAN) {
      for (Place battery : shipPositions.chart().batteries()) {
        if (batteries.fireAt(position, watching, battery)) {
          bars[ways.number(battery)] = SeaWays.END;
        }
      }
    }
    return bars;
  }

  /** Who may come to which hex; who could not attack there alone comes with others. */
  @Rule({"8.2-a", "3.4.1-b"})
  List<InterceptionOption> openings(
      Position position, Voyage voyage, List<Place> hexes, List<Piece> ships) {
    record Group(List<String> ships, List<String> escorts, int room) {}
    Map<Group, List<Place>> byGroup = new LinkedHashMap<>();
    for (Place hex : hexes) {
      int room = room(position, voyage, hex);
      if (room <= 0 || isSafe(position, voyage, hex) || isUnderGuns(position, voyage, hex)) {
        continue;
      }
      List<String> near = near(position, voyage, hex, ships);
      boolean hunted = meetsOnlySubmarines(position, voyage, hex);
      List<String> attackers =
          near.stream().filter(ship -> !hunted || shipPositions.huntsSubmarines(ship)).toList();
      if (!attackers.isEmpty()) {
        List<String> escorts = near.stream().filter(ship -> !attackers.contains(ship)).toList();
        byGroup
            .computeIfAbsent(new Group(attackers, escorts, room), _ -> new ArrayList<>())
            .add(hex);
      }
    }
    List<InterceptionOption> openings = new ArrayList<>();
    byGroup.forEach(
        (group, where) -> openings.addAll(groups(group.ships, group.escorts, group.room, where)));
    return openings;
  }

  /** As many as there is room for, however they are mixed. */
  private static List<InterceptionOption> groups(
      List<String> ships, List<String> escorts, int room, List<Place> hexes) {
    List<InterceptionOption> openings = new ArrayList<>();
    if (ships.size() + escorts.size() <= room) {
      Escorts any = new Escorts(escorts, 0, escorts.size());
      return List.of(new InterceptionOption(Means.SEA, ships, ships.size(), any, hexes));
    }
    for (int beside = 0; beside <= Math.min(escorts.size(), room - 1); beside++) {
      Escorts some = new Escorts(escorts, beside, beside);
      int most = Math.min(ships.size(), room - beside);
      openings.add(new InterceptionOption(Means.SEA, ships, most, some, hexes));
    }
    return openings;
  }
}
