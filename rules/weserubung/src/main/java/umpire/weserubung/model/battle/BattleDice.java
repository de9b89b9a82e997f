package umpire.weserubung.model.battle;

/** Which dice fall together, without a choice between them. */
public enum BattleDice {
  /** Both sides at once; in {@link BattleKind#NAVAL} without the submarines that have ambushed. */
  FIRE,
  /** 7.5-1: one die to find the ships (none in a port); if they are found, fire follows at once. */
  LOCATION,
  /** 8.5: one die. */
  EVASION,
  /** 8.4.1: the attacker's submarines, first round only; their hits count before any reply. */
  AMBUSH,
  /** 10.7-1: the attacker's ships, first round only. */
  BOMBARDMENT,
  /** 10.7-3: the defender. */
  DEFENCE,
  /** 10.7-5: the attacker's land units and aircraft (X8). */
  ASSAULT
}
