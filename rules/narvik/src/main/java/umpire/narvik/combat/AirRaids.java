package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.ScriptedChance;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.cite.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.narvik.model.AirResult;
import umpire.narvik.model.AirWhy;

/** 18.1.2, 18.1.3 Air missions of their own: two dice a sortie, one after the other. */
final class AirRaids {
  private static final int SIDES = 6;
  private static final Comparator<AirResult> WEAKEST_FIRST =
      Comparator.comparing(AirResult::infantry).thenComparing(AirResult::naval);

  private final Charts charts;
  private final AirDice dice;

  AirRaids(Charts charts) {
    this.charts = charts;
    this.dice = new AirDice(charts);
  }

  @Rule({"18.1.2", "18.1.3"})
  AirRaidReport fly(AirRaid raid, Chance chance) {
    List<AirRaidReport.Flight> flights = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (AirRaid.Sortie sortie : raid.sorties()) {
      AirDice.Thrown thrown = dice.fall("18.1", sortie.airPoints(), raid.conditions(), chance);
      AirResult result = thrown.result();
      findings.addAll(thrown.findings());
      findings.add(
          Finding.notes(
              "18.1",
              new AirWhy.AirRaid(
                  sortie.target(),
                  sortie.airPoints(),
                  thrown.modified(),
                  result.infantry(),
                  result.naval())));
      flights.add(new AirRaidReport.Flight(sortie.target(), thrown.dice(), result));
    }
    findings.addAll(Charts.whence("18.1", charts.air()));
    return new AirRaidReport(flights, findings);
  }

  /**
   * The exact odds of one sortie, all 36 falls. Sorties do not touch each other, so a raid of
   * several is weighed sortie by sortie; throws IllegalArgumentException where more are asked.
   */
  Odds odds(AirRaid raid, Policy policy) {
    if (raid.sorties().size() != 1) {
      throw new IllegalArgumentException(
          "sorties do not touch each other: ask for the odds of one at a time");
    }
    Map<AirResult, Integer> counts = new TreeMap<>(WEAKEST_FIRST);
    List<Finding> whateverFalls = new ArrayList<>();
    for (int first = 1; first <= SIDES; first++) {
      for (int second = 1; second <= SIDES; second++) {
        AirRaidReport report = fly(raid, new ScriptedChance(List.of(first, second)));
        if (counts.isEmpty()) {
          whateverFalls.addAll(report.findings());
        }
        whateverFalls.retainAll(report.findings());
        counts.merge(report.flights().getFirst().result(), 1, Integer::sum);
      }
    }
    List<Odds.Chances> chances = new ArrayList<>();
    counts.forEach(
        (result, count) ->
            chances.add(new Odds.Chances(result, new Fraction(count, SIDES * SIDES))));
    return new Odds(policy, chances, whateverFalls);
  }
}
