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

  /** The hexside is prohibited. */
  record ProhibitedHexside(Place from, Place to, String feature) implements TerrainWhy {}
}
