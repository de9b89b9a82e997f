package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ScriptedChance;
import umpire.narvik.model.chart.Losses;

/**
 * The exact odds of an assault: every fall of its dice, 6 or with air support 216, goes through the
 * adjudication itself.
 */
final class AssaultOdds {
  private static final int SIDES = 6;
  private static final Comparator<Losses> WORST_FOR_THE_ATTACKER_FIRST =
      Comparator.comparing(Losses::attacker).reversed().thenComparing(Losses::defender);

  private AssaultOdds() {}

  /**
   * Counts the outcomes.
   *
   * @param adjudicate throws the brief's dice and reports
   */
  static Odds of(
      AssaultBrief brief,
      Policy policy,
      BiFunction<AssaultBrief, Chance, AssaultReport> adjudicate) {
    List<List<Integer>> falls = falls(brief.airPoints() > 0 ? 3 : 1);
    Map<Losses, Integer> counts = new TreeMap<>(WORST_FOR_THE_ATTACKER_FIRST);
    List<Finding> whateverFalls = new ArrayList<>();
    for (List<Integer> fall : falls) {
      AssaultReport report = adjudicate.apply(brief, new ScriptedChance(fall));
      if (counts.isEmpty()) {
        whateverFalls.addAll(report.findings());
      }
      whateverFalls.retainAll(report.findings());
      counts.merge(report.result(), 1, Integer::sum);
    }
    List<Odds.Chances> chances = new ArrayList<>();
    counts.forEach(
        (losses, count) ->
            chances.add(new Odds.Chances(losses, Probability.of(count, falls.size()))));
    return new Odds(policy, chances, whateverFalls);
  }

  private static List<List<Integer>> falls(int dice) {
    List<List<Integer>> falls = List.of(List.of());
    for (int i = 0; i < dice; i++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> fall : falls) {
        for (int die = 1; die <= SIDES; die++) {
          List<Integer> next = new ArrayList<>(fall);
          next.add(die);
          longer.add(next);
        }
      }
      falls = longer;
    }
    return falls;
  }
}
