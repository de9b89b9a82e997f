package umpire.weserubung.combat;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Every condition that one side may come to, numbered as they are met, and what hits make of each
 * of them under the standing policy. The first one is how the brief has it.
 */
final class Conditions {
  private static final int UNKNOWN = -1;

  private final List<Combatant> units;
  private final Condition.Roster roster;
  private final IntFunction<Bearers> bearers;
  private final @Nullable Bearers[] known = new Bearers[Hits.KINDS];
  private final Hits hits;
  private final boolean mayRetreat;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Condition> met = new ArrayList<>();

  /** For each condition met and each combination of hits what comes of it, as far as known. */
  private final List<int[]> courses = new ArrayList<>();

  /** For each condition met the first one that a battle's end cannot tell from it. */
  private int[] ends = {};

  private final Map<List<Integer>, Integer> firstOfEnd = new HashMap<>();
  private final Map<IntBuffer, int[]> alike = new HashMap<>();

  private Conditions(
      CombatBrief brief, List<Combatant> units, boolean dearest, boolean mayRetreat, Hits hits) {
    this.mayRetreat = mayRetreat;
    this.units = List.copyOf(units);
    this.roster = Condition.Roster.of(brief.kind(), units);
    this.hits = hits;
    this.bearers = hit -> Bearers.of(brief.kind(), this.units, hit, dearest);
    int code = Condition.code(units);
    int withstood = brief.terms().withstood();
    number(mayRetreat ? Condition.of(code, roster).withstanding(withstood) : code);
  }

  /** The attacker's side as a brief has it. */
  static Conditions ofAttackers(CombatBrief brief, StandingPolicy policy, Hits hits) {
    return new Conditions(brief, brief.attackers(), policy.dearest(), false, hits);
  }

  /**
   * The defender's: only where he would retreat by land, it matters how long he has stood alone.
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

  /** All units, as the brief has them. */
  List<Combatant> units() {
    return units;
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
    courses.add(new int[] {number});
    if (number == ends.length) {
      ends = Arrays.copyOf(ends, 2 * number + 1);
    }
    ends[number] = firstOfEnd.computeIfAbsent(end(condition), _ -> number);
    return number;
  }

  /**
   * What each combination of a salvo's hits makes of a condition, by the combination's number.
   *
   * @param round true if a round of fire, which began with it, is over then
   */
  int[] after(int from, Salvo salvo, boolean round) {
    int[] course = course(from);
    for (int i = 0; i < salvo.size(); i++) {
      after(course, salvo.hits(i));
    }
    if (!round || !mayRetreat) {
      return course;
    }
    int[] after = course.clone();
    for (int i = 0; i < salvo.size(); i++) {
      after[salvo.hits(i)] = afterRound(from, course[salvo.hits(i)]);
    }
    return after;
  }

  private int after(int[] course, int combination) {
    if (course[combination] == UNKNOWN) {
      int before = after(course, hits.before(combination));
      Bearers bear = bearers(hits.last(combination));
      course[combination] = number(bear.afterHit(met.get(before).code()));
    }
    return course[combination];
  }

  private Bearers bearers(int hit) {
    Bearers first = known[hit];
    if (first == null) {
      first = bearers.apply(hit);
      known[hit] = first;
    }
    return first;
  }

  /** The course of a condition, with room for every combination that has come up. */
  private int[] course(int from) {
    int[] course = courses.get(from);
    if (course.length < hits.size()) {
      int had = course.length;
      course = Arrays.copyOf(course, hits.size());
      Arrays.fill(course, had, course.length, UNKNOWN);
      courses.set(from, course);
    }
    return course;
  }

  /** 10.5-c: the condition at the end of a round of fire, which began with the first of the two. */
  private int afterRound(int before, int now) {
    if (!mayRetreat) {
      return now;
    }
    boolean alone = met.get(before).garrison() == 1 && met.get(now).garrison() == 1;
    int withstood = alone ? Math.min(met.get(before).withstood() + 1, Terms.ALONE) : 0;
    return number(met.get(now).withstanding(withstood));
  }

  /** 10.7-7: the condition when all have gone aboard who can. */
  int reembarked(int number) {
    return number(met.get(number).reembarked(units));
  }

  /**
   * How each combination of hits that has come up lets a battle end with this round: the same array
   * for conditions that are all submarines or not, and of which every combination makes the same.
   */
  int[] ends(int number) {
    int[] course = course(number);
    int[] all = new int[course.length + 1];
    for (int i = 0; i < course.length; i++) {
      int then = afterRound(number, after(course, i));
      all[i] = ends[then];
    }
    all[course.length] = met.get(number).onlySubmarines() ? 1 : 0;
    return alike.computeIfAbsent(IntBuffer.wrap(all), IntBuffer::array);
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
