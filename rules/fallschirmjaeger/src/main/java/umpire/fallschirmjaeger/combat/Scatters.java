package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.terrain.Scatter;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Distribution;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ThrownDice;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 2.5g, 1.8d: one die for the direction, the sum of two for the distance. */
@Rule({"2.5g", "1.8d", "1.8d/r11"})
final class Scatters {
  private static final int SIDES = 6;

  private final Scatter scatter;

  Scatters(MapGraph map) {
    this.scatter = new Scatter(map);
  }

  ScatterReport adjudicate(ScatterBrief brief, Chance chance) {
    ThrownDice dice = new ThrownDice(chance);
    List<Finding> findings = new ArrayList<>();
    List<ScatterReport.Fall> falls = new ArrayList<>();
    int beyond = 0;
    for (ScatterBrief.Drop drop : brief.drops()) {
      Landfall landfall = Landfall.thrown(scatter, drop.hex(), dice);
      beyond += landfall.hex().isEmpty() ? 1 : 0;
      falls.add(new ScatterReport.Fall(drop.unit(), landfall));
      findings.add(landfall.scatters(drop.unit()));
    }
    return new ScatterReport(
        new ScatterReport.Totals(falls.size() - beyond, beyond), falls, dice.all(), findings);
  }

  Odds odds(ScatterBrief brief, Policy policy) {
    Distribution<ScatterReport.Totals> all =
        Distribution.certain(new ScatterReport.Totals(brief.drops().size(), 0));
    List<Finding> findings = new ArrayList<>();
    for (ScatterBrief.Drop drop : brief.drops()) {
      int beyond = beyond(drop.hex());
      all =
          all.then(
              _ ->
                  List.of(
                      new Distribution.Fall<>(SIDES * SIDES * SIDES - beyond, before -> before),
                      new Distribution.Fall<>(beyond, ScatterReport.Totals::oneBeyond)));
    }
    return new Odds(policy, all.chances(), findings);
  }

  /** In how many of the 216 falls a drop comes down beyond the map. */
  private int beyond(Place hex) {
    int ways = 0;
    for (int direction = 1; direction <= SIDES; direction++) {
      for (int distance = 2; distance <= 2 * SIDES; distance++) {
        if (scatter.from(hex, direction, distance).isEmpty()) {
          ways += SIDES - Math.abs(SIDES + 1 - distance);
        }
      }
    }
    return ways;
  }
}
