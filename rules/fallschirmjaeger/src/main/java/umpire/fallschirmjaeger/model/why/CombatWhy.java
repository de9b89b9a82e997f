package umpire.fallschirmjaeger.model.why;

import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;

/** How a fight is reckoned. */
public sealed interface CombatWhy extends Why {
  /** The strength that a unit brings along. */
  record Strength(String unit, Fraction strength) implements CombatWhy {}

  /** Halved. */
  record Halved(String unit, String state) implements CombatWhy {}

  /** It attacks across a hexside. */
  record Across(String unit, String feature) implements CombatWhy {}

  /** It attacks from a bridge that fills its hex. */
  record FromBridge(String unit, Place hex) implements CombatWhy {}

  /** An assault unit in an overrun. */
  record Assaults(String unit) implements CombatWhy {}

  /** All attackers are assault units. */
  record AllAssault() implements CombatWhy {}

  /** The terrain of the defender. */
  record DefendsIn(Place hex, String terrain) implements CombatWhy {}

  /** Strengths and column. */
  record OddsOf(Fraction attack, Fraction defence, String column) implements CombatWhy {}

  /** The dice. */
  record DiceOf(int first, int second, int total) implements CombatWhy {}

  /** The terrain of a barraged hex. */
  record BarrageTerrain(Place hex, String terrain) implements CombatWhy {}

  /** One shot of a barrage at a unit. */
  record Shot(String firer, String unit, int die, int needed) implements CombatWhy {}

  /** The loss die after a shot. */
  record LossDie(String unit, int die, int steps) implements CombatWhy {}

  /** What a unit has to fear, as odds in words. */
  record Fears(String unit, String what, String chance) implements CombatWhy {}

  /** Anti-aircraft points at a hex, and how many count. */
  record PointsAt(Place hex, int points, int counted) implements CombatWhy {}

  /** Direction and distance of a scatter. */
  record Scatters(String unit, int direction, int distance) implements CombatWhy {}

  /** A modifier of the landing die. */
  record LandsBy(String unit, String modifier) implements CombatWhy {}

  /** The landing die. */
  record LandingDie(String unit, int die, int modified) implements CombatWhy {}

  /** It lost its last step. */
  record LastStep(String unit) implements CombatWhy {}

  /** It has no hex to retreat to. */
  record NoRetreat(String unit, Place hex) implements CombatWhy {}
}
