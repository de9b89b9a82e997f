package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;

/** Adds up what findings do, so that what is reported is what was reckoned. */
final class EffectSums {
  private EffectSums() {}

  /** Strength points, those taken off included. */
  static int strength(List<Finding> findings) {
    return findings.stream()
        .mapToInt(finding -> finding.effect() instanceof Effect.Adds(int points) ? points : 0)
        .sum();
  }

  /** The sum of the die modifiers. */
  static int dieRoll(List<Finding> findings) {
    return findings.stream()
        .mapToInt(finding -> finding.effect() instanceof Effect.DieRoll(int added) ? added : 0)
        .sum();
  }
}
