package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * What became of the flights.
 *
 * @param result totals, as the odds count them
 * @param hits one for each flight that was hit
 * @param dice in the order thrown
 */
public record AntiAircraftReport(
    Totals result, List<Hit> hits, List<Integer> dice, List<Finding> findings)
    implements CombatReport {
  public AntiAircraftReport {
    hits = List.copyOf(hits);
    dice = List.copyOf(dice);
    findings = List.copyOf(findings);
  }

  /**
   * Totals.
   *
   * @param aborted barrages and heads that are gone
   * @param scattered units
   * @param aircraft Ju-52 points lost
   * @param steps lost
   */
  public record Totals(int aborted, int scattered, int aircraft, int steps) {
    Totals plus(Totals other) {
      return new Totals(
          aborted + other.aborted,
          scattered + other.scattered,
          aircraft + other.aircraft,
          steps + other.steps);
    }
  }

  /**
   * A flight that was hit.
   *
   * @param aircraft Ju-52 points lost
   * @param steps lost
   * @param scattered where it comes down; none for one that is aborted or cancelled
   */
  public record Hit(String id, int aircraft, int steps, List<Landfall> scattered) {
    public Hit {
      scattered = List.copyOf(scattered);
    }
  }
}
