package umpire.narvik.combat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;

/**
 * 15.1a Forces of an assault: infantry and tanks attack, artillery only joins them, ships bombard
 * for the attacker alone, and every enemy in the hex is one target. Guns, tanks and ships are the
 * Allies' (16.0, 20.0). A brief that contradicts this is refused; the dice never fall on it.
 */
final class AssaultForces {
  private AssaultForces() {}

  /**
   * Throws IllegalArgumentException with the paragraph if the forces cannot be those of a fight.
   */
  @Rule({"15.1a", "16.0", "16.1d", "20.5b"})
  static void check(AssaultBrief brief) {
    for (Fighter fighter : brief.attackers()) {
      require(
          fighter.type().infantry() || fighter.type() == UnitType.TANK,
          fighter.id() + ": infantry and tanks attack, artillery supports them (16.1)");
    }
    for (Fighter fighter : brief.defenders()) {
      require(
          fighter.type() != UnitType.DECOY,
          fighter.id() + ": decoys are removed before the assault (11.2)");
    }
    for (Fighter gun : guns(brief)) {
      require(gun.type() == UnitType.ARTILLERY, gun.id() + " is no artillery (16.1)");
    }
    checkGerman(brief);
    checkFigures(brief);
  }

  private static void checkGerman(AssaultBrief brief) {
    boolean attacks = brief.attacker() == Side.GERMAN;
    List<Fighter> germans = attacks ? brief.attackers() : brief.defenders();
    require(
        germans.stream().allMatch(unit -> unit.type().infantry()),
        "the Germans have neither tanks nor artillery (16.0)");
    require(
        attacks ? brief.guns().isEmpty() : brief.defensiveGuns().isEmpty(),
        "the Germans have no artillery to support them (16.1)");
    require(!attacks || brief.ships().isEmpty(), "ships support no defence (20.5)");
  }

  private static void checkFigures(AssaultBrief brief) {
    Set<String> names = new HashSet<>();
    Stream.concat(
            Stream.concat(brief.attackers().stream(), brief.defenders().stream()),
            guns(brief).stream())
        .forEach(
            unit -> {
              require(names.add(unit.id()), unit.id() + " takes part twice");
              require(unit.strength() >= 0, unit.id() + " has a negative strength");
              require(
                  unit.fatigue() == 0 || (unit.type().infantry() && unit.fatigue() > 0),
                  unit.id() + ": fatigue is 0 or more, and infantry's alone (10.1)");
            });
    for (Bombardment ship : brief.ships()) {
      require(names.add(ship.id()), ship.id() + " takes part twice");
      require(ship.strength() > 0, ship.id() + " has no bombardment strength (20.5)");
    }
  }

  private static List<Fighter> guns(AssaultBrief brief) {
    return Stream.concat(brief.guns().stream(), brief.defensiveGuns().stream()).toList();
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
