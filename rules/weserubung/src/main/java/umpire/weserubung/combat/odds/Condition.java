package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Targets;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/**
 * One side as the battle may leave it.
 *
 * @param code two bits a unit in the order of the brief: 2 full, 1 reduced, 0 gone, {@link
 *     #ABOARD}; above them the rounds withstood alone, and {@link #SUBMARINES_LEFT}
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

  static final int ALL_STEPS = 2;

  /** Where the rounds withstood alone begin. */
  private static final int ROUNDS = 2 * CombatBrief.MOST_UNITS;

  private static final int UNITS = (1 << ROUNDS) - 1;

  /** The lower bit of each unit. */
  private static final int LOWER = 0x55555555;

  /** The code of a side as the brief has it. */
  static int code(List<Combatant> units) {
    int code = 0;
    for (int i = 0; i < units.size(); i++) {
      code |= steps(units.get(i)) << (2 * i);
    }
    return code;
  }

  /**
   * Which units of a side are what, by the lower of each unit's two bits.
   *
   * @param steps that the side has in the brief
   */
  record Roster(int steps, int holders, int garrison, int ashore, int submarines) {
    static Roster of(BattleKind kind, List<Combatant> units) {
      int holders = bits(units, unit -> Targets.holdsTheHex(kind, unit));
      int land = bits(units, unit -> unit.arm().isLand());
      int landed = bits(units, unit -> unit.is(Circumstance.FROM_SEA));
      return new Roster(
          units.stream().mapToInt(Condition::steps).sum(),
          holders,
          holders & land,
          holders & land & landed,
          bits(units, unit -> unit.arm() == UnitKind.SUBMARINE));
    }

    private static int bits(List<Combatant> units, Predicate<Combatant> which) {
      int bits = 0;
      for (int i = 0; i < units.size(); i++) {
        bits |= which.test(units.get(i)) ? 1 << (2 * i) : 0;
      }
      return bits;
    }
  }

  /**
   * A step that a unit may lose, as bits of a code.
   *
   * @param mask which bits tell whether the unit has that many steps and is there
   * @param there those bits as they are then
   * @param one what a step less takes off
   */
  record Step(int mask, int there, int one) {
    /** The last of so many steps, 1 or 2, of the unit at that place of the brief. */
    static Step of(int place, int steps, Combatant unit) {
      int away = unit.arm() == UnitKind.SUBMARINE ? SUBMARINES_LEFT : 0;
      return new Step(3 << (2 * place) | away, steps << (2 * place), 1 << (2 * place));
    }

    /** True if it is there to be lost. */
    boolean isLeft(int code) {
      return (code & mask) == there;
    }

    /** The code without it. */
    int lost(int code) {
      return code - one;
    }
  }

  /** Reads a code, by the units of the brief. */
  static Condition of(int code, Roster roster) {
    int units = code & UNITS;
    int reduced = units & ~(units >> 1) & LOWER;
    int full = (units & ~(units << 1) & ~LOWER) >> 1;
    int aboard = units & (units >> 1) & LOWER;
    int away = (code & SUBMARINES_LEFT) == 0 ? 0 : roster.submarines;
    int present = (reduced | full) & ~away;
    return new Condition(
        code,
        roster.steps - Integer.bitCount(reduced | aboard) - ALL_STEPS * Integer.bitCount(full),
        Integer.bitCount(present & roster.holders),
        Integer.bitCount(present & roster.garrison),
        Integer.bitCount(present & roster.ashore),
        Integer.bitCount(present & full & roster.ashore),
        (present & roster.submarines) != 0,
        (present & ~roster.submarines) == 0);
  }

  /** How many steps a unit has that is there; 0 if it is not. */
  static int steps(int code, int place, Combatant unit) {
    int steps = code >> (2 * place) & 3;
    boolean away = (code & SUBMARINES_LEFT) != 0 && unit.arm() == UnitKind.SUBMARINE;
    return away || steps == ABOARD ? 0 : steps;
  }

  /** Who is there, by the units of the brief. */
  List<Combatant> present(List<Combatant> units) {
    List<Combatant> present = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int steps = steps(code, i, units.get(i));
      if (steps > 0) {
        present.add(with(steps, units.get(i)));
      }
    }
    return present;
  }

  /** A unit of the brief with so many steps, which it has or had. */
  static Combatant with(int steps, Combatant unit) {
    return steps == steps(unit) ? unit : unit.turned();
  }

  /** 10.5-c: rounds that its only land unit has withstood, 0 to {@value BattleTerms#ALONE}. */
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
    int reduced = units & ~(units >> 1) & LOWER;
    int full = units & ~(units << 1) & ~LOWER;
    int steps = Integer.bitCount(reduced) + ALL_STEPS * Integer.bitCount(full);
    int flags = withstood() + ((code & SUBMARINES_LEFT) != 0 ? BattleTerms.ALONE + 1 : 0);
    return ALL_STEPS * (BattleTerms.ALONE + 1) * steps - flags;
  }

  /** How many steps a unit has in the brief. */
  static int steps(Combatant unit) {
    return unit.reduced() ? ALL_STEPS - 1 : ALL_STEPS;
  }
}
