package umpire.weserubung.valuation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.View;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** What a side makes of a view: who stands where, which towns it is after, and who goes where. */
final class SituationAssessment {
  /** As near as this an enemy is a threat, in hexes of march. */
  static final int NEAR = 5;

  private final View view;
  private final Side side;
  private final Land country;
  private final Map<String, Piece> pieces = new HashMap<>();
  private final Map<Place, List<Piece>> own = new TreeMap<>();
  private final Map<Place, List<Piece>> foes = new TreeMap<>();
  private final Map<Place, List<Piece>> troops = new TreeMap<>();
  private final Map<Place, Integer> defenders = new TreeMap<>();
  private final Map<Place, Integer> threats = new HashMap<>();
  private final Map<Place, Double> landings = new TreeMap<>();
  private final SideGoals sideGoals;

  /**
   * What does not change while a match lasts.
   *
   * @param chart the map
   * @param mix the counters
   * @param roads the distances
   */
  record Land(MapFacts chart, OrderOfBattle mix, TownDistances roads) {
    /** What a town is worth: its morale, and a step to the surrender of Norway (14.2). */
    double worth(Place place) {
      int morale = chart.morale(place);
      double town = morale == 0 ? 0 : 1.5 * morale + (chart.isSpared(place) ? 1 : 3);
      return town + (chart.isAirfield(place) ? 2 : 0);
    }

    UnitKind arm(Piece piece) {
      return mix.unit(piece.id()).arm();
    }
  }

  SituationAssessment(View view, Side side, Land country) {
    this.view = view;
    this.side = side;
    this.country = country;
    for (Piece piece : view.pieces()) {
      pieces.put(piece.id(), piece);
      Map<Place, List<Piece>> camp = country.mix().side(piece.id()) == side ? own : foes;
      camp.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece);
      if (isSoldier(piece) && camp == own) {
        troops.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece);
      } else if (isSoldier(piece)) {
        defenders.merge(piece.place(), 1, Integer::sum);
      }
    }
    this.sideGoals = new SideGoals(this);
  }

  View view() {
    return view;
  }

  Side side() {
    return side;
  }

  Land country() {
    return country;
  }

  /** What the side would gain by taking that place; 0 for one that it is not after. */
  double worthOf(Place place) {
    return sideGoals.aims().getOrDefault(place, 0.0);
  }

  /** The towns and airfields that the side is after. */
  Map<Place, Double> aims() {
    return sideGoals.aims();
  }

  /** Where a unit had better go; where it stands if it had better stay. */
  Place goal(Piece unit) {
    return sideGoals.goal(unit);
  }

  /** Who had better be carried, and where to. */
  SideGoals wishes() {
    return sideGoals;
  }

  Optional<Piece> piece(String id) {
    return Optional.ofNullable(pieces.get(id));
  }

  List<Piece> own(Place place) {
    return own.getOrDefault(place, List.of());
  }

  List<Piece> foes(Place place) {
    return foes.getOrDefault(place, List.of());
  }

  Map<Place, List<Piece>> ownStacks() {
    return own;
  }

  /** Own land units ashore, by place. */
  Map<Place, List<Piece>> troops() {
    return troops;
  }

  Map<Place, List<Piece>> foeStacks() {
    return foes;
  }

  /** Enemy land units ashore there. */
  int defenders(Place place) {
    return defenders.getOrDefault(place, 0);
  }

  /** Own land units ashore there. */
  int garrison(Place place) {
    return soldiers(place).size();
  }

  /** Own land units ashore within two turns' march. */
  int troopsNear(Place town) {
    int near = 0;
    for (Place place : troops.keySet()) {
      near += country.roads().byLand(place, town) <= 2 * NEAR ? garrison(place) : 0;
    }
    return near;
  }

  /** Whether these are all who hold a town that the enemy is near to. */
  boolean bares(List<String> units) {
    Map<Place, Integer> leaving = new HashMap<>();
    for (String unit : units) {
      piece(unit)
          .filter(this::isSoldier)
          .ifPresent(one -> leaving.merge(one.place(), 1, Integer::sum));
    }
    return leaving.entrySet().stream()
        .anyMatch(
            one ->
                country.chart().isTown(one.getKey())
                    && garrison(one.getKey()) <= one.getValue()
                    && threat(one.getKey()) <= NEAR);
  }

  /** Own land units ashore there. */
  List<Piece> soldiers(Place place) {
    return troops.getOrDefault(place, List.of());
  }

  /** A land unit that is ashore. */
  boolean isSoldier(Piece piece) {
    return !piece.isAboard() && country.mix().isUnit(piece.id()) && country.arm(piece).isLand();
  }

  boolean isShip(Piece piece) {
    return country.mix().isUnit(piece.id()) && country.arm(piece).isShip();
  }

  boolean isAircraft(Piece piece) {
    return country.mix().isUnit(piece.id()) && country.arm(piece).isAir();
  }

  /** Land units and leaders aboard. */
  int cargo(Piece ship) {
    return (int)
        own(ship.place()).stream()
            .filter(one -> one.aboard().equals(ship.id()) && !isAircraft(one))
            .count();
  }

  int cargoOf(String ship) {
    return piece(ship).map(this::cargo).orElse(0);
  }

  /** Whether two hexes lie so near to each other; boxes lie far from everything. */
  boolean isNear(Place one, Place other, int hexes) {
    return !MapFacts.isBox(one)
        && !MapFacts.isBox(other)
        && country.chart().map().distance(one, other) <= hexes;
  }

  /** What landings are worth, port by port, worked out once. */
  Map<Place, Double> landings(ToDoubleFunction<Place> worth) {
    if (landings.isEmpty()) {
      for (Place place : country.roads().places()) {
        if (country.chart().isPort(place)) {
          landings.put(place, worth.applyAsDouble(place));
        }
      }
    }
    return landings;
  }

  /** How far the nearest enemy land unit has to march to a town; far for any other place. */
  int threat(Place town) {
    return threats.computeIfAbsent(
        town,
        there ->
            defenders.keySet().stream()
                .mapToInt(place -> country.roads().byLand(place, there))
                .min()
                .orElse(TownDistances.FAR));
  }

  /** The last one in a town that the enemy is near to. */
  boolean isGuard(Piece unit) {
    return country.chart().isTown(unit.place())
        && garrison(unit.place()) == 1
        && threat(unit.place()) <= NEAR;
  }

  /** Capital ships and carriers that the western Allies have lost (15.1). */
  long capitalShipsLost() {
    return view.lost().stream()
        .filter(id -> country.mix().isUnit(id))
        .filter(
            id ->
                country.mix().nation(id) != Nation.GERMANY
                    && country.mix().nation(id) != Nation.NORWAY)
        .map(id -> country.mix().unit(id).arm())
        .filter(unitKind -> unitKind.isCapitalShip() || unitKind == UnitKind.CARRIER)
        .count();
  }

  /** The way that the seat is declaring, if it is. */
  Optional<Routing> routing() {
    return view.agenda().stream()
        .filter(Routing.class::isInstance)
        .map(Routing.class::cast)
        .findFirst();
  }
}
