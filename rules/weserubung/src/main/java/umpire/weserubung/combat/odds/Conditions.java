package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.combat.odds.salvo.Scores;

/**
 * Every condition that one side may come to, numbered as they are met, and what hits make of each
 * of them under the standing policy. The first one is how the brief has it.
 */
final class Conditions {
  private static final int UNKNOWN = -1;
  private static final int[] NOT_ASKED = {};

  private final List<Combatant> units;
  private final Condition.Roster roster;
  private final IntFunction<HitBearers> bearers;
  private final @Nullable HitBearers[] known = new HitBearers[Hits.KINDS];
  private final Hits hits;
  private final boolean mayRetreat;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Condition> met = new ArrayList<>();

  /** For each condition met and each combination of hits what comes of it, as far as known. */
  private final List<int[]> courses = new ArrayList<>();

  /** For each condition met what one hit of each kind makes of it, as far as known. */
  private final List<int[]> byOneHit = new ArrayList<>();

  /** Which conditions met are all submarines. */
  private final BitSet submarinesAlone = new BitSet();

  /** Which conditions met are those of a side that is gone. */
  private final BitSet gone = new BitSet();

  /** For each condition met the first one that a battle's end cannot tell from it. */
  private int[] ends = {};

  private final Map<List<Integer>, Integer> firstOfEnd = new HashMap<>();

  private Conditions(
      CombatBrief brief, List<Combatant> units, boolean dearest, boolean mayRetreat, Hits hits) {
    this.mayRetreat = mayRetreat;
    this.units = List.copyOf(units);
    this.roster = Condition.Roster.of(brief.kind(), units);
    this.hits = hits;
    this.bearers = hit -> HitBearers.of(brief.kind(), this.units, hit, dearest);
    int code = Condition.code(units);
    int withstood = brief.terms().withstood();
    number(mayRetreat ? Condition.of(code, roster).withstanding(withstood) : code);
  }

  /** The attacker's side as a brief has it. */
  static Conditions ofAttackers(CombatBrief brief, StandingPolicy policy, Hits hits) {
    return new Conditions(brief, brief.attackers(), policy.dearest(), false, hits);
  }

  /**
   * The defender's: only where they would retreat by land, it matters how long they have stood
   * alone.
   */
  static Conditions ofDefenders(CombatBrief brief, StandingPolicy policy, Hits hits) {
    boolean byLand =
        switch (brief.kind()) {
          case LAND, LANDING -> true;
          case AIR, AIRFIELD, AERO_NAVAL, NAVAL -> false;
        };
    boolean retreats = brief.terms().retreat() && policy.defenderLeaves() != StandingPolicy.NEVER;
    return new Conditions(brief, brief.defenders(), policy.dearest(), byLand && retreats, hits);
  }

  /** How many have been met. */
  int size() {
    return met.size();
  }

  Condition at(int number) {
    return met.get(number);
  }

  /** True if nobody is there but submarines. */
  boolean onlySubmarines(int number) {
    return submarinesAlone.get(number);
  }

  /** True if one of these is. */
  boolean isAnyOnlySubmarines(BitSet of) {
    return submarinesAlone.intersects(of);
  }

  /** True if nobody is there who holds the hex. */
  boolean isGone(int number) {
    return gone.get(number);
  }

  /** The conditions met in which nobody is there who holds the hex; not to be changed. */
  BitSet gone() {
    return gone;
  }

  /** The conditions met of which that is true. */
  BitSet which(Predicate<Condition> test) {
    BitSet which = new BitSet(met.size());
    for (int number = 0; number < met.size(); number++) {
      which.set(number, test.test(met.get(number)));
    }
    return which;
  }

  /** All units, as the brief has them. */
  List<Combatant> units() {
    return units;
  }

  /** How many steps a unit has in a condition, by its place in the brief; 0 if it is not there. */
  int steps(int number, int place) {
    return Condition.steps(met.get(number).code(), place, units.get(place));
  }

  /** Who is there. */
  List<Combatant> present(int number) {
    return met.get(number).present(units);
  }

  /** The number of a condition by its code. */
  int number(int code) {
    Integer known = numbers.get(code);
    if (known != null) {
      return known;
    }
    int number = met.size();
    Condition condition = Condition.of(code, roster);
    numbers.put(code, number);
    met.add(condition);
    submarinesAlone.set(number, condition.onlySubmarines());
    gone.set(number, condition.holders() == 0);
    courses.add(NOT_ASKED);
    int[] unknown = new int[Hits.KINDS];
    Arrays.fill(unknown, UNKNOWN);
    byOneHit.add(unknown);
    if (number == ends.length) {
      ends = Arrays.copyOf(ends, 2 * number + 1);
    }
    ends[number] = firstOfEnd.computeIfAbsent(end(condition), _ -> number);
    return number;
  }

  /**
   * What each combination of hits makes of a condition, by the combination's number; of other
   * combinations than these it may be unknown.
   *
   * @param round true if a round of fire, which began with it, is over then
   */
  int[] after(int from, Scores scores, boolean round) {
    int[] course = course(from);
    for (int combination : scores.borne()) {
      if (course[combination] == UNKNOWN) {
        int before = course[hits.before(combination)];
        course[combination] = afterHit(before, hits.last(combination));
      }
    }
    if (!round || !mayRetreat) {
      return course;
    }
    int[] after = course.clone();
    for (int combination : scores.borne()) {
      after[combination] = afterRound(from, course[combination]);
    }
    return after;
  }

  /** What one hit of a kind makes of a condition. */
  private int afterHit(int number, int kind) {
    int[] one = byOneHit.get(number);
    if (one[kind] == UNKNOWN) {
      one[kind] = number(bearers(kind).afterHit(met.get(number).code()));
    }
    return one[kind];
  }

  private HitBearers bearers(int hit) {
    HitBearers first = known[hit];
    if (first == null) {
      first = bearers.apply(hit);
      known[hit] = first;
    }
    return first;
  }

  /** The course of a condition; no hit at all leaves it as it is. */
  private int[] course(int from) {
    int[] course = courses.get(from);
    if (course.length == 0) {
      course = new int[hits.size()];
      Arrays.fill(course, UNKNOWN);
      course[0] = from;
      courses.set(from, course);
    }
    return course;
  }

  /** 10.5-c: the condition at the end of a round of fire, which began with the first of the two. */
  private int afterRound(int before, int now) {
    boolean alone = met.get(before).garrison() == 1 && met.get(now).garrison() == 1;
    int withstood = alone ? Math.min(met.get(before).withstood() + 1, BattleTerms.ALONE) : 0;
    return number(met.get(now).withstanding(withstood));
  }

  /** 10.7-7: the condition when all have gone aboard who can. */
  int reembarked(int number) {
    return number(met.get(number).reembarked(units));
  }

  /**
   * How each combination of hits lets a battle end with this round, by its number; behind them
   * whether the condition is all submarines. Conditions with the same array go the same way.
   */
  int[] ends(int number, Scores scores) {
    int[] course = after(number, scores, true);
    int[] then = new int[course.length + 1];
    for (int combination : scores.borne()) {
      then[combination] = ends[course[combination]];
    }
    then[course.length] = onlySubmarines(number) ? 1 : 0;
    return then;
  }

  private static List<Integer> end(Condition condition) {
    return List.of(
        condition.lost(),
        Math.min(condition.holders(), 1),
        Math.min(condition.garrison(), 2),
        condition.withstood(),
        condition.full());
  }
}
