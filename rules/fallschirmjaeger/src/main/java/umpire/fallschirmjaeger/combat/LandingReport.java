package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * What became of air landings.
 *
 * @param result totals, as the odds count them
 * @param mishaps one for each landing that cost an aircraft
 * @param dice in the order thrown
 */
public record LandingReport(
    Totals result, List<Mishap> mishaps, List<Integer> dice, List<Finding> findings)
    implements CombatReport {
  public LandingReport {
    mishaps = List.copyOf(mishaps);
    dice = List.copyOf(dice);
    findings = List.copyOf(findings);
  }

  /**
   * Totals.
   *
   * @param aircraft Ju-52 points lost
   * @param wrecks airfields with a new wreck
   * @param scattered units that come down elsewhere
   * @param cancelled heads that do not arrive
   */
  public record Totals(int aircraft, int wrecks, int scattered, int cancelled) {
    Totals plus(Totals other) {
      return new Totals(
          aircraft + other.aircraft,
          wrecks + other.wrecks,
          scattered + other.scattered,
          cancelled + other.cancelled);
    }
  }

  /**
   * A landing that cost aircraft.
   *
   * @param aircraft Ju-52 points lost
   * @param wreck true if the airfield bears a wreck from now on and bore none
   * @param cancelled true for a head that would be scattered
   * @param scattered where a unit comes down; none if it landed, or is cancelled
   */
  public record Mishap(
      String unit, int aircraft, boolean wreck, boolean cancelled, List<Landfall> scattered) {
    public Mishap {
      scattered = List.copyOf(scattered);
    }
  }
}
