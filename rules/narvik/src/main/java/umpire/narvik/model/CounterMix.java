package umpire.narvik.model;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;

/** The counters of the edition, and questions about a position that need them. */
public final class CounterMix {
  private final Pack pack;

  public CounterMix(Pack pack) {
    this.pack = pack;
  }

  /** The land unit or decoy with that id; throws if the pack has none. */
  public NarvikCounter.LandUnit land(String id) {
    return pack.counter(id, NarvikCounter.LandUnit.class);
  }

  /** The ship with that id; throws if the pack has none. */
  public NarvikCounter.Ship ship(String id) {
    return pack.counter(id, NarvikCounter.Ship.class);
  }

  /** The unit in play, if it belongs to the side. */
  public Optional<Unit> own(Position position, Side side, String id) {
    return Optional.ofNullable(position.units().get(id))
        .filter(unit -> land(unit.id()).side() == side);
  }

  /** All units of a side in play, by id. */
  public List<Unit> of(Position position, Side side) {
    return position.units().values().stream()
        .filter(unit -> land(unit.id()).side() == side)
        .toList();
  }

  /** The units of a side in a hex, by id. */
  public List<Unit> in(Position position, Side side, Place place) {
    return position.units().values().stream()
        .filter(unit -> unit.place().equals(place) && land(unit.id()).side() == side)
        .toList();
  }

  /** True if the unit bears fatigue and has reached its limit (10.1). */
  public boolean atLimit(Unit unit) {
    int limit = land(unit.id()).fatigueLimit();
    return limit > 0 && unit.fatigue() >= limit;
  }
}
