package umpire.fallschirmjaeger.combat;

import java.util.List;
import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.play.Sorted;

/**
 * 2.6b Air landings in the order in which they were placed (r74): a die each; where it scatters one
 * for the direction and two for the distance. Without a landing it throws IllegalArgumentException.
 *
 * @param wrecks airfields that bear a wreck before
 */
public record LandingBrief(List<Landing> landings, Set<Place> wrecks) implements CombatBrief {
  public LandingBrief {
    landings = List.copyOf(landings);
    wrecks = Sorted.set(wrecks);
    if (landings.isEmpty()) {
      throw new IllegalArgumentException("an air landing has something that lands");
    }
  }

  /**
   * A transport that lands.
   *
   * @param kind a unit, a leader or a head that is flown in
   * @param airfield true on an airfield, where the terrain does not count (r16)
   * @param enemyZone in an enemy zone, whoever else is there
   * @param overCapacity on an airfield that takes more than its capacity
   * @param activeBarrage under an active barrage
   */
  public record Landing(
      @CounterId String unit,
      FlightKind kind,
      Place hex,
      boolean airfield,
      boolean enemyZone,
      boolean overCapacity,
      boolean activeBarrage) {}
}
