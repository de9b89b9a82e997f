package umpire.weserubung.sense;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.View;
import umpire.weserubung.play.Mix;
import umpire.weserubung.terrain.Chart;

/** What a side makes of a view: who stands where, which towns it is after, and who goes where. */
final class Outlook {
  /** As near as this an enemy is a threat, in hexes of march. */
  private static final int NEAR = 4;

  private final View view;
  private final Side side;
  private final Land country;
  private final Map<String, Piece> pieces = new HashMap<>();
  private final Map<Place, List<Piece>> own = new TreeMap<>();
  private final Map<Place, List<Piece>> foes = new TreeMap<>();
  private final Map<Place, Double> aims = new TreeMap<>();
  private final Map<String, Place> goals = new HashMap<>();
  private final Map<Place, Double> landings = new TreeMap<>();

  /**
   * What does not change while a match lasts.
   *
   * @param chart the map
   * @param mix the counters
   * @param roads the distances
   */
  record Land(Chart chart, Mix mix, Roads roads) {
    /** What a town is worth: its morale, and a step to the surrender of Norway (14.2). */
    double worth(Place place) {
      int morale = chart.morale(place);
      String name = chart.map().isHex(place) ? chart.map().hex(place).name() : "";
      boolean spared = name.equals("Harstad") || name.equals("Tromsø");
      double town = morale == 0 ? 0 : 1.5 * morale + (spared ? 0 : 3);
      return town + (chart.isAirfield(place) ? 2 : 0);
    }

    Arm arm(Piece piece) {
      return mix.unit(piece.id()).arm();
    }
  }

  Outlook(View view, Side side, Land country) {
    this.view = view;
    this.side = side;
    this.country = country;
    for (Piece piece : view.pieces()) {
      pieces.put(piece.id(), piece);
      Map<Place, List<Piece>> camp = country.mix().side(piece.id()) == side ? own : foes;
      camp.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece);
    }
    aim();
    share();
  }

  private void aim() {
    for (Place place : country.roads().places()) {
      boolean mine = view.country().control(place) == side;
      if (!mine) {
        aims.put(place, country.worth(place));
      } else if (soldiers(own, place).isEmpty() && threat(place) <= NEAR) {
        aims.put(place, country.worth(place) / 2);
      }
    }
  }

  /** Every unit ashore has a goal; not all the same. */
  private void share() {
    Map<Place, Integer> bound = new HashMap<>();
    own.forEach(
        (place, stack) -> {
          for (Piece unit : soldiers(own, place)) {
            if (!isGuard(unit)) {
              best(place, bound)
                  .ifPresent(
                      goal -> {
                        goals.put(unit.id(), goal);
                        bound.merge(goal, 1, Integer::sum);
                      });
            }
          }
        });
  }

  private Optional<Place> best(Place from, Map<Place, Integer> bound) {
    return aims.keySet().stream()
        .filter(aim -> country.roads().byLand(from, aim) < Roads.FAR)
        .max(
            Comparator.comparingDouble(
                aim -> {
                  double needed = 1 + 1.5 * soldiers(foes, aim).size();
                  double crowd = Math.max(0, bound.getOrDefault(aim, 0) + 1 - needed);
                  int far = country.roads().byLand(from, aim);
                  return worthOf(aim) / (2 + far) / (1 + crowd);
                }));
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
    return aims.getOrDefault(place, 0.0);
  }

  /** The towns and airfields that the side is after. */
  Map<Place, Double> aims() {
    return aims;
  }

  /** Where a unit had better go; where it stands if it had better stay. */
  Place goal(Piece unit) {
    return goals.getOrDefault(unit.id(), unit.place());
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

  Map<Place, List<Piece>> foeStacks() {
    return foes;
  }

  /** Enemy land units ashore there. */
  int defenders(Place place) {
    return soldiers(foes, place).size();
  }

  /** Own land units ashore there. */
  int garrison(Place place) {
    return soldiers(own, place).size();
  }

  private List<Piece> soldiers(Map<Place, List<Piece>> camp, Place place) {
    return camp.getOrDefault(place, List.of()).stream().filter(this::isSoldier).toList();
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
    return !Chart.isBox(one)
        && !Chart.isBox(other)
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
    int nearest = Roads.FAR;
    for (Place place : foes.keySet()) {
      if (!soldiers(foes, place).isEmpty()) {
        nearest = Math.min(nearest, country.roads().byLand(place, town));
      }
    }
    return nearest;
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
        .filter(arm -> arm.isCapitalShip() || arm == Arm.CARRIER)
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
