package umpire.fallschirmjaeger.model.why;

import umpire.kernel.hex.Place;

/** Support barrages and their markers. */
public sealed interface FireWhy extends Why {
  /** It is no Dutch artillery. */
  record NoSupportBarrage(String unit) implements FireWhy {}

  /** It has moved, in this turn or since it placed its marker. */
  record GunMoved(String unit) implements FireWhy {}

  /** Its marker lies on the map already. */
  record HasMarker(String unit, Place hex) implements FireWhy {}

  /** It has no marker on the map. */
  record NoMarker(String unit) implements FireWhy {}

  /** It is lost. */
  record GunLost(String unit) implements FireWhy {}

  /** An enemy stands in an adjacent hex. */
  record EnemyBeside(String unit, Place hex) implements FireWhy {}

  /** Its side took the marker back. */
  record MarkerTakenBack(String unit) implements FireWhy {}
}
