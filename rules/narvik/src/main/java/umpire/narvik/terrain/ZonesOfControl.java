package umpire.narvik.terrain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/**
 * 12 Zones of control: every visible infantry unit below its fatigue limit controls the six hexes
 * around it, but not across water.
 */
public final class ZonesOfControl {
  private final CounterMix mix;

  /** The hexes that a unit in a hex controls. */
  @Rule("12.0/r30")
  private final Map<Place, List<Place>> around = new HashMap<>();

  public ZonesOfControl(MapGraph map, CounterMix mix, Passage passage) {
    this.mix = mix;
    for (Place hex : map.hexes()) {
      around.put(
          hex,
          map.neighbours(hex).stream()
              .filter(neighbour -> !passage.waterBetween(hex, neighbour))
              .toList());
    }
  }

  /** 12.0: every hex in a zone of control of that side. */
  @Rule("12.0")
  public Set<Place> of(Position position, Side side) {
    Set<Place> zones = new TreeSet<>();
    for (Unit unit : mix.of(position, side)) {
      if (controls(unit)) {
        zones.addAll(around.getOrDefault(unit.place(), List.of()));
      }
    }
    return zones;
  }

  /** True if the place is in a zone of control of that side. */
  public boolean cover(Position position, Side side, Place place) {
    for (Place near : around.getOrDefault(place, List.of())) {
      for (Unit unit : mix.in(position, side, near)) {
        if (controls(unit)) {
          return true;
        }
      }
    }
    return false;
  }

  @Rule({"12.0", "10.1b"})
  private boolean controls(Unit unit) {
    return !unit.faceDown() && mix.land(unit.id()).kind().infantry() && !mix.atLimit(unit);
  }

  /** 12.1a: movement points for leaving a hex in an enemy zone. */
  @Rule("12.1a")
  public Fraction leaving(NarvikCounter.LandUnit unit) {
    if (unit.kind() == UnitType.TANK) {
      return Fraction.ZERO;
    }
    boolean atHome = unit.nation() == Nation.GERMAN || unit.nation() == Nation.NORWEGIAN;
    return Fraction.of(atHome && unit.kind().infantry() ? 1 : 2);
  }

  /** 12.1b: why artillery cannot leave an enemy zone; empty if it can, or is not in one. */
  @Rule("12.1b")
  public List<Finding> pins(Position position, Unit gun, Place to) {
    NarvikCounter.LandUnit counter = mix.land(gun.id());
    if (counter.kind() != UnitType.ARTILLERY) {
      return List.of();
    }
    Side enemy = counter.side().other();
    if (!cover(position, enemy, gun.place())) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    if (!infantryIn(position, counter.side(), gun.place())) {
      why.add(Finding.forbids("12.1b", new Why.GunsPinned(gun.id(), gun.place())));
    }
    if (cover(position, enemy, to) && !infantryIn(position, counter.side(), to)) {
      why.add(Finding.forbids("12.1b", new Why.GunsPinned(gun.id(), to)));
    }
    return why;
  }

  private boolean infantryIn(Position position, Side side, Place place) {
    return mix.in(position, side, place).stream()
        .anyMatch(unit -> mix.land(unit.id()).kind().infantry());
  }
}
