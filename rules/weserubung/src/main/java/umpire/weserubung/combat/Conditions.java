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
  private final Map<Integer, Integer> first = new HashMap<>();
  private final List<Integer> ends = new ArrayList<>();
  private final List<Condition> met = new ArrayList<>();
  private final List<int[]> after = new ArrayList<>();

  /**
   * One side.
   *
   * @param dearest true if natural 1s go to the dearest unit, false if owners give them like others
   */
  Conditions(BattleKind kind, List<Combatant> units, boolean dearest) {
    this.kind = kind;
    this.roller = dearest ? ROLLER : OWNER;
    this.units = List.copyOf(units);
    for (int i = 0; i < units.size(); i++) {
      places.put(units.get(i).unit(), i);
    }
    number(Condition.code(units));
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
          int end = 3 * condition.lost() + Math.min(condition.holders(), 2);
          ends.add(first.computeIfAbsent(end, _ -> met.size()));
          met.add(condition);
          int[] unknown = new int[2 * Fire.values().length];
          Arrays.fill(unknown, UNKNOWN);
          after.add(unknown);
          return met.size() - 1;
        });
  }

  /** What becomes of a condition by one hit; the same if nobody may bear it. */
  int afterHit(int number, Fire fire, boolean naturalOne) {
    int slot = 2 * fire.place() + (naturalOne ? 1 : 0);
    int known = after.get(number)[slot];
    if (known == UNKNOWN) {
      known = number(bear(met.get(number), fire, naturalOne ? roller : OWNER));
      after.get(number)[slot] = known;
    }
    return known;
  }

  /**
   * The first condition met that a battle's end cannot tell from this one: as many steps lost, and
   * as many in the hex, more than one being as good as two.
   */
  int asGoodAs(int number) {
    return ends.get(number);
  }

  private int bear(Condition condition, Fire fire, Comparator<Combatant> order) {
    return Targets.victims(kind, fire, condition.present()).stream()
        .min(order)
        .map(victim -> condition.code() - (1 << (2 * places.getOrDefault(victim.unit(), 0))))
        .orElse(condition.code());
  }
}
