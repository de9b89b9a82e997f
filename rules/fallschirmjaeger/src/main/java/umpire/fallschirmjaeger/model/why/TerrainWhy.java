package umpire.fallschirmjaeger.model.why;

import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;

/** What terrain does. */
public sealed interface TerrainWhy extends Why {
  /** Along a road, highway or railway. */
  record Along(Place from, Place to, String way, Fraction cost) implements TerrainWhy {}

  /** To enter a hex. */
  record EntryCost(Place hex, String terrain, Fraction cost) implements TerrainWhy {}

  /** To cross a hexside. */
  record CrossingCost(Place from, Place to, String feature, Fraction cost) implements TerrainWhy {}

  /** To enter an enemy zone of control. */
  record ZoneCost(Place hex, Fraction cost) implements TerrainWhy {}

  /** The hex is prohibited. */
  record ProhibitedHex(Place hex, String terrain) implements TerrainWhy {}

  /** No railway leads there. */
  record OffTheRails(String unit, Place hex) implements TerrainWhy {}

  /** The hex is no railway that the side controls. */
  record RailsNotHeld(String unit, Place hex) implements TerrainWhy {}

  /** Too far from Hoek van Holland for the British. */
  record BeyondTheLimit(String unit, Place hex, int most) implements TerrainWhy {}

  /** No ship can be there. */
  record NoWaterway(String ship, Place hex) implements TerrainWhy {}

  /** The hexside is prohibited. */
  record ProhibitedHexside(Place from, Place to, String feature) implements TerrainWhy {}
}
