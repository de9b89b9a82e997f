package umpire.fallschirmjaeger.model.chart;

import umpire.kernel.citation.Fraction;

/** A cell of the terrain table for movement (T-Terrain). */
public sealed interface MovementCost {
  /** To enter, or along it: so many movement points. */
  record Points(Fraction points) implements MovementCost {}

  /** Added to the cost of the hex. */
  record Added(Fraction points) implements MovementCost {}

  /** Not to be entered or crossed. */
  record Prohibited() implements MovementCost {}

  /** The other terrain of the hex holds. */
  record OtherTerrain() implements MovementCost {}

  /** Means nothing here. */
  record NoEffect() implements MovementCost {}

  /** Printed on the map beside the ferry. */
  record AsOnTheMap() implements MovementCost {}
}
