package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;

/**
 * A combat or an overrun: two dice. Without attackers or defenders it throws
 * IllegalArgumentException.
 *
 * @param target the attacked hex
 * @param attackers at least one, each adjacent to the target
 * @param defenders every ground unit and leader in the target, at least one
 * @param overrun true for an overrun
 * @param fullFromMaas true if attacks out of 31.19 are not quartered (1.1f/r7)
 * @param underBridges true if the water under a bridge of the map counts (T-Terrain/r110)
 */
public record BattleBrief(
    Place target,
    List<Attacker> attackers,
    List<Defender> defenders,
    boolean overrun,
    boolean fullFromMaas,
    boolean underBridges)
    implements CombatBrief {
  public BattleBrief {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    if (attackers.isEmpty() || defenders.isEmpty()) {
      throw new IllegalArgumentException("a battle has attackers and defenders");
    }
  }

  /**
   * A unit that attacks.
   *
   * @param strength printed, with the steps that it has
   * @param from its hex
   * @param unsupplied halved by 1.5
   * @param assault true with the mark of 2.2
   * @param bridged true if a bridge of engineers leads from its hex to the target (2.9a)
   */
  public record Attacker(
      @CounterId String unit,
      int strength,
      Place from,
      boolean unsupplied,
      boolean assault,
      boolean bridged) {}

  /**
   * A unit, or a leader, that defends.
   *
   * @param strength printed, with the steps that it has; 1 for a leader (1.10a)
   * @param disorganised halved by 1.4
   * @param unsupplied halved by 1.5
   */
  public record Defender(
      @CounterId String unit, int strength, boolean disorganised, boolean unsupplied) {}
}
