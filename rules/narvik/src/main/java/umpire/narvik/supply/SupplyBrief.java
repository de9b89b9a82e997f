package umpire.narvik.supply;

import java.util.List;
import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.play.Brief;
import umpire.narvik.model.counter.Nation;

/**
 * Whose lines of supply are to be traced, and all that could cut them; the map is the edition's.
 *
 * @param units the Allied land units that are tested
 * @param bases hexes that count as bases, puffers included (19.4, 20.6)
 * @param enemyHeld hexes with German land units, face-down counters included
 * @param enemyZones hexes in German zones of control (12.0)
 * @param infantryHeld hexes with Allied infantry, which a line may pass in a zone (12.2)
 */
public record SupplyBrief(
    List<Traced> units,
    Set<Place> bases,
    Set<Place> enemyHeld,
    Set<Place> enemyZones,
    Set<Place> infantryHeld)
    implements Brief {
  public SupplyBrief {
    units = List.copyOf(units);
    bases = Set.copyOf(bases);
    enemyHeld = Set.copyOf(enemyHeld);
    enemyZones = Set.copyOf(enemyZones);
    infantryHeld = Set.copyOf(infantryHeld);
  }

  /**
   * A unit to be tested.
   *
   * @param unit counter id
   * @param nation Norwegians bear no penalty (19.2)
   * @param place where it stands
   * @param landedThisTurn true if it made an amphibious landing this turn: no penalty (19.2)
   */
  public record Traced(
      @CounterId String unit, Nation nation, Place place, boolean landedThisTurn) {}
}
