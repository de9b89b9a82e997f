package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.terrain.MapFacts;

/** 10.2-1 Who may take part in an offensive: whoever has an action left and can get there. */
public final class OffensiveEligibility {
  private static final Set<UnitKind> BOMBARDS =
      EnumSet.of(
          UnitKind.BATTLESHIP, UnitKind.HEAVY_CRUISER, UnitKind.LIGHT_CRUISER, UnitKind.DESTROYER);

  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Approaches approaches;
  private final PositionCache<Side, PossibleAttackers> assailants =
      new PositionCache<>(this::assailing);

  public OffensiveEligibility(
      MapFacts mapFacts, OrderOfBattle orderOfBattle, Approaches approaches) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.approaches = approaches;
  }

  /**
   * Who may march to the target, land units but guns, and generals, by the hex they attack from;
   * those come first that somebody is there soonest by, without a river if it can be.
   */
  Map<Place, List<String>> marching(Position position, Plan plan, Place target) {
    Map<Place, List<String>> able = new TreeMap<>();
    Map<Place, Integer> soonest = new HashMap<>();
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece piece : pieces(position, plan, PieceKind.LAND_UNITS_AND_LEADERS)) {
      if (isFree(position, plan, piece)
          && !piece.isAboard()
          && !named.contains(piece.id())
          && marches(piece)) {
        approaches
            .origins(position, piece, target)
            .forEach(
                (from, rank) -> {
                  able.computeIfAbsent(from, _ -> new ArrayList<>()).add(piece.id());
                  soonest.merge(from, rank, Math::min);
                });
      }
    }
    Map<Place, List<String>> sorted = new LinkedHashMap<>();
    able.entrySet().stream()
        .sorted(Comparator.comparing(group -> soonest.getOrDefault(group.getKey(), 0)))
        .forEach(group -> sorted.put(group.getKey(), group.getValue()));
    return sorted;
  }

  private List<Piece> pieces(Position position, Plan plan, PieceKind kind) {
    return orderOfBattle.pieces(position, MatchAgreements.side(plan.seat()), kind);
  }

  /** True for land units but guns: they go into the hex that they attack. */
  boolean isInfantry(String id) {
    return orderOfBattle.counter(id) instanceof WeserubungCounter.Unit unit
        && unit.arm().isInfantry();
  }

  /** Who marches to an attack, or lands: whoever could hit there, and generals. */
  boolean marches(Piece piece) {
    return orderOfBattle.isUnit(piece.id())
        ? isInfantry(piece.id()) && orderOfBattle.strength(piece).attack() > 0
        : orderOfBattle.isGeneral(piece.id());
  }

  /** 3.2-e, 7.6-b, 10.6: the action is there, and its nation can pay. */
  @Rule({"3.2-e", "10.6"})
  public boolean isFree(Position position, Plan plan, Piece piece) {
    return isIdle(piece)
        && orderOfBattle.side(piece.id()) == MatchAgreements.side(plan.seat())
        && pays(position, plan, piece.id());
  }

  private static boolean isIdle(Piece piece) {
    return !piece.hasActed() && !piece.is(Mark.FLOWN);
  }

  /** True if it belongs to whoever declares the plan, not to an ally. */
  public boolean isOwn(Position position, Plan plan, String counter) {
    return position.conventions().seat(orderOfBattle.nation(counter)).equals(plan.seat());
  }

  /** 10.6: its nation has the offensives that the plan costs it. */
  public boolean pays(Position position, Plan plan, String counter) {
    Nation nation = orderOfBattle.nation(counter);
    return position.treasury(nation).offensives() >= price(plan, nation);
  }

  /** 10.9-a: two of the general's nation, one of any other. */
  @Rule("10.9-a")
  public int price(Plan plan, Nation nation) {
    return !plan.general().isEmpty() && orderOfBattle.nation(plan.general()) == nation ? 2 : 1;
  }

  /** What every nation that takes part pays. */
  public Map<Nation, Integer> price(Plan plan) {
    Map<Nation, Integer> price = new TreeMap<>();
    for (String counter : plan.counters()) {
      price.put(orderOfBattle.nation(counter), price(plan, orderOfBattle.nation(counter)));
    }
    return price;
  }

  /**
   * The guns that could fire at the target, each with the hexes it could fire from: where there is
   * room beside the guns that are named already, or in the place of those who leave (3.1-a).
   */
  @Rule({"3.2.5-c", "3.1-a"})
  Map<String, List<Place>> guns(Position position, Plan plan, Place target) {
    Map<String, List<Place>> able = new TreeMap<>();
    Set<String> named = new HashSet<>(plan.counters());
    Map<Place, Integer> coming = coming(position, plan);
    for (Piece piece : pieces(position, plan, PieceKind.LAND_UNITS)) {
      if (orderOfBattle.unit(piece.id()).arm().isArtillery()
          && !piece.isAboard()
          && !named.contains(piece.id())
          && isFree(position, plan, piece)) {
        List<Place> hexes = approaches.emplacements(position, piece, target, coming);
        if (!hexes.isEmpty()) {
          able.put(piece.id(), hexes);
        }
      }
    }
    return able;
  }

  /** By how many land units a hex fills up, or empties, as the plan is carried out. */
  Map<Place, Integer> coming(Position position, Plan plan) {
    Map<Place, Integer> coming = new HashMap<>();
    for (Plan.Thrust thrust : plan.thrusts()) {
      for (Plan.Approach gun : thrust.guns()) {
        coming.merge(position.piece(gun.unit()).place(), -1, Integer::sum);
        coming.merge(gun.path().getLast(), 1, Integer::sum);
      }
      for (Plan.Approach marching : thrust.marching()) {
        if (orderOfBattle.isUnit(marching.unit())) {
          coming.merge(position.piece(marching.unit()).place(), -1, Integer::sum);
        }
      }
    }
    return coming;
  }

  /** 10.7-0, 3.2.5-d: who could go ashore in the target, guns never, generals too. */
  @Rule({"10.7-0", "3.2.5-d", "3.4.5-d", "3.2-f"})
  List<String> landing(Position position, Plan plan, Place target) {
    List<String> able = new ArrayList<>();
    if (!mapFacts.isCombined(target)) {
      return able;
    }
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece piece : position.in(target)) {
      if (piece.isAboard()
          && !named.contains(piece.id())
          && isFree(position, plan, piece)
          && marches(piece)) {
        able.add(piece.id());
      }
    }
    return able;
  }

  /** 10.7-0, Q11: ships in the target's waters; to bombard is no action. */
  @Rule({"10.7-0", "3.4-d/r36"})
  List<String> bombarding(Position position, Plan plan, Place target) {
    List<String> able = new ArrayList<>();
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece piece : position.in(target)) {
      if (orderOfBattle.isUnit(piece.id())
          && BOMBARDS.contains(orderOfBattle.unit(piece.id()).arm())
          && !named.contains(piece.id())
          && orderOfBattle.side(piece.id()) == MatchAgreements.side(plan.seat())
          && position.treasury(orderOfBattle.nation(piece.id())).offensives()
              >= price(plan, orderOfBattle.nation(piece.id()))) {
        able.add(piece.id());
      }
    }
    return able;
  }

  /** What everybody of the side who has an action left could attack, whoever pays. */
  public PossibleAttackers assailants(Position position, Side side) {
    return assailants.of(position, side);
  }

  private PossibleAttackers assailing(Position position, Side side) {
    Map<String, BitSet> targets = new LinkedHashMap<>();
    for (Piece piece : orderOfBattle.pieces(position, side, PieceKind.LAND_UNITS_AND_LEADERS)) {
      if (isIdle(piece) && marches(piece)) {
        BitSet within =
            piece.isAboard()
                ? approaches.landing(position, piece)
                : approaches.targets(position, piece);
        if (!within.isEmpty()) {
          targets.put(piece.id(), within);
        }
      }
    }
    return new PossibleAttackers(approaches.land(), targets);
  }

  /** Who of the land units, not of the leaders, could attack the target. */
  List<String> attackers(Position position, Plan plan, Place target) {
    Set<String> able = new TreeSet<>(landing(position, plan, target));
    marching(position, plan, target).values().forEach(able::addAll);
    able.removeIf(id -> !orderOfBattle.isUnit(id));
    return List.copyOf(able);
  }

  /** True if the side has land units ashore or aircraft there. */
  public boolean isHeld(Position position, Place target, Side side) {
    return approaches.isHeld(position, target, side);
  }

  /** The way of a piece that attacks the target from that hex. */
  Plan.Approach approach(Position position, String unit, Place from, Place target) {
    return approaches.by(position, position.piece(unit), from, target);
  }

  /** The way of a gun to the hex it fires from. */
  Plan.Approach emplaced(Position position, String gun, Place from) {
    return approaches.emplaced(position, position.piece(gun), from);
  }
}
