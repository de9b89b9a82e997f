package umpire.fallschirmjaeger.model.why;

import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;

/** Lines of supply and what cuts them. */
public sealed interface SupplyWhy extends Why {
  /** The munitions did not come ashore. */
  record NoMunitions(String ship) implements SupplyWhy {}

  /** A line of unlimited length. */
  record LineTo(String unit, String source, int hexes) implements SupplyWhy {}

  /** Within the range of a supply head. */
  record WithinRange(String unit, String source, Fraction cost, int range) implements SupplyWhy {}

  /** The side has no source that is open to the unit. */
  record NoSource(String unit) implements SupplyWhy {}

  /** No way leads to the source, whatever stands there. */
  record NoWay(String unit, String source) implements SupplyWhy {}

  /** An enemy unit cuts the line. */
  record CutByUnit(String unit, String source, Place hex) implements SupplyWhy {}

  /** An enemy zone of control cuts the line. */
  record CutByZone(String unit, String source, Place hex) implements SupplyWhy {}

  /** The head is too far away. */
  record TooFar(String unit, String source, Fraction cost, int range) implements SupplyWhy {}

  /** So many supply heads are gone; they can come again. */
  record HeadsGone(int heads) implements SupplyWhy {}
}
