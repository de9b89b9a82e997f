package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Records;
import umpire.testkit.match.Rulebook;

/** What a pack must hold whatever the game, in sentences where it does not. */
final class PackChecks {
  private PackChecks() {}

  /** Neighbours that do not touch each other. */
  static List<String> neighbours(Pack pack) {
    MapGraph map = pack.map();
    List<String> faults = new ArrayList<>();
    for (Place hex : map.hexes()) {
      for (Place neighbour : map.neighbours(hex)) {
        if (!map.adjacent(neighbour, hex) || map.distance(hex, neighbour) != 1) {
          faults.add(hex + " touches " + neighbour + ", which does not touch it");
        }
      }
    }
    return faults;
  }

  /**
   * Counters and places that a scenario names and nobody has.
   *
   * @param counters the ids of those that the set-up of a scenario names
   * @param besideTheMap places that no map has
   */
  static List<String> scenarios(
      Pack pack, Function<Scenario, Set<String>> counters, Set<Place> besideTheMap) {
    List<String> faults = new ArrayList<>();
    for (Scenario scenario : pack.scenarios().values()) {
      for (String counter : counters.apply(scenario)) {
        if (!pack.counters().containsKey(counter)) {
          faults.add(scenario.id() + " sets up " + counter + ", which counters.json lacks");
        }
      }
      Records.visit(
          scenario.setup(),
          value -> {
            if (value instanceof Place place
                && !pack.map().has(place)
                && !besideTheMap.contains(place)) {
              faults.add(scenario.id() + " names " + place + ", which map.json lacks");
            }
          });
    }
    return faults;
  }

  /** Paragraphs that charts, options and the sequence of play cite and the ledger lacks. */
  static List<String> paragraphs(Rulebook book) {
    List<String> faults = new ArrayList<>();
    Pack pack = book.pack();
    pack.tables().forEach((id, table) -> cited(pack, table.rule(), "chart " + id, faults));
    pack.options().forEach(row -> cited(pack, row.rule(), "option " + row.id(), faults));
    for (var phase : book.play().outline().phases()) {
      cited(pack, phase.rule(), "phase " + phase.id(), faults);
      phase.steps().forEach(step -> cited(pack, step.rule(), "step " + step.id(), faults));
    }
    return faults;
  }

  private static void cited(Pack pack, RuleId rule, String who, List<String> faults) {
    if (!pack.rules().containsKey(rule)) {
      faults.add(who + " cites " + rule.value() + ", which rules.json lacks");
    }
  }
}
