package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;

/**
 * 1.7a Barrages, each against each unit of its hex: a die, and one more for losses where it hits.
 * Without firers or targets it throws IllegalArgumentException.
 *
 * @param firers in the order in which they fire
 * @param targets ground units and ships in the hexes; leaders and supply heads are none
 * @param lossesOfDisorganised true if a unit that is disorganised already throws for losses (r22)
 */
public record BarrageBrief(List<Firer> firers, List<Target> targets, boolean lossesOfDisorganised)
    implements CombatBrief {
  public BarrageBrief {
    firers = List.copyOf(firers);
    targets = List.copyOf(targets);
    if (firers.isEmpty() || targets.isEmpty()) {
      throw new IllegalArgumentException("a barrage has somebody who fires, and targets");
    }
  }

  /**
   * A gun, a ship or an aircraft.
   *
   * @param id a name for it; several aircraft of one type have different ones
   * @param hex target
   * @param value a die of so much or less hits
   * @param ring its value in adjacent hexes, without losses (1.9b); 0 for none
   */
  public record Firer(String id, Place hex, int value, int ring) {}

  /**
   * A unit under fire.
   *
   * @param ship true for a ship, which terrain does not help (3.3a)
   * @param disorganised true if it is so already
   * @param steps at least 1
   */
  public record Target(
      @CounterId String unit, Place hex, boolean ship, boolean disorganised, int steps) {}
}
