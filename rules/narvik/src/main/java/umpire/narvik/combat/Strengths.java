package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/**
 * 15.1f Strength: a side adds the strengths of its units, of the artillery that supports it, of
 * bombarding ships and of its air support, and takes off its average fatigue. What remains may be
 * negative (ruling 17): only the difference counts.
 */
final class Strengths {
  private Strengths() {}

  /** What makes up the attack, without average fatigue and air support. */
  @Rule({"15.1f", "15.1f/r17", "16.1b", "20.5b"})
  static List<Finding> attack(AssaultBrief brief) {
    List<Finding> parts = new ArrayList<>();
    brief.attackers().forEach(unit -> parts.add(strength("15.1f", unit.id(), unit.strength())));
    if (brief.landing()) {
      parts.add(halved(EffectSums.strength(parts)));
    }
    brief.guns().forEach(gun -> parts.add(strength("16.1b", gun.id(), gun.strength())));
    brief.ships().forEach(ship -> parts.add(strength("20.5b", ship.id(), ship.strength())));
    return parts;
  }

  /** What makes up the defence, without average fatigue: guns in the hex always count (16.1c). */
  @Rule({"15.1f", "16.1b", "16.1c"})
  static List<Finding> defence(AssaultBrief brief) {
    List<Finding> parts = new ArrayList<>();
    brief.defenders().forEach(unit -> parts.add(strength("15.1f", unit.id(), unit.strength())));
    brief.defensiveGuns().forEach(gun -> parts.add(strength("16.1b", gun.id(), gun.strength())));
    return parts;
  }

  /** 20.3.1 (ruling 15): what is left of all land units together, rounded down. */
  @Rule({"20.3.1", "20.3.1/r15"})
  private static Finding halved(int total) {
    int half = total / 2;
    return Finding.of(
        "20.3.1", new NavalWhy.HalvedInLanding(total, half), new Effect.Adds(half - total));
  }

  private static Finding strength(String rule, String unit, int strength) {
    return Finding.of(rule, new Why.UnitStrength(unit, strength), new Effect.Adds(strength));
  }
}
