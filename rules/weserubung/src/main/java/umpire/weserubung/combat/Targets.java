package umpire.weserubung.combat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** Who may bear a hit: by whom it was scored, where the victim is, and who is left. */
public final class Targets {
  private Targets() {}

  /** True if this unit may bear a hit of that one, whoever else there is. */
  public static boolean mayBear(BattleKind kind, Combatant shooter, Combatant victim) {
    return mayBear(kind, Fire.of(kind, shooter), victim);
  }

  /**
   * True if this unit may bear a hit of that class. Artillery that fires from elsewhere and ships
   * that bombard bear none by land (10.3-3, 10.7), ships in harbour only those of guns and aircraft
   * (3.4), submarines none of capital ships (3.4.1).
   */
  @Rule({"3.4-g", "3.4.1-b", "10.3-3", "10.3-3/r66"})
  public static boolean mayBear(BattleKind kind, Fire fire, Combatant victim) {
    return switch (kind) {
      case NAVAL -> victim.arm() != UnitKind.SUBMARINE || fire != Fire.CAPITAL_SHIPS;
      case LAND, LANDING ->
          inTheHex(kind, victim)
              && (!victim.is(Circumstance.IN_HARBOUR) || fire == Fire.GUNS_AND_AIRCRAFT);
      case AIR, AIRFIELD, AERO_NAVAL -> true;
    };
  }

  /**
   * True if the unit stands in the hex that is fought for: not guns elsewhere, nor ships that
   * bombard (r112).
   */
  @Rule("10.3-5/r112")
  public static boolean inTheHex(BattleKind kind, Combatant unit) {
    return inTheHex(kind, unit.circumstances());
  }

  private static boolean inTheHex(BattleKind kind, Set<Circumstance> unit) {
    return switch (kind) {
      case LAND, LANDING ->
          !unit.contains(Circumstance.ELSEWHERE) && !unit.contains(Circumstance.BOMBARDING);
      case AIR, AIRFIELD, AERO_NAVAL, NAVAL -> true;
    };
  }

  /** True if its side is not yet gone for as long as it is there. */
  public static boolean holdsTheHex(BattleKind kind, Combatant unit) {
    return holdsTheHex(kind, unit.circumstances());
  }

  /**
   * The same of a unit in these circumstances: ships in harbour hold no port, nor do aircraft that
   * have come by air (r132); of aircraft on one base those hold it that can fire (r136).
   */
  @Rule({"3.4-h", "10.3-5/r112", "10.3-5/r132", "7.3-b/r136"})
  public static boolean holdsTheHex(BattleKind kind, Set<Circumstance> unit) {
    return inTheHex(kind, unit)
        && !unit.contains(Circumstance.IN_HARBOUR)
        && !unit.contains(Circumstance.OVERHEAD)
        && !unit.contains(Circumstance.BESIDE_FIGHTERS);
  }

  /**
   * 3.2.3/X21: true for reduced parachutists, who bear a hit only where nobody else is left to bear
   * it.
   */
  @Rule({"3.2.3-e", "3.2.3-e/r21"})
  public static boolean isLast(Combatant victim) {
    return victim.arm() == UnitKind.PARACHUTISTS && victim.reduced();
  }

  /**
   * Whom the one who rolled a natural 1 may name, in the order given; nobody if the hit is lost.
   */
  @Rule({"7.3-n", "10.3-4", "3.2.3-e/r21"})
  public static List<Combatant> victims(BattleKind kind, Fire fire, List<Combatant> enemies) {
    List<Combatant> able = enemies.stream().filter(victim -> mayBear(kind, fire, victim)).toList();
    List<Combatant> first = able.stream().filter(victim -> !isLast(victim)).toList();
    return first.isEmpty() ? able : first;
  }

  /** How many of so many hits of one class are borne; the others are lost (Q42). */
  @Rule("8.4-s4/r67")
  public static int borne(BattleKind kind, Fire fire, int hits, List<Combatant> own) {
    int steps =
        own.stream()
            .filter(victim -> mayBear(kind, fire, victim))
            .mapToInt(victim -> victim.reduced() ? 1 : 2)
            .sum();
    return Math.min(hits, steps);
  }

  /**
   * How an owner may share the hits of one class among their units: for each that may bear one the
   * fewest and the most, by counter; all of them together bear {@link #borne}. The second step of
   * parachutists is among the last, too.
   *
   * @param hits 0 or more
   * @param own the owner's units as they stand before these hits
   */
  @Rule({"7.3-3", "7.5-4", "8.4-s4", "10.3-3"})
  public static Map<String, HitBounds> bounds(
      BattleKind kind, Fire fire, int hits, List<Combatant> own) {
    List<Combatant> able = own.stream().filter(victim -> mayBear(kind, fire, victim)).toList();
    int borne = borne(kind, fire, hits, own);
    int first = able.stream().mapToInt(Targets::firstSteps).sum();
    int last = able.stream().mapToInt(Targets::lastSteps).sum();
    int fromFirst = Math.min(borne, first);
    int fromLast = borne - fromFirst;
    Map<String, HitBounds> bounds = new TreeMap<>();
    for (Combatant unit : able) {
      HitBounds of = within(firstSteps(unit), fromFirst, first);
      HitBounds more = within(lastSteps(unit), fromLast, last);
      bounds.put(unit.unit(), new HitBounds(of.least() + more.least(), of.most() + more.most()));
    }
    return Collections.unmodifiableMap(bounds);
  }

  /** What one of several bears who bear {@code hits} together and could bear {@code all}. */
  private static HitBounds within(int steps, int hits, int all) {
    return new HitBounds(Math.max(0, hits - (all - steps)), Math.min(steps, hits));
  }

  private static int firstSteps(Combatant unit) {
    return (unit.reduced() ? 1 : 2) - lastSteps(unit);
  }

  private static int lastSteps(Combatant unit) {
    return unit.arm() == UnitKind.PARACHUTISTS ? 1 : 0;
  }
}
