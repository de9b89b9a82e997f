package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.narvik.model.chart.AirResult;

/**
 * What became of a raid.
 *
 * @param flights one for each sortie, in its order
 * @param findings dice, modifiers and charts by paragraph, sortie after sortie
 */
public record AirRaidReport(List<Flight> flights, List<Finding> findings) implements CombatReport {
  public AirRaidReport {
    flights = List.copyOf(flights);
    findings = List.copyOf(findings);
  }

  /**
   * One sortie.
   *
   * @param target its target
   * @param airDice its two dice
   * @param result of the air table
   */
  public record Flight(String target, List<Integer> airDice, AirResult result) {
    public Flight {
      airDice = List.copyOf(airDice);
    }
  }

  @Override
  public List<Integer> dice() {
    return flights.stream().flatMap(flight -> flight.airDice().stream()).toList();
  }
}
