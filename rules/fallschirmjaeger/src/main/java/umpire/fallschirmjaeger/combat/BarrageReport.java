package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * What became of barrages.
 *
 * @param result totals, as the odds count them
 * @param hits one for each unit that was hit
 * @param dice in the order thrown
 */
public record BarrageReport(
    Totals result, List<Hit> hits, List<Integer> dice, List<Finding> findings)
    implements CombatReport {
  public BarrageReport {
    hits = List.copyOf(hits);
    dice = List.copyOf(dice);
    findings = List.copyOf(findings);
  }

  /** The units that were hit. */
  public List<String> units() {
    return hits.stream().map(Hit::unit).toList();
  }

  /**
   * Totals.
   *
   * @param disorganised units that were not so before
   * @param steps lost
   */
  public record Totals(int disorganised, int steps) {
    Totals plus(Totals other) {
      return new Totals(disorganised + other.disorganised, steps + other.steps);
    }
  }

  /**
   * What became of one unit that was hit: it is disorganised.
   *
   * @param steps lost, from 0
   */
  public record Hit(String unit, int steps) {}
}
