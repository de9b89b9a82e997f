package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.citation.Finding;

/**
 * Where drops come down.
 *
 * @param result as the odds count it
 * @param falls one for each drop, in the order of the brief
 * @param dice in the order thrown
 */
public record ScatterReport(
    Totals result, List<Fall> falls, List<Integer> dice, List<Finding> findings)
    implements CombatReport {
  public ScatterReport {
    falls = List.copyOf(falls);
    dice = List.copyOf(dice);
    findings = List.copyOf(findings);
  }

  /**
   * Totals.
   *
   * @param onTheMap drops that come down on the map
   * @param beyondTheMap drops that come down beyond it
   */
  public record Totals(int onTheMap, int beyondTheMap) {
    Totals oneBeyond() {
      return new Totals(onTheMap - 1, beyondTheMap + 1);
    }
  }

  /** Where a unit comes down. */
  public record Fall(String unit, Landfall landfall) {}
}
