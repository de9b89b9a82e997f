package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.narvik.model.why.Why;

/**
 * 18.1.1 Air support: the German attacker commits air points, throws two dice, and adds the
 * infantry result of the air table to their strength.
 */
final class AirSupport {
  private final Charts charts;
  private final AirDice dice;

  AirSupport(Charts charts) {
    this.charts = charts;
    this.dice = new AirDice(charts);
  }

  /**
   * What the aircraft did.
   *
   * @param dice the two dice, or none without air points
   * @param findings modifiers, dice and strength
   */
  record Flown(List<Integer> dice, List<Finding> findings) {}

  /** Throws the two dice if air points are committed, and none otherwise. */
  @Rule("18.1.1")
  Flown fly(AssaultBrief brief, Chance chance) {
    if (brief.airPoints() == 0) {
      return new Flown(List.of(), List.of());
    }
    AirConditions conditions =
        new AirConditions(brief.badWeatherAtNarvik(), brief.emergencyAirSupport(), brief.bases());
    AirDice.Thrown thrown = dice.fall("18.1.1", brief.airPoints(), conditions, chance);
    List<Finding> findings = thrown.findings();
    int strength = thrown.result().infantry();
    findings.add(
        Finding.of(
            "18.1.1",
            new Why.AirSupport(brief.airPoints(), thrown.modified(), strength),
            new Effect.Adds(strength)));
    findings.addAll(Charts.whence("18.1.1", charts.air()));
    return new Flown(thrown.dice(), findings);
  }
}
