package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Circumstance;

/**
 * One side as the battle may leave it.
 *
 * @param code two bits a unit in the order of the brief: 2 full, 1 reduced, 0 gone, {@link
 *     #ABOARD}; above them the rounds withstood alone, and {@link #SUBMARINES_LEFT}
 * @param present who is there
 * @param lost steps lost since the brief
 * @param holders how many hold the hex that is fought for; without one the side is gone
 * @param garrison how many of those are land units
 * @param ashore how many of those have landed in this battle
 * @param full how many of those are not reduced
 * @param hasSubmarines true if a submarine is there
 * @param onlySubmarines true if nothing else is
 */
record Condition(
    int code,
    List<Combatant> present,
    int lost,
    int holders,
    int garrison,
    int ashore,
    int full,
    boolean hasSubmarines,
    boolean onlySubmarines) {
  /** Set once the submarines have evaded alone. */
  static final int SUBMARINES_LEFT = 1 << 30;

  /** 10.7-7: landed, and gone aboard again with one step. */
  static final int ABOARD = 3;

  private static final int ALL_STEPS = 2;

  /** Where the rounds withstood alone begin. */
  private static final int ROUNDS = 2 * CombatBrief.MOST_UNITS;

  private static final int UNITS = (1 << ROUNDS) - 1;
  private static final int REDUCED = 0x55555555;

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
      boolean aboard = steps == ABOARD;
      lost += steps(unit) - (aboard ? 1 : steps);
      boolean away = (code & SUBMARINES_LEFT) != 0 && unit.arm() == Arm.SUBMARINE;
      if (steps > 0 && !away && !aboard) {
        present.add(steps == steps(unit) ? unit : unit.turned());
      }
    }
    List<Combatant> holders =
        present.stream().filter(unit -> Targets.holdsTheHex(kind, unit)).toList();
    List<Combatant> garrison = holders.stream().filter(unit -> unit.arm().isLand()).toList();
    List<Combatant> ashore =
        garrison.stream().filter(unit -> unit.is(Circumstance.FROM_SEA)).toList();
    return new Condition(
        code,
        present,
        lost,
        holders.size(),
        garrison.size(),
        ashore.size(),
        (int) ashore.stream().filter(unit -> !unit.reduced()).count(),
        present.stream().anyMatch(unit -> unit.arm() == Arm.SUBMARINE),
        present.stream().allMatch(unit -> unit.arm() == Arm.SUBMARINE));
  }

  /** 10.5-c: rounds that its only land unit has withstood, 0 to {@value Terms#ALONE}. */
  int withstood() {
    return (code & ~SUBMARINES_LEFT) >> ROUNDS;
  }

  /** The same with so many rounds withstood. */
  int withstanding(int rounds) {
    return (code & (UNITS | SUBMARINES_LEFT)) | (rounds << ROUNDS);
  }

  /** 10.7-7: the same with all aboard who landed and are not reduced. */
  int reembarked(List<Combatant> units) {
    int other = code;
    for (int i = 0; i < units.size(); i++) {
      boolean landed = units.get(i).arm().isLand() && units.get(i).is(Circumstance.FROM_SEA);
      if (landed && (code >> (2 * i) & 3) == ALL_STEPS) {
        other |= ABOARD << (2 * i);
      }
    }
    return other;
  }

  /** Falls with whatever happens to the side: no condition leads to one of a higher rank. */
  int rank() {
    int units = code & UNITS;
    int reduced = units & ~(units >> 1) & REDUCED;
    int full = units & ~(units << 1) & ~REDUCED;
    int steps = Integer.bitCount(reduced) + 2 * Integer.bitCount(full);
    int flags = withstood() + ((code & SUBMARINES_LEFT) != 0 ? Terms.ALONE + 1 : 0);
    return 2 * (Terms.ALONE + 1) * steps - flags;
  }

  private static int steps(Combatant unit) {
    return unit.reduced() ? ALL_STEPS - 1 : ALL_STEPS;
  }
}
