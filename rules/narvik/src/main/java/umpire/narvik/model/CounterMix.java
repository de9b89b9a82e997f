package umpire.narvik.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.counter.BySide;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;

/** The counters of the edition, and questions about a position that need them. */
public final class CounterMix {
  private final Pack pack;

  /** Looked up by the thousand for one decision. */
  private final Map<String, NarvikCounter.LandUnit> landUnits = new HashMap<>();

  private final Map<String, NarvikCounter.Ship> ships = new HashMap<>();

  /** Of all units, and of those in a hex. */
  private final Derived<Split> own = new Derived<>();

  private final BySide<List<Unit>> hidden = new BySide<>();

  public CounterMix(Pack pack) {
    this.pack = pack;
    pack.counters()
        .forEach(
            (id, counter) -> {
              switch ((NarvikCounter) counter) {
                case NarvikCounter.LandUnit unit -> landUnits.put(id, unit);
                case NarvikCounter.Ship ship -> ships.put(id, ship);
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
    NarvikCounter.Ship ship = ships.get(id);
    return ship == null ? pack.counter(id, NarvikCounter.Ship.class) : ship;
  }

  /** The unit in play, if it belongs to the side. */
  public Optional<Unit> own(Position position, Side side, String id) {
    return Optional.ofNullable(position.units().get(id))
        .filter(unit -> land(unit.id()).side() == side);
  }

  /** All units of a side in play, by id. */
  public List<Unit> of(Position position, Side side) {
    PlacedById<Unit> all = position.landUnits();
    return own.of(all, () -> split(all.values())).of(side);
  }

  /** The units of a side in a hex, by id. */
  public List<Unit> in(Position position, Side side, Place place) {
    Group<Unit> there = position.unitsIn(place);
    return there.isEmpty() ? List.of() : own.of(there, () -> split(there)).of(side);
  }

  private Split split(Collection<Unit> units) {
    List<Unit> allied = new ArrayList<>();
    List<Unit> german = new ArrayList<>();
    for (Unit unit : units) {
      (land(unit.id()).side() == Side.ALLIED ? allied : german).add(unit);
    }
    return new Split(List.copyOf(allied), List.copyOf(german));
  }

  /** Units by side. */
  private record Split(List<Unit> allied, List<Unit> german) {
    List<Unit> of(Side side) {
      return side == Side.ALLIED ? allied : german;
    }
  }

  /** The face-down units of a side, by id. */
  public List<Unit> hidden(Position position, Side side) {
    return hidden.of(
        position.landUnits(),
        side,
        () -> {
          List<Unit> found = new ArrayList<>(of(position, side));
          found.removeIf(unit -> !unit.faceDown());
          return List.copyOf(found);
        });
  }

  /** True if a unit of the side is in the hex, face down or not. */
  public boolean holds(Position position, Side side, Place place) {
    return !in(position, side, place).isEmpty();
  }

  /** True if the unit bears fatigue and has reached its limit (10.1). */
  public boolean atLimit(Unit unit) {
    int limit = land(unit.id()).fatigueLimit();
    return limit > 0 && unit.fatigue() >= limit;
  }
}
