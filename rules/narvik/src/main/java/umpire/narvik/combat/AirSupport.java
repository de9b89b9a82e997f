package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Effect;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.narvik.model.AirResult;
import umpire.narvik.model.Why;

/**
 * 18.1.1 Air support: the German attacker commits air points, throws two dice, and adds the
 * infantry result of the air table to his strength. Bad weather at Narvik, the Allied emergency
 * support and an Allied base modify the dice.
 */
final class AirSupport {
  private final Charts charts;

  AirSupport(Charts charts) {
    this.charts = charts;
  }

  /**
   * What the aircraft did.
   *
   * @param dice the two dice, or none without air points
   * @param findings modifiers, dice and strength
   */
  record Flown(List<Integer> dice, List<Finding> findings) {}

  /** Throws the two dice if air points are committed, and none otherwise. */
  @Rule({"18.1.1", "7.0/r41"})
  Flown fly(AssaultBrief brief, Chance chance) {
    if (brief.airPoints() == 0) {
      return new Flown(List.of(), List.of());
    }
    List<Integer> dice = chance.dice(2, 6);
    List<Finding> findings = modifiers(brief);
    int modified = dice.get(0) + dice.get(1) + Effects.dieRoll(findings);
    AirResult result = charts.air().at(modified, brief.airPoints());
    findings.add(Finding.notes("18.1.1", new Why.AirDice(dice.get(0), dice.get(1), modified)));
    findings.add(
        Finding.of(
            "18.1.1",
            new Why.AirSupport(brief.airPoints(), modified, result.infantry()),
            new Effect.Adds(result.infantry())));
    findings.addAll(Charts.whence("18.1.1", charts.air()));
    return new Flown(dice, findings);
  }

  @Rule({"7.0", "18.2", "19.4"})
  private List<Finding> modifiers(AssaultBrief brief) {
    List<Finding> findings = new ArrayList<>();
    if (brief.badWeatherAtNarvik()) {
      findings.addAll(modifier("7.0", "air-bad-weather-at-narvik"));
    }
    if (brief.emergencyAirSupport()) {
      findings.addAll(modifier("18.2", "air-emergency-support"));
    }
    // 19.4: one base or two, the modifier is the same.
    if (brief.bases() > 0) {
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
