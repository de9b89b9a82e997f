package umpire.narvik.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ScriptedChance;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.why.AirWhy;

/** 18.1.2, 18.1.3 Air missions of their own: two dice a sortie, one after the other. */
final class AirRaids {
  private static final int SIDES = 6;

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
   * The exact odds of a raid: all 36 falls of each sortie, one sortie after the other, for they do
   * not touch each other.
   */
  Odds odds(AirRaid raid, Policy policy) {
    Map<RaidOutcome, BigInteger> counts = Map.of(new RaidOutcome(0, 0, 0), BigInteger.ONE);
    Set<Finding> whateverFalls = new LinkedHashSet<>();
    for (AirRaid.Sortie sortie : raid.sorties()) {
      counts = joined(counts, weighed(raid, sortie, whateverFalls));
    }
    BigInteger falls = BigInteger.valueOf(SIDES * SIDES).pow(raid.sorties().size());
    List<Odds.Chances> chances = new ArrayList<>();
    for (Map.Entry<RaidOutcome, BigInteger> outcome : counts.entrySet()) {
      chances.add(new Odds.Chances(outcome.getKey(), new Probability(outcome.getValue(), falls)));
    }
    return new Odds(policy, chances, List.copyOf(whateverFalls));
  }

  private static Map<RaidOutcome, BigInteger> joined(
      Map<RaidOutcome, BigInteger> soFar, Map<RaidOutcome, BigInteger> next) {
    Map<RaidOutcome, BigInteger> joint = new TreeMap<>(RaidOutcome.WEAKEST_FIRST);
    soFar.forEach(
        (one, ways) ->
            next.forEach(
                (other, more) ->
                    joint.merge(one.plus(other), ways.multiply(more), BigInteger::add)));
    return joint;
  }

  /** One sortie by itself, in falls of its two dice; notes what holds whatever falls. */
  private Map<RaidOutcome, BigInteger> weighed(
      AirRaid raid, AirRaid.Sortie sortie, Set<Finding> whateverFalls) {
    Map<RaidOutcome, BigInteger> counts = new TreeMap<>(RaidOutcome.WEAKEST_FIRST);
    AirRaid alone =
        new AirRaid(
            List.of(sortie), raid.badWeatherAtNarvik(), raid.emergencyAirSupport(), raid.bases());
    List<Finding> always = new ArrayList<>();
    for (int first = 1; first <= SIDES; first++) {
      for (int second = 1; second <= SIDES; second++) {
        AirRaidReport report = fly(alone, new ScriptedChance(List.of(first, second)));
        if (counts.isEmpty()) {
          always.addAll(report.findings());
        }
        always.retainAll(report.findings());
        counts.merge(
            outcome(report.flights().getFirst().result()), BigInteger.ONE, BigInteger::add);
      }
    }
    whateverFalls.addAll(always);
    return counts;
  }

  private static RaidOutcome outcome(AirResult result) {
    return new RaidOutcome(
        result.infantry(), result.naval() == 1 ? 1 : 0, result.naval() == 2 ? 1 : 0);
  }
}
