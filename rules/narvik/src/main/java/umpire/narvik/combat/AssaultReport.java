package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.narvik.model.chart.Losses;

/**
 * What became of an assault.
 *
 * @param result points that each side must satisfy (15.2)
 * @param attackStrength after air, ships, guns and average fatigue; may be negative
 * @param defenceStrength after guns and average fatigue; may be negative
 * @param differential attack minus defence
 * @param airDice the two air dice, or none
 * @param die the combat die as thrown
 * @param modifiedDie after all modifiers
 * @param findings every strength, modifier and chart by its paragraph, in the book's order
 */
public record AssaultReport(
    Losses result,
    int attackStrength,
    int defenceStrength,
    int differential,
    List<Integer> airDice,
    int die,
    int modifiedDie,
    List<Finding> findings)
    implements CombatReport {
  public AssaultReport {
    airDice = List.copyOf(airDice);
    findings = List.copyOf(findings);
  }

  @Override
  public List<Integer> dice() {
    List<Integer> all = new java.util.ArrayList<>(airDice);
    all.add(die);
    return List.copyOf(all);
  }
}
