package umpire.narvik.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;

/** The counters of the edition, and questions about a position that need them. */
public final class CounterMix {
  private final Pack pack;

  /** Looked up by the thousand for one decision. */
  private final Map<String, NarvikCounter.LandUnit> landUnits = new HashMap<>();

  public CounterMix(Pack pack) {
    this.pack = pack;
    pack.counters()
        .forEach(
            (id, counter) -> {
              if (counter instanceof NarvikCounter.LandUnit unit) {
                landUnits.put(id, unit);
              }
            });
  }

  /** The land unit or decoy with that id; throws if the pack has none. */
  public NarvikCounter.LandUnit land(String id) {
    NarvikCounter.LandUnit unit = landUnits.get(id);
    return unit == null ? pack.counter(id, NarvikCounter.LandUnit.class) : unit;
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
    List<Unit> own = new ArrayList<>();
    for (Unit unit : position.units().values()) {
      if (land(unit.id()).side() == side) {
        own.add(unit);
      }
    }
    return own;
  }

  /** The face-down units of a side, by id: few, so that is asked first. */
  public List<Unit> hidden(Position position, Side side) {
    List<Unit> hidden = new ArrayList<>();
    for (Unit unit : position.units().values()) {
      if (unit.faceDown() && land(unit.id()).side() == side) {
        hidden.add(unit);
      }
    }
    return hidden;
  }

  /** The units of a side in a hex, by id. */
  public List<Unit> in(Position position, Side side, Place place) {
    List<Unit> there = new ArrayList<>();
    for (Unit unit : position.unitsIn(place)) {
      if (land(unit.id()).side() == side) {
        there.add(unit);
      }
    }
    return there;
  }

  /** True if a unit of the side is in the hex, face down or not. */
  public boolean holds(Position position, Side side, Place place) {
    for (Unit unit : position.unitsIn(place)) {
      if (land(unit.id()).side() == side) {
        return true;
      }
    }
    return false;
  }

  /** True if the unit bears fatigue and has reached its limit (10.1). */
  public boolean atLimit(Unit unit) {
    int limit = land(unit.id()).fatigueLimit();
    return limit > 0 && unit.fatigue() >= limit;
  }
}
