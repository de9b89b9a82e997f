package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.why.Why;

/**
 * 18.1 Two dice on the air table, whatever the mission. Bad weather at Narvik, the Allied emergency
 * support and an Allied base modify their sum.
 */
final class AirDice {
  private final Charts charts;

  AirDice(Charts charts) {
    this.charts = charts;
  }

  /**
   * A throw and where it leads.
   *
   * @param dice two
   * @param modified their sum after all modifiers
   * @param result of the air table
   * @param findings modifiers and dice
   */
  record Thrown(List<Integer> dice, int modified, AirResult result, List<Finding> findings) {}

  /** Throws the two dice of a mission that the paragraph describes. */
  @Rule("7.0/r41")
  Thrown fall(String rule, int airPoints, AirConditions conditions, Chance chance) {
    List<Integer> dice = chance.dice(2, 6);
    List<Finding> findings = modifiers(conditions);
    int modified = dice.get(0) + dice.get(1) + EffectSums.dieRoll(findings);
    findings.add(Finding.notes(rule, new Why.AirDice(dice.get(0), dice.get(1), modified)));
    return new Thrown(dice, modified, charts.air().at(modified, airPoints), findings);
  }

  @Rule({"7.0", "18.2", "19.4"})
  private List<Finding> modifiers(AirConditions conditions) {
    List<Finding> findings = new ArrayList<>();
    if (conditions.badWeatherAtNarvik()) {
      findings.addAll(modifier("7.0", "air-bad-weather-at-narvik"));
    }
    if (conditions.emergencyAirSupport()) {
      findings.addAll(modifier("18.2", "air-emergency-support"));
    }
    // 19.4: one base or two, the modifier is the same.
    if (conditions.bases() > 0) {
      findings.addAll(modifier("19.4", "air-base"));
    }
    return findings;
  }

  private List<Finding> modifier(String rule, String name) {
    int added = Charts.modifier(charts.modifiers(), name);
    List<Finding> findings = new ArrayList<>();
    findings.add(Finding.of(rule, new Why.AirModifier(name, added), new Effect.DieRoll(added)));
    findings.addAll(Charts.whence(rule, charts.modifiers()));
    return findings;
  }
}
