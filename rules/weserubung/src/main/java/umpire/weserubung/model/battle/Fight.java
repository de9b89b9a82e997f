package umpire.weserubung.model.battle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Side;

/**
 * A battle that is being fought. Who is dead or gone is taken out of its camp; strengths are looked
 * up in the position, so a loss counts from the next throw on.
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

  /** A battle that begins. */
  public Fight(BattleKind kind, Place place, Camp attacker, Camp defender, Set<Term> terms) {
    this(kind, first(kind, attacker), 1, place, attacker, defender, terms);
  }

  /** 7.5-1, 8.4-s1, 10.7-1,2: the first dice; ships that bombard do so before anybody else. */
  private static BattleDice first(BattleKind kind, Camp attacker) {
    return switch (kind) {
      case AIR, AIRFIELD, LAND -> BattleDice.FIRE;
      case AERO_NAVAL -> BattleDice.LOCATION;
      case NAVAL -> BattleDice.EVASION;
      case LANDING ->
          attacker.fighters().stream().anyMatch(one -> one.is(Circumstance.BOMBARDING))
              ? BattleDice.BOMBARDMENT
              : BattleDice.DEFENCE;
    };
  }

  /** What is special about a battle. */
  public enum Term {
    /** 8.5-d: the defender was on its way; who evades goes on with their movement. */
    ON_THE_WAY,
    /** 7.5-3, 8.8: against ships in a port: found at once, and the port fires. */
    IN_PORT,
    /** 7.4-b: the defender is on its base and may withdraw with its full movement. */
    ON_BASE
  }

  /**
   * One side of a battle.
   *
   * @param side whose
   * @param fighters in the order in which they throw
   * @param barred places to which none of them may retreat, evade or withdraw, whatever else the
   *     rules allow: the other hex of a double offensive (10.9-b), hexes that do not lie roughly
   *     back (8.4-s5), hexes that the enemy attacks from (r118)
   * @param origins hexes that its attack comes from: they are still its own for supply (r118)
   */
  public record Camp(Side side, List<Fighter> fighters, Set<Place> barred, Set<Place> origins) {
    public Camp {
      fighters = List.copyOf(fighters);
      barred = Collections.unmodifiableSet(new TreeSet<>(barred));
      origins = Collections.unmodifiableSet(new TreeSet<>(origins));
    }

    /** Who attacks from nowhere else. */
    public Camp(Side side, List<Fighter> fighters, Set<Place> barred) {
      this(side, fighters, barred, Set.of());
    }

    /** With no place barred. */
    public Camp(Side side, List<Fighter> fighters) {
      this(side, fighters, Set.of());
    }

    /** Those units and nobody else, in that order. */
    public static Camp of(Side side, List<String> units) {
      return of(side, units, Set.of());
    }

    /** Those units, with places barred to them. */
    public static Camp of(Side side, List<String> units, Set<Place> barred) {
      return new Camp(
          side, units.stream().map(unit -> new Fighter(unit, Set.of())).toList(), barred);
    }

    /** The counters, in the order in which they throw. */
    public List<String> units() {
      return fighters.stream().map(Fighter::unit).toList();
    }

    private Camp without(Collection<String> units) {
      List<Fighter> left = new ArrayList<>(fighters);
      left.removeIf(fighter -> units.contains(fighter.unit()));
      return new Camp(side, left, barred, origins);
    }

    private Camp joined(List<Fighter> more) {
      List<Fighter> all = new ArrayList<>(fighters);
      all.addAll(more);
      return new Camp(side, all, barred, origins);
    }

    /** With those units in that circumstance. */
    public Camp in(Circumstance circumstance, Collection<String> units) {
      return new Camp(
          side,
          fighters.stream()
              .map(one -> units.contains(one.unit()) ? one.in(circumstance) : one)
              .toList(),
          barred,
          origins);
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

    private Fighter in(Circumstance circumstance) {
      EnumSet<Circumstance> more = EnumSet.of(circumstance);
      more.addAll(circumstances);
      return new Fighter(unit, more);
    }

    /** True if it is so. */
    public boolean is(Circumstance circumstance) {
      return circumstances.contains(circumstance);
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

  /** The attacker's camp or the defender's. */
  public Camp camp(boolean ofAttacker) {
    return ofAttacker ? attacker : defender;
  }

  /** With its first dice falling next, whoever has joined it. */
  public Fight opening() {
    return throwing(first(kind, attacker), 1);
  }

  /** With those dice falling next, in that round. */
  public Fight throwing(BattleDice dice, int inRound) {
    return new Fight(kind, dice, inRound, place, attacker, defender, terms);
  }

  /** Without these units. */
  public Fight without(Collection<String> units) {
    return with(attacker.without(units), defender.without(units));
  }

  /** With these units on the defender's side, after the others. */
  public Fight supported(List<Fighter> more) {
    return with(attacker, defender.joined(more));
  }

  /** With these units in a circumstance, besides. */
  public Fight in(Circumstance circumstance, Collection<String> units) {
    return with(attacker.in(circumstance, units), defender.in(circumstance, units));
  }

  private Fight with(Camp attackers, Camp defenders) {
    return new Fight(kind, next, round, place, attackers, defenders, terms);
  }
}
