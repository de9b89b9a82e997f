package umpire.fallschirmjaeger.model.counter;

import umpire.kernel.citation.Rule;

/** P-Symbols: the types of ground units. */
@Rule("P-Symbols")
public enum UnitType {
  INFANTRY,
  PARACHUTE,
  MOTORISED,
  MOTORISED_PARACHUTE,
  MOTORISED_MACHINE_GUN,
  MACHINE_GUN,
  HEAVY_WEAPONS,
  ENGINEER,
  CAVALRY,
  NAVAL_INFANTRY,
  ARMOUR,
  ARTILLERY,
  COAST_ARTILLERY,
  PARACHUTE_ARTILLERY,
  MORTAR,
  ANTI_TANK,
  PARACHUTE_ANTI_TANK,
  ANTI_AIRCRAFT,
  PARACHUTE_ANTI_AIRCRAFT,
  ARMOURED_TRAIN;

  /** P-Armour: whether the restrictions of the terrain table for armour hold for it. */
  @Rule("P-Armour")
  public boolean armoured() {
    return this == ARMOUR;
  }

  /** 1.7b, 3.4b/r27: artillery in the narrow sense, mortars not among it. */
  @Rule("3.4b/r27")
  public boolean artillery() {
    return this == ARTILLERY || this == COAST_ARTILLERY || this == PARACHUTE_ARTILLERY;
  }
}
