package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Footing;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MovementCosts;
import umpire.weserubung.terrain.Ways;

/** 10.2-2 How land units get at the enemy: by the cheapest way, not over a river if it can be. */
final class Approaches {
  /** 3.5-a: movement of a general. */
  static final int GENERAL = 8;

  private final Chart chart;
  private final Mix mix;
  private final Stacking stacking;
  private final LandWays land;
  private final MovementCosts costs;

  Approaches(Chart chart, Mix mix, Stacking stacking, LandWays land) {
    this.chart = chart;
    this.mix = mix;
    this.stacking = stacking;
    this.land = land;
    this.costs = new MovementCosts(chart);
  }

  /** Hexes where the side has land units ashore or aircraft: what may be attacked by land. */
  Set<Place> held(Position position, Side side) {
    Set<Place> held = new TreeSet<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (!piece.isAboard()
          && mix.isUnit(piece.id())
          && mix.side(piece.id()) == side
          && !mix.unit(piece.id()).arm().isShip()
          && !Chart.isBox(piece.place())) {
        held.add(piece.place());
      }
    }
    return held;
  }

  /** Where a piece can march without meeting an enemy. */
  Ways ways(Position position, Piece piece) {
    Side enemy = mix.side(piece.id()).other();
    return land.from(
        piece.place(),
        movement(piece),
        footing(position, piece),
        hex -> !stacking.holds(position, hex, enemy));
  }

  int movement(Piece piece) {
    return mix.isUnit(piece.id()) ? mix.unit(piece.id()).movement() : GENERAL;
  }

  Footing footing(Position position, Piece piece) {
    boolean mountain = mix.isUnit(piece.id()) && mix.unit(piece.id()).arm().isMountain();
    return new Footing(mountain, position.conventions().riverPlusTwo());
  }

  /**
   * What a search depends on: pieces of a stack that are alike share one.
   *
   * @param place where from
   * @param movement how far
   * @param footing how
   */
  record Start(Place place, int movement, Footing footing) {}

  /** Those of the targets that the piece can march to and attack. */
  Set<Place> targets(Position position, Piece piece, Set<Place> held, Map<Start, Ways> searched) {
    Set<Place> within = new TreeSet<>();
    if (!chart.isLand(piece.place())) {
      return within;
    }
    int far = movement(piece);
    List<Place> near = new ArrayList<>();
    for (Place target : held) {
      if (chart.map().distance(piece.place(), target) <= far) {
        near.add(target);
      }
    }
    if (!near.isEmpty()) {
      Start start = new Start(piece.place(), far, footing(position, piece));
      Ways ways = searched.computeIfAbsent(start, _ -> ways(position, piece));
      for (Place target : near) {
        if (last(position, piece, target, ways).isPresent()) {
          within.add(target);
        }
      }
    }
    return within;
  }

  /** The way of the piece to the target, the target last; empty if it cannot get there. */
  Optional<Plan.Approach> to(Position position, Piece piece, Place target) {
    if (!chart.isLand(piece.place())) {
      return Optional.empty();
    }
    Ways ways = ways(position, piece);
    return last(position, piece, target, ways)
        .map(
            from -> {
              List<Place> path = new ArrayList<>(ways.path(from));
              path.add(target);
              return new Plan.Approach(piece.id(), path);
            });
  }

  /** 9.0-riv-c: the hex it attacks from; a unit with an attack of 1 does not cross a river. */
  @Rule({"9.0-riv-c", "10.2-2"})
  private Optional<Place> last(Position position, Piece piece, Place target, Ways ways) {
    Footing footing = footing(position, piece);
    int points = movement(piece);
    boolean crosses = crosses(piece);
    Place best = null;
    int least = Integer.MAX_VALUE;
    for (Place from : chart.map().neighbours(target)) {
      int step = chart.isLand(from) ? costs.step(from, target, footing) : MovementCosts.BARRED;
      if (step == MovementCosts.BARRED || !ways.reaches(from)) {
        continue;
      }
      int cost = ways.cost(from) + step;
      boolean river = chart.isRiver(from, target);
      // any way without a river comes before any way over one
      int rank = cost + (river ? 1_000 : 0);
      if (cost <= points && (!river || crosses) && rank < least) {
        best = from;
        least = rank;
      }
    }
    return Optional.ofNullable(best);
  }

  private boolean crosses(Piece piece) {
    return !mix.isUnit(piece.id()) || mix.strength(piece).attack() > 1;
  }

  /** 3.2.5-c: hexes beside the target that the gun may fire from, and stay in. */
  @Rule("3.2.5-c")
  List<Place> emplacements(Position position, Piece gun, Place target) {
    if (!chart.isLand(gun.place())
        || chart.map().distance(gun.place(), target) > movement(gun) + 1) {
      return List.of();
    }
    Side side = mix.side(gun.id());
    Ways ways = ways(position, gun);
    List<Place> hexes = new ArrayList<>();
    for (Place hex : chart.map().neighbours(target)) {
      boolean stays = hex.equals(gun.place());
      if (stays
          || (chart.isLand(hex)
              && ways.reaches(hex)
              && stacking.room(position, hex, side, Arm.Element.LAND) > 0)) {
        hexes.add(hex);
      }
    }
    hexes.sort(null);
    return hexes;
  }

  /** The way of the gun to the hex it fires from. */
  Plan.Approach emplaced(Position position, Piece gun, Place from) {
    return new Plan.Approach(gun.id(), ways(position, gun).path(from));
  }
}
