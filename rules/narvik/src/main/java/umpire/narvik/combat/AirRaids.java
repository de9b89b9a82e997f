package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** The falls of twelve sorties are still a long; of more, nobody needs the exact odds. */
  private static final int MOST_COUNTED = 12;

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
   * not touch each other. Throws IllegalArgumentException for more sorties than can be counted.
   */
  Odds odds(AirRaid raid, Policy policy) {
    if (raid.sorties().size() > MOST_COUNTED) {
      throw new IllegalArgumentException(
          "the falls of at most %d sorties can be counted, not of %d"
              .formatted(MOST_COUNTED, raid.sorties().size()));
    }
    Map<RaidOutcome, Long> counts = Map.of(new RaidOutcome(0, 0, 0), 1L);
    Set<Finding> whateverFalls = new LinkedHashSet<>();
    long falls = 1;
    for (AirRaid.Sortie sortie : raid.sorties()) {
      counts = joined(counts, weighed(raid, sortie, whateverFalls));
      falls *= SIDES * SIDES;
    }
    List<Odds.Chances> chances = new ArrayList<>();
    for (Map.Entry<RaidOutcome, Long> outcome : counts.entrySet()) {
      chances.add(new Odds.Chances(outcome.getKey(), new Fraction(outcome.getValue(), falls)));
    }
    return new Odds(policy, chances, List.copyOf(whateverFalls));
  }

  private static Map<RaidOutcome, Long> joined(
      Map<RaidOutcome, Long> soFar, Map<RaidOutcome, Long> next) {
    Map<RaidOutcome, Long> joint = new TreeMap<>(RaidOutcome.WEAKEST_FIRST);
    soFar.forEach(
        (one, ways) ->
            next.forEach((other, more) -> joint.merge(one.plus(other), ways * more, Long::sum)));
    return joint;
  }

  /** One sortie by itself, in falls of its two dice; notes what holds whatever falls. */
  private Map<RaidOutcome, Long> weighed(
      AirRaid raid, AirRaid.Sortie sortie, Set<Finding> whateverFalls) {
    Map<RaidOutcome, Long> counts = new TreeMap<>(RaidOutcome.WEAKEST_FIRST);
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
        counts.merge(outcome(report.flights().getFirst().result()), 1L, Long::sum);
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
