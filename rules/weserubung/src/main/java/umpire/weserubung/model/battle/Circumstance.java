package umpire.weserubung.model.battle;

/** What changes a unit's strength in this battle, or keeps it out of reach. */
public enum Circumstance {
  /** 3.5, 3.6: a general or an admiral adds a point to attack and defence. */
  LED,
  /** 9.0: attacks across a river, 1 less. */
  ACROSS_RIVER,
  /** 10.7: goes ashore against an enemy, attack 1 less. */
  FROM_SEA,
  /** 9.0: infantry that defends in mountains, 1 more. */
  IN_MOUNTAINS,
  /** 10.7-3: defends a port against a landing alone, 1 more. */
  IN_PORT,
  /** 10.1: attack and defence halved, rounded up, before anything else (Q38). */
  OUT_OF_SUPPLY,
  /** 3.2.5: artillery that fires from another hex and bears no losses (10.3-3). */
  ELSEWHERE,
  /** 3.4: a ship in a port attacked by land: half its AAB, hit by artillery and aircraft alone. */
  IN_HARBOUR,
  /** 10.7: a ship that bombards, first round only, and bears no losses of land combat. */
  BOMBARDING,
  /** 10.2-2, 7.2-e: an aircraft that has come by air: it holds no hex (r132). */
  OVERHEAD,
  /** 7.3-b: on its base beside fighters: it may be hit, but does not hold off the enemy (r136). */
  BESIDE_FIGHTERS
}
