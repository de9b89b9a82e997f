package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.weserubung.model.BattleKind;

/**
 * Every condition that one side may come to, numbered as they are met, and who bears a hit in each
 * of them under the standing policy. The first one is how the brief has it.
 */
final class Conditions {
  private static final int UNKNOWN = -1;
  private static final int FIRST_ROOM = 1 << 10;

  /** Full units first, the cheapest of them. */
  private static final Comparator<Combatant> OWNER =
      Comparator.comparing(Combatant::reduced).thenComparingInt(Combatant::worth);

  /** The dearest unit, a full one first. */
  private static final Comparator<Combatant> ROLLER =
      Comparator.comparingInt(Combatant::worth).reversed().thenComparing(Combatant::reduced);

  private final BattleKind kind;
  private final List<Combatant> units;
  private final Comparator<Combatant> roller;
  private final Map<String, Integer> places = new HashMap<>();
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final Map<List<Integer>, Integer> first = new HashMap<>();
  private final List<Condition> met = new ArrayList<>();
  private final boolean mayRetreat;

  /** For each condition met and each kind of hit what becomes of it, as far as it was asked. */
  private int[] after = {};

  /** For each condition met the first one that a battle's end cannot tell from it. */
  private int[] ends = {};

  private Conditions(
      BattleKind kind, List<Combatant> units, boolean dearest, boolean mayRetreat, int withstood) {
    this.kind = kind;
    this.mayRetreat = mayRetreat;
    this.roller = dearest ? ROLLER : OWNER;
    this.units = List.copyOf(units);
    for (int i = 0; i < units.size(); i++) {
      places.put(units.get(i).unit(), i);
    }
    int code = Condition.code(units);
    number(mayRetreat ? Condition.of(kind, code, units).withstanding(withstood) : code);
  }

  /** The attacker's side as a brief has it. */
  static Conditions ofAttackers(CombatBrief brief, StandingPolicy policy) {
    return new Conditions(brief.kind(), brief.attackers(), policy.dearest(), false, 0);
  }

  /**
   * The defender's: only where he would retreat by land, it matters how long he has stood alone.
   */
  static Conditions ofDefenders(CombatBrief brief, StandingPolicy policy) {
    boolean byLand = brief.kind() == BattleKind.LAND || brief.kind() == BattleKind.LANDING;
    boolean retreats = brief.terms().retreat() && policy.defenderLeaves() != StandingPolicy.NEVER;
    return new Conditions(
        brief.kind(),
        brief.defenders(),
        policy.dearest(),
        byLand && retreats,
        brief.terms().withstood());
  }

  /** How many have been met. */
  int size() {
    return met.size();
  }

  Condition at(int number) {
    return met.get(number);
  }

  /** The number of a condition by its code. */
  int number(int code) {
    return numbers.computeIfAbsent(
        code,
        _ -> {
          Condition condition = Condition.of(kind, code, units);
          met.add(condition);
          makeRoom();
          int number = met.size() - 1;
          ends[number] = first.computeIfAbsent(end(condition), _ -> number);
          return number;
        });
  }

  private void makeRoom() {
    int had = after.length;
    if (met.size() * Salvo.kinds() > had) {
      after = Arrays.copyOf(after, Math.max(2 * had, FIRST_ROOM));
      Arrays.fill(after, had, after.length, UNKNOWN);
      ends = Arrays.copyOf(ends, after.length / Salvo.kinds());
    }
  }

  /** What becomes of a condition by one hit of a kind of {@link Salvo}; the same if it is lost. */
  int afterHit(int number, int kind) {
    int known = after[number * Salvo.kinds() + kind];
    if (known == UNKNOWN) {
      Comparator<Combatant> order = Salvo.isNaturalOne(kind) ? roller : OWNER;
      known = number(bear(met.get(number), Salvo.fire(kind), order));
      after[number * Salvo.kinds() + kind] = known;
    }
    return known;
  }

  /** 10.5-c: the condition at the end of a round of fire, which began with the first of the two. */
  int afterRound(int before, int now) {
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

  /** The first condition met that a battle's end cannot tell from this one. */
  int asGoodAs(int number) {
    return ends[number];
  }

  private static List<Integer> end(Condition condition) {
    return List.of(
        condition.lost(),
        Math.min(condition.holders(), 1),
        Math.min(condition.garrison(), 2),
        condition.withstood(),
        condition.full());
  }

  private int bear(Condition condition, Fire fire, Comparator<Combatant> order) {
    return Targets.victims(kind, fire, condition.present()).stream()
        .min(order)
        .map(victim -> condition.code() - (1 << (2 * places.getOrDefault(victim.unit(), 0))))
        .orElse(condition.code());
  }
}
