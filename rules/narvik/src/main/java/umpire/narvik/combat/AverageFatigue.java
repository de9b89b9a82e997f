package umpire.narvik.combat;

import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.why.Why;

/**
 * 10.1d, 15.1e Average fatigue: the fatigue of a side's infantry, added up and divided by their
 * number, rounded down; 0 without infantry. Tanks and guns bear no fatigue and are not counted.
 */
final class AverageFatigue {
  private AverageFatigue() {}

  /**
   * What average fatigue takes from a side's strength.
   *
   * @param units the side's units in the assault; the defender's are those in the attacked hex
   */
  @Rule({"10.1d", "15.1e"})
  static Finding of(Side side, List<Fighter> units) {
    List<Fighter> infantry = units.stream().filter(unit -> unit.type().infantry()).toList();
    int total = infantry.stream().mapToInt(Fighter::fatigue).sum();
    int average = infantry.isEmpty() ? 0 : total / infantry.size();
    return Finding.of(
        "15.1e",
        new Why.AverageFatigue(side, total, infantry.size(), average),
        new Effect.Adds(-average));
  }
}
