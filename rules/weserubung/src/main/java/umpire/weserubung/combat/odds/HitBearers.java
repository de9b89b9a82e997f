package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Targets;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.model.battle.BattleKind;

/**
 * Who of a side bears one hit of a kind: under the standing policy always the first who is there,
 * in an order that is the same in every condition.
 */
final class HitBearers {
  /** Full units first, the cheapest of them. */
  private static final Comparator<Combatant> OWNER =
      Comparator.comparing(Combatant::reduced).thenComparingInt(Combatant::worth);

  /** The dearest unit, a full one first. */
  private static final Comparator<Combatant> ROLLER =
      Comparator.comparingInt(Combatant::worth).reversed().thenComparing(Combatant::reduced);

  private final Condition.Step[] inOrder;

  private HitBearers(List<Bearer> inOrder) {
    this.inOrder = inOrder.stream().map(Bearer::step).toArray(Condition.Step[]::new);
  }

  /** A step that may be lost, and its unit as it is until then. */
  private record Bearer(Condition.Step step, Combatant unit) {}

  /**
   * Those who may bear hits of a kind.
   *
   * @param hit a kind of {@link Hits}
   * @param dearest true if who rolls a natural 1 gives it
   */
  static HitBearers of(BattleKind battle, List<Combatant> units, int hit, boolean dearest) {
    List<Bearer> bearers = new ArrayList<>();
    for (int place = 0; place < units.size(); place++) {
      for (int steps = Condition.steps(units.get(place)); steps > 0; steps--) {
        Combatant unit = Condition.with(steps, units.get(place));
        if (Targets.mayBear(battle, Hits.fire(hit), unit)) {
          bearers.add(new Bearer(Condition.Step.of(place, steps, unit), unit));
        }
      }
    }
    Comparator<Combatant> order = dearest && Hits.isNaturalOne(hit) ? ROLLER : OWNER;
    bearers.sort(
        Comparator.comparing((Bearer bearer) -> Targets.isLast(bearer.unit))
            .thenComparing(Bearer::unit, order));
    return new HitBearers(bearers);
  }

  /** What becomes of a condition by such a hit, as a code; the same if it is lost. */
  int afterHit(int code) {
    for (Condition.Step step : inOrder) {
      if (step.isLeft(code)) {
        return step.lost(code);
      }
    }
    return code;
  }
}
