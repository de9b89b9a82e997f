package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.BattleKind;

/**
 * One side as the battle may leave it.
 *
 * @param code two bits a unit in the order of the brief: 2 full, 1 reduced, 0 gone; above them
 *     {@link #SUBMARINES_LEFT}
 * @param present who is there
 * @param lost steps lost since the brief
 * @param holders how many hold the hex that is fought for; without one the side is gone
 * @param fullLandUnits land units in the hex that are not reduced
 * @param hasSubmarines true if a submarine is there
 * @param onlySubmarines true if nothing else is
 */
record Condition(
    int code,
    List<Combatant> present,
    int lost,
    int holders,
    int fullLandUnits,
    boolean hasSubmarines,
    boolean onlySubmarines) {
  /** Set once the submarines have evaded alone. */
  static final int SUBMARINES_LEFT = 1 << 30;

  private static final int ALL_STEPS = 2;

  Condition {
    present = List.copyOf(present);
  }

  /** The code of a side as the brief has it. */
  static int code(List<Combatant> units) {
    int code = 0;
    for (int i = 0; i < units.size(); i++) {
      code |= steps(units.get(i)) << (2 * i);
    }
    return code;
  }

  /** Reads a code, by the units of the brief. */
  static Condition of(BattleKind kind, int code, List<Combatant> units) {
    List<Combatant> present = new ArrayList<>();
    int lost = 0;
    for (int i = 0; i < units.size(); i++) {
      Combatant unit = units.get(i);
      int steps = code >> (2 * i) & 3;
      lost += steps(unit) - steps;
      boolean away = (code & SUBMARINES_LEFT) != 0 && unit.arm() == Arm.SUBMARINE;
      if (steps > 0 && !away) {
        present.add(steps == steps(unit) ? unit : unit.turned());
      }
    }
    List<Combatant> holders =
        present.stream().filter(unit -> Targets.holdsTheHex(kind, unit)).toList();
    return new Condition(
        code,
        present,
        lost,
        holders.size(),
        (int) holders.stream().filter(unit -> unit.arm().isLand() && !unit.reduced()).count(),
        present.stream().anyMatch(unit -> unit.arm() == Arm.SUBMARINE),
        present.stream().allMatch(unit -> unit.arm() == Arm.SUBMARINE));
  }

  private static int steps(Combatant unit) {
    return unit.reduced() ? ALL_STEPS - 1 : ALL_STEPS;
  }
}
