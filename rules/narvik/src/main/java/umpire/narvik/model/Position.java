package umpire.narvik.model;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.Progress;

/**
 * Everything there is to know between two inputs.
 *
 * @param turn 1 to 10
 * @param weather of the turn (7.0)
 * @param season which movement costs hold (14.1)
 * @param units land units on the map and in the Harstad box, by counter; cargo is not among them
 * @param ships ships in play, by counter
 * @param air what flies this turn (18)
 * @param bases of the Allies (19.4)
 * @param progress what lasts longer than a turn
 * @param assaultsOnly true in a scenario that ends with its first assault
 * @param tally what is numbered
 * @param agenda what is going on
 */
public record Position(
    int turn,
    Weather weather,
    Season season,
    Map<String, Unit> units,
    Map<String, ShipOnMap> ships,
    AirPower air,
    List<Base> bases,
    Progress progress,
    boolean assaultsOnly,
    MatchCounters tally,
    Agenda<Frame> agenda)
    implements PlayedPosition<Position, Frame> {
  public Position {
    units = PlacedById.of(units, Unit::place);
    ships = PlacedById.of(ships, ShipOnMap::place);
    bases = List.copyOf(bases);
  }

  /** The land units of both sides in a place, by id. */
  public Group<Unit> unitsIn(Place place) {
    return landUnits().in(place);
  }

  /** The land units: the same object while none of them changes. */
  public PlacedById<Unit> landUnits() {
    return PlacedById.of(units, Unit::place);
  }

  /** The ships: the same object while none of them changes. */
  public PlacedById<ShipOnMap> fleet() {
    return PlacedById.of(ships, ShipOnMap::place);
  }

  /** German air points left this turn (18.1). */
  public int airPoints() {
    return air.points();
  }

  /** True in the turn of the Allied emergency air support (18.2). */
  public boolean emergencyAirSupport() {
    return air.emergency();
  }

  /** With this unit in place of the one of its id, or added. */
  public Position with(Unit unit) {
    return withUnits(landUnits().with(unit.id(), unit));
  }

  /** With these units in place of those of their ids, or added. */
  public Position with(Collection<Unit> others) {
    Map<String, Unit> byId = new TreeMap<>();
    others.forEach(unit -> byId.put(unit.id(), unit));
    return withUnits(landUnits().with(byId));
  }

  /** Without the unit. */
  public Position without(String unit) {
    return withUnits(landUnits().without(unit));
  }

  /** With these units and no others. */
  public Position withUnits(Map<String, Unit> others) {
    return new Position(
        turn, weather, season, others, ships, air, bases, progress, assaultsOnly, tally, agenda);
  }

  /** With this ship in place of the one of its id, or added. */
  public Position with(ShipOnMap ship) {
    return withShips(fleet().with(ship.id(), ship));
  }

  /** Without the ship. */
  public Position withoutShip(String ship) {
    return withShips(fleet().without(ship));
  }

  /** With every land unit changed alike, aboard ships too. */
  public Position withEach(UnaryOperator<Unit> change) {
    return withUnits(landUnits().mapped(change))
        .withShips(fleet().mapped(ship -> ship.withCargo(change)));
  }

  /** With every ship changed alike. */
  public Position withEachShip(UnaryOperator<ShipOnMap> change) {
    return withShips(fleet().mapped(change));
  }

  /** The unit of that name; throws IllegalArgumentException if none is on the map. */
  public Unit unit(String id) {
    Unit unit = units.get(id);
    if (unit == null) {
      throw new IllegalArgumentException("no unit '" + id + "' is in play");
    }
    return unit;
  }

  /** The ship of that name; throws IllegalArgumentException if none is in play. */
  public ShipOnMap ship(String id) {
    ShipOnMap ship = ships.get(id);
    if (ship == null) {
      throw new IllegalArgumentException("no ship '" + id + "' is in play");
    }
    return ship;
  }

  /** With these ships and no others. */
  public Position withShips(Map<String, ShipOnMap> others) {
    return new Position(
        turn, weather, season, units, others, air, bases, progress, assaultsOnly, tally, agenda);
  }

  /** In another turn. */
  public Position inTurn(int number) {
    return new Position(
        number, weather, season, units, ships, air, bases, progress, assaultsOnly, tally, agenda);
  }

  /** With other weather and the season of its movement costs. */
  public Position with(Weather other, Season costs) {
    return new Position(
        turn, other, costs, units, ships, air, bases, progress, assaultsOnly, tally, agenda);
  }

  /** With another air power. */
  public Position with(AirPower other) {
    return new Position(
        turn, weather, season, units, ships, other, bases, progress, assaultsOnly, tally, agenda);
  }

  /** With so many German air points left. */
  public Position withAirPoints(int left) {
    return with(air.withPoints(left));
  }

  /** With these bases and no others. */
  public Position withBases(List<Base> others) {
    return new Position(
        turn, weather, season, units, ships, air, others, progress, assaultsOnly, tally, agenda);
  }

  /** With another progress. */
  public Position with(Progress other) {
    return new Position(
        turn, weather, season, units, ships, air, bases, other, assaultsOnly, tally, agenda);
  }

  @Override
  public Position with(MatchCounters counted, Agenda<Frame> frames) {
    return new Position(
        turn, weather, season, units, ships, air, bases, progress, assaultsOnly, counted, frames);
  }
}
