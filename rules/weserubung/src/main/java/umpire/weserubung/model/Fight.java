package umpire.weserubung.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.hex.Place;

/**
 * A battle that is being fought. Who is dead is taken out of its camp; strengths are looked up in
 * the position, so a loss counts from the next throw on.
 *
 * @param kind what kind
 * @param next which dice fall next
 * @param round from 1
 * @param place where
 * @param attacker who attacks; in an interception the interceptor (r29)
 * @param defender who is attacked
 * @param terms what is special about it
 */
public record Fight(
    BattleKind kind,
    BattleDice next,
    int round,
    Place place,
    Camp attacker,
    Camp defender,
    Set<Term> terms) {
  public Fight {
    EnumSet<Term> sorted = EnumSet.noneOf(Term.class);
    sorted.addAll(terms);
    terms = Collections.unmodifiableSet(sorted);
  }

  /** What is special about a battle. */
  public enum Term {
    /** 8.5-d: the defender was on its way; who evades goes on with his movement. */
    ON_THE_WAY,
    /** 7.5-3, 8.8: against ships in a port: found at once, and the port fires. */
    IN_PORT,
    /** 7.4-b: the defender is on its base and may withdraw with its full movement. */
    ON_BASE,
    /** 10.9: the other attack of a double offensive is still to come. */
    DOUBLE,
    /** 8.8, 10.12-c: nobody may evade. */
    NO_EVASION
  }

  /**
   * One side of a battle.
   *
   * @param side whose
   * @param fighters in the order in which they throw
   */
  public record Camp(Side side, List<Fighter> fighters) {
    public Camp {
      fighters = List.copyOf(fighters);
    }
  }

  /**
   * A unit in a battle.
   *
   * @param unit its counter
   * @param circumstances what changes its strength here
   */
  public record Fighter(String unit, Set<Circumstance> circumstances) {
    public Fighter {
      EnumSet<Circumstance> sorted = EnumSet.noneOf(Circumstance.class);
      sorted.addAll(circumstances);
      circumstances = Collections.unmodifiableSet(sorted);
    }
  }

  /** True if that is special about it. */
  public boolean is(Term term) {
    return terms.contains(term);
  }

  /** The camp of that side. */
  public Camp camp(Side side) {
    return attacker.side() == side ? attacker : defender;
  }
}
