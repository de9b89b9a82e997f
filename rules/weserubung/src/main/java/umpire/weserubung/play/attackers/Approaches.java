package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.LandMovementRates;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.MovementCosts;
import umpire.weserubung.terrain.ReachableHexes;

/** 10.2-2 How land units get at the enemy: by any hex beside them, and there the cheapest way. */
public final class Approaches {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int RIVER = 1_000;

  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final LandWays land;
  private final LandMovementRates rates;
  private final HeldHexes held;
  private final Derived<Known> known = new Derived<>();

  public Approaches(
      MapFacts mapFacts, OrderOfBattle orderOfBattle, Stacking stacking, LandWays land) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = stacking;
    this.land = land;
    this.rates = new LandMovementRates(orderOfBattle);
    this.held = new HeldHexes(orderOfBattle, land);
  }

  /**
   * What is known of a stack.
   *
   * @param ways where it can march to: pieces that are alike share one
   * @param targets whom it gets at
   */
  private record Known(KnownReach<Start, ReachableHexes> ways, KnownReach<March, BitSet> targets) {
    Known() {
      this(new KnownReach<>(), new KnownReach<>());
    }
  }

  /**
   * Who marches: pieces that are alike get at the same enemies.
   *
   * @param start where from, and how
   * @param crosses true if they attack over a river
   */
  private record March(Start start, boolean crosses) {}

  private Known known(Position position, Place place) {
    return known.of(position.in(place), Known::new);
  }

  /** Whose numbers hexes are marked by. */
  LandWays land() {
    return land;
  }

  /** True where the side has land units ashore or aircraft: what may be attacked by land. */
  boolean isHeld(Position position, Place hex, Side side) {
    return land.isMarked(hex, heldBy(position, side));
  }

  /** The same hexes, as {@link LandWays#mark} marks them. */
  public BitSet heldBy(Position position, Side side) {
    return held.by(position, side);
  }

  /**
   * Where a piece can march without meeting an enemy. A leader keeps to hexes of their side, unless
   * land units stand with them that they can go with.
   */
  @Rule("3.5-d/r100")
  private ReachableHexes ways(Position position, Piece piece) {
    return ways(position, start(position, piece));
  }

  private ReachableHexes ways(Position position, Start start) {
    BitSet closed =
        start.alone()
            ? held.closedToLeaders(position, start.side())
            : heldBy(position, start.side().other());
    return known(position, start.place()).ways().of(start, closed, () -> search(start, closed));
  }

  private KnownReach.Found<ReachableHexes> search(Start start, BitSet closed) {
    ReachableHexes found = land.from(start.place(), start.movement(), start.footing(), closed);
    return new KnownReach.Found<>(found, found.seen());
  }

  private Start start(Position position, Piece piece) {
    return new Start(
        piece.place(),
        orderOfBattle.side(piece.id()),
        rates.points(piece.id()),
        rates.footing(position, piece.id()),
        isAlone(position, piece));
  }

  private boolean isAlone(Position position, Piece piece) {
    Side side = orderOfBattle.side(piece.id());
    return !orderOfBattle.isUnit(piece.id())
        && stacking.units(position, piece.place(), side, UnitKind.Element.LAND).stream()
            .map(position::piece)
            .noneMatch(
                unit -> orderOfBattle.unit(unit.id()).arm().isInfantry() && !unit.hasActed());
  }

  /**
   * What a search depends on: pieces of a stack that are alike share one.
   *
   * @param place where from
   * @param side whose enemies are in the way
   * @param movement how far
   * @param footing how
   * @param alone true for a leader with no units to go with
   */
  private record Start(Place place, Side side, int movement, LandMover footing, boolean alone) {}

  /** Those hexes held by the other side that the piece can march to and attack, marked. */
  BitSet targets(Position position, Piece piece) {
    if (!mapFacts.isLand(piece.place())) {
      return new BitSet();
    }
    Start start = start(position, piece);
    boolean crosses = crosses(piece);
    if (start.alone()) {
      return targets(position, start, ways(position, start), crosses);
    }
    BitSet enemies = heldBy(position, start.side().other());
    return known(position, start.place())
        .targets()
        .of(
            new March(start, crosses),
            enemies,
            () -> {
              ReachableHexes ways = ways(position, start);
              return new KnownReach.Found<>(targets(position, start, ways, crosses), ways.seen());
            });
  }

  /** The hex that it is off the coast of, if the other side holds it, marked. */
  BitSet landing(Position position, Piece aboard) {
    BitSet marked = new BitSet();
    if (isHeld(position, aboard.place(), orderOfBattle.side(aboard.id()).other())) {
      land.mark(aboard.place(), marked);
    }
    return marked;
  }

  /** What {@link #origins} would find an origin for: all at once, from where the ways lead. */
  private BitSet targets(Position position, Start start, ReachableHexes ways, boolean crosses) {
    return land.into(
        ways, heldBy(position, start.side().other()), start.movement(), start.footing(), crosses);
  }

  /**
   * 10.2-2: the hexes that the piece could attack the target from, with what the way costs: one
   * without a river comes before any way over one.
   */
  public Map<Place, Integer> origins(Position position, Piece piece, Place target) {
    return mapFacts.isLand(piece.place())
            && mapFacts.distance(piece.place(), target) <= rates.points(piece.id())
        ? origins(position, piece, target, ways(position, piece))
        : Map.of();
  }

  private Map<Place, Integer> origins(
      Position position, Piece piece, Place target, ReachableHexes reach) {
    Map<Place, Integer> origins = new TreeMap<>();
    for (Place from : mapFacts.map().neighbours(target)) {
      int rank = reach.reaches(from) ? rank(position, piece, from, target, reach) : NEVER;
      if (rank != NEVER) {
        origins.put(from, rank);
      }
    }
    return origins;
  }

  /** 9.0-riv-c: a unit with an attack of 1 does not cross a river. */
  @Rule({"9.0-riv-c", "10.2-2"})
  private int rank(Position position, Piece piece, Place from, Place target, ReachableHexes reach) {
    int cost = cost(position, piece, from, target, reach);
    if (cost == NEVER || !mapFacts.isRiver(from, target)) {
      return cost;
    }
    return crosses(piece) ? cost + RIVER : NEVER;
  }

  private int cost(Position position, Piece piece, Place from, Place target, ReachableHexes reach) {
    int step = land.step(from, target, rates.footing(position, piece.id()));
    return step == MovementCosts.BARRED || reach.cost(from) + step > rates.points(piece.id())
        ? NEVER
        : reach.cost(from) + step;
  }

  /**
   * True if a way by that hex is short enough, and a river alone keeps the piece off the target.
   */
  boolean isKeptOffByRiver(Position position, Piece piece, Place from, Place target) {
    return mapFacts.isLand(piece.place())
        && mapFacts.map().neighbours(target).contains(from)
        && mapFacts.isRiver(from, target)
        && !crosses(piece)
        && reaches(position, piece, from)
        && cost(position, piece, from, target, ways(position, piece)) != NEVER;
  }

  /** True if the piece can march to that hex. */
  boolean reaches(Position position, Piece piece, Place hex) {
    return ways(position, piece).reaches(hex);
  }

  /** The cheapest way of the piece to the target by that hex, the target last. */
  Plan.Approach by(Position position, Piece piece, Place from, Place target) {
    List<Place> path = new ArrayList<>(ways(position, piece).path(from));
    path.add(target);
    return new Plan.Approach(piece.id(), path);
  }

  /** r157: by what its side that is up shows. */
  @Rule("9.0-riv-c/r157")
  private boolean crosses(Piece piece) {
    return !orderOfBattle.isUnit(piece.id()) || orderOfBattle.strength(piece).attack() > 1;
  }

  /**
   * 3.2.5-c: hexes beside the target that the gun may fire from, and stay in.
   *
   * @param coming how many more, or fewer, will be in a hex
   */
  @Rule("3.2.5-c")
  List<Place> emplacements(Position position, Piece gun, Place target, Map<Place, Integer> coming) {
    if (!mapFacts.isLand(gun.place())
        || mapFacts.distance(gun.place(), target) > rates.points(gun.id()) + 1) {
      return List.of();
    }
    Side side = orderOfBattle.side(gun.id());
    ReachableHexes reach = ways(position, gun);
    List<Place> hexes = new ArrayList<>();
    for (Place hex : mapFacts.map().neighbours(target)) {
      boolean stays = hex.equals(gun.place());
      if (stays
          || (mapFacts.isLand(hex)
              && reach.reaches(hex)
              && stacking.room(position, hex, side, UnitKind.Element.LAND)
                  > coming.getOrDefault(hex, 0))) {
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
