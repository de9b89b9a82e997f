package umpire.weserubung.rules;

import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;

/** Which pieces a rule is about, wherever they are. */
public enum PieceKind {
  /** Of any kind. */
  ALL,
  LAND_UNITS,
  LAND_UNITS_AND_LEADERS,
  LAND_UNITS_AND_AIRCRAFT,
  AIRCRAFT,
  SHIPS,
  SHIPS_AND_AIRCRAFT;

  boolean includes(WeserubungCounter counter) {
    return switch (counter) {
      case WeserubungCounter.Unit unit -> includes(unit.arm());
      case WeserubungCounter.Leader _ -> this == ALL || this == LAND_UNITS_AND_LEADERS;
    };
  }

  private boolean includes(UnitKind unitKind) {
    return switch (this) {
      case ALL -> true;
      case LAND_UNITS, LAND_UNITS_AND_LEADERS -> unitKind.isLand();
      case LAND_UNITS_AND_AIRCRAFT -> !unitKind.isShip();
      case AIRCRAFT -> unitKind.isAir();
      case SHIPS -> unitKind.isShip();
      case SHIPS_AND_AIRCRAFT -> !unitKind.isLand();
    };
  }
}
