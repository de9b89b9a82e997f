package umpire.weserubung.model.battle;

import umpire.kernel.citation.Rule;

/** The kinds of battle, each with a procedure of its own. */
public enum BattleKind {
  /** 7.3: aircraft against aircraft, in rounds until one side is gone or leaves. */
  AIR,
  /** 7.3-b/r30: aircraft against bombers, Swordfish and transports on the ground, two rounds. */
  AIRFIELD,
  /** 7.5: aircraft against ships, at most two rounds. */
  AERO_NAVAL,
  /** 8.4: ships against ships. */
  NAVAL,
  /** 10.3: by land, with support from the air, from other hexes and, in 10.7, from the sea. */
  LAND,
  /** 10.7: from the sea alone. */
  LANDING;

  /** 7.3-b/r30, 7.5-5: rounds of a raid. */
  public static final int RAID_ROUNDS = 2;

  /** 7.3-b/r30, 7.5-5: true if it is a raid, over with its second round, whoever is left. */
  @Rule({"7.3-b/r30", "7.5-5"})
  public boolean isRaid() {
    return this == AIRFIELD || this == AERO_NAVAL;
  }

  /** True if such dice fall in it. */
  public boolean throwsDice(BattleDice which) {
    return switch (which) {
      case FIRE -> this != LANDING;
      case LOCATION -> this == AERO_NAVAL;
      case EVASION, AMBUSH -> this == NAVAL;
      case BOMBARDMENT, DEFENCE, ASSAULT -> this == LANDING;
    };
  }
}
