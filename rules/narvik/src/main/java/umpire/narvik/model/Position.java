package umpire.narvik.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.play.Agenda;

/**
 * Everything there is to know between two inputs.
 *
 * @param turn 1 to 10
 * @param weather of the turn (7.0)
 * @param season which movement costs hold (14.1)
 * @param units land units in play, by counter
 * @param ships ships in play, by counter
 * @param airPoints German air points left this turn (18.1)
 * @param emergencyAirSupport true in the turn of the Allied declaration (18.2)
 * @param bases of the Allies (19.4)
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
    int airPoints,
    boolean emergencyAirSupport,
    List<Base> bases,
    boolean assaultsOnly,
    Tally tally,
    Agenda<Frame> agenda) {
  public Position {
    units = Collections.unmodifiableMap(new TreeMap<>(units));
    ships = Collections.unmodifiableMap(new TreeMap<>(ships));
    bases = List.copyOf(bases);
  }

  /** With this unit in place of the one of its id, or added. */
  public Position with(Unit unit) {
    Map<String, Unit> changed = new TreeMap<>(units);
    changed.put(unit.id(), unit);
    return withUnits(changed);
  }

  /** Without the unit. */
  public Position without(String unit) {
    Map<String, Unit> changed = new TreeMap<>(units);
    changed.remove(unit);
    return withUnits(changed);
  }

  /** With these units and no others. */
  public Position withUnits(Map<String, Unit> others) {
    return new Position(
        turn,
        weather,
        season,
        others,
        ships,
        airPoints,
        emergencyAirSupport,
        bases,
        assaultsOnly,
        tally,
        agenda);
  }

  /** With so many German air points left. */
  public Position withAirPoints(int left) {
    return new Position(
        turn,
        weather,
        season,
        units,
        ships,
        left,
        emergencyAirSupport,
        bases,
        assaultsOnly,
        tally,
        agenda);
  }

  /** With another tally. */
  public Position with(Tally other) {
    return new Position(
        turn,
        weather,
        season,
        units,
        ships,
        airPoints,
        emergencyAirSupport,
        bases,
        assaultsOnly,
        other,
        agenda);
  }

  /** With another agenda. */
  public Position with(Agenda<Frame> other) {
    return new Position(
        turn,
        weather,
        season,
        units,
        ships,
        airPoints,
        emergencyAirSupport,
        bases,
        assaultsOnly,
        tally,
        other);
  }
}
