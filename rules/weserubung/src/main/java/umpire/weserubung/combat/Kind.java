package umpire.weserubung.combat;

import java.util.EnumSet;
import java.util.Set;

/** The kinds of battle, each with a procedure of its own. */
public enum Kind {
  /** 7.3: aircraft against aircraft, in rounds until one side is gone or leaves. */
  AIR(Dice.FIRE),
  /** 7.3/r30: aircraft against bombers, Swordfish and transports on the ground, two rounds. */
  AIRFIELD(Dice.FIRE),
  /** 7.5: aircraft against ships, at most two rounds. */
  AERO_NAVAL(Dice.LOCATION, Dice.FIRE),
  /** 8.4: ships against ships. */
  NAVAL(Dice.EVASION, Dice.AMBUSH, Dice.FIRE),
  /** 10.3: by land, with support from the air, from other hexes and, in 10.7, from the sea. */
  LAND(Dice.FIRE),
  /** 10.7: from the sea alone. */
  LANDING(Dice.BOMBARDMENT, Dice.DEFENCE, Dice.ASSAULT);

  private final Set<Dice> dice;

  Kind(Dice first, Dice... more) {
    this.dice = EnumSet.of(first, more);
  }

  /** True if such dice fall in it. */
  public boolean throwsDice(Dice which) {
    return dice.contains(which);
  }
}
