package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.table.Table;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/**
 * 15.1g Modifiers of the combat die: artillery alone (16.1d), tanks (16.2), formations (17.0), the
 * weather (7.0). All of them are added to the die, never to the differential (ruling 16).
 */
final class DieModifiers {
  private final Charts charts;

  DieModifiers(Charts charts) {
    this.charts = charts;
  }

  /** Every modifier that holds, in the book's order, the weather last. */
  @Rule("15.1g/r16")
  List<Finding> of(AssaultBrief brief) {
    List<Finding> findings = new ArrayList<>();
    findings.addAll(artilleryAlone(brief));
    findings.addAll(tanks(brief));
    findings.addAll(formations(brief));
    findings.addAll(weather(brief));
    return findings;
  }

  /**
   * 16.1d: artillery that holds the hex alone favours the attacker; guns elsewhere do not count.
   */
  @Rule({"16.1d", "16.1d/r65"})
  private List<Finding> artilleryAlone(AssaultBrief brief) {
    return brief.defenders().stream().allMatch(unit -> unit.type() == UnitType.ARTILLERY)
        ? List.of(modifier("16.1d", charts.modifiersInText(), "artillery-alone", ""))
        : List.of();
  }

  /** 16.2: each tank unit counts, for or against the attacker, besides its strength. */
  @Rule("16.2")
  private List<Finding> tanks(AssaultBrief brief) {
    List<Finding> findings = new ArrayList<>();
    for (Fighter tank : tanksOf(brief.attackers())) {
      findings.add(modifier("16.2", charts.modifiersInText(), "attacking-tank", tank.id()));
    }
    for (Fighter tank : tanksOf(brief.defenders())) {
      findings.add(modifier("16.2", charts.modifiersInText(), "defending-tank", tank.id()));
    }
    return findings;
  }

  /**
   * 17.0: each formation with two or more attacking infantry units; the defender has no bonus. A
   * formation is what the counter names, a brigade or a battalion and never a nation (ruling 14).
   */
  @Rule({"17.0", "17.0/r14"})
  private List<Finding> formations(AssaultBrief brief) {
    Map<String, Long> units =
        brief.attackers().stream()
            .filter(unit -> unit.type().infantry() && !unit.formation().isEmpty())
            .collect(
                Collectors.groupingBy(Fighter::formation, TreeMap::new, Collectors.counting()));
    List<Finding> findings = new ArrayList<>();
    units.forEach(
        (formation, count) -> {
          if (count >= 2) {
            findings.add(modifier("17.0", charts.modifiersInText(), "formation", formation));
          }
        });
    return findings;
  }

  /** 7.0: bad weather at Narvik. */
  @Rule("7.0")
  private List<Finding> weather(AssaultBrief brief) {
    if (!brief.badWeatherAtNarvik()) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    findings.add(modifier("7.0", charts.modifiers(), "assault-bad-weather-at-narvik", ""));
    findings.addAll(Charts.whence("7.0", charts.modifiers()));
    return findings;
  }

  private static List<Fighter> tanksOf(List<Fighter> units) {
    return units.stream().filter(unit -> unit.type() == UnitType.TANK).toList();
  }

  private static Finding modifier(String rule, Table<Integer> chart, String name, String who) {
    int added = Charts.modifier(chart, name);
    String cause = who.isEmpty() ? name : name + " " + who;
    return Finding.of(rule, new Why.DieModifier(cause, added), new Effect.DieRoll(added));
  }
}
