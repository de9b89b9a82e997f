package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;

/**
 * What became of a battle.
 *
 * @param result steps and hexes of both sides
 * @param attack strength of the attackers, exactly (r23)
 * @param defence strength of the defenders, exactly
 * @param column heading of the combat results table
 * @param dice two
 * @param total of the dice with the bonus of assault units, within 2 and 14
 */
public record BattleReport(
    CombatResult result,
    Fraction attack,
    Fraction defence,
    String column,
    List<Integer> dice,
    int total,
    List<Finding> findings)
    implements CombatReport {
  public BattleReport {
    dice = List.copyOf(dice);
    findings = List.copyOf(findings);
  }
}
