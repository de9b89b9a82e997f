package umpire.narvik.model.counter;

import java.util.List;
import java.util.function.UnaryOperator;
import umpire.kernel.hex.Place;

/**
 * A ship on the map or in the Harstad box.
 *
 * @param id of its counter
 * @param place where it lies
 * @param cargo the land unit aboard (20.2), one or none; its own place is the ship's
 * @param damaged true after a first hit (18.1.3)
 * @param fired true if it has interdicted this turn (20.5)
 * @param held true if it may not move again this turn (20.4)
 * @param role what it does instead of sailing (20.6)
 */
public record ShipOnMap(
    String id,
    Place place,
    List<Unit> cargo,
    boolean damaged,
    boolean fired,
    boolean held,
    ShipRole role) {
  public ShipOnMap {
    cargo = List.copyOf(cargo);
    if (cargo.size() > 1) {
      throw new IllegalArgumentException(id + ": a ship carries one unit at most (20.2)");
    }
  }

  /** An empty, sound ship that is free to act. */
  public ShipOnMap(String id, Place place) {
    this(id, place, List.of(), false, false, false, ShipRole.NONE);
  }

  /** The ship elsewhere, with its cargo. */
  public ShipOnMap at(Place there) {
    List<Unit> moved = cargo.stream().map(unit -> unit.at(there)).toList();
    return new ShipOnMap(id, there, moved, damaged, fired, held, role);
  }

  /** The ship with what it carries changed; the same object if nothing is. */
  public ShipOnMap withCargo(UnaryOperator<Unit> change) {
    List<Unit> changed = cargo.stream().map(change).toList();
    return changed.equals(cargo) ? this : carrying(changed);
  }

  /** The ship with this cargo and no other. */
  public ShipOnMap carrying(List<Unit> units) {
    return new ShipOnMap(id, place, units, damaged, fired, held, role);
  }

  /** The ship after its first hit, or sound. */
  public ShipOnMap damaged(boolean now) {
    return new ShipOnMap(id, place, cargo, now, fired, held, role);
  }

  /** The ship after its interdiction of this turn, or ready for the next. */
  public ShipOnMap fired(boolean now) {
    return now == fired ? this : new ShipOnMap(id, place, cargo, damaged, now, held, role);
  }

  /** The ship held for the rest of the turn, or free again. */
  public ShipOnMap held(boolean now) {
    return now == held ? this : new ShipOnMap(id, place, cargo, damaged, fired, now, role);
  }

  /** The ship in another role. */
  public ShipOnMap as(ShipRole other) {
    return new ShipOnMap(id, place, cargo, damaged, fired, held, other);
  }
}
