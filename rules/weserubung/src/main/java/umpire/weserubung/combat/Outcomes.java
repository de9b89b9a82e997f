package umpire.weserubung.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Probability;

/** How often the battle has ended in which way, out of ten to the power of the dice counted. */
final class Outcomes {
  private static final Comparator<BattleOutcome> BY_END =
      Comparator.comparing(BattleOutcome::end)
          .thenComparingInt(BattleOutcome::attackerSteps)
          .thenComparingInt(BattleOutcome::defenderSteps);

  private final Map<BattleOutcome, BigInteger> falls = new TreeMap<>(BY_END);
  private int dice;

  /** Counts in more dice from now on. */
  void countIn(int dice) {
    BigInteger more = BigInteger.TEN.pow(dice - this.dice);
    falls.replaceAll((_, count) -> count.multiply(more));
    this.dice = dice;
  }

  /** So many falls more that end so. */
  void add(BattleOutcome outcome, BigInteger count) {
    if (count.signum() > 0) {
      falls.merge(outcome, count, BigInteger::add);
    }
  }

  /** Each outcome with its probability, by its end, then by the steps lost. */
  List<Odds.Chances> chances() {
    BigInteger all = BigInteger.TEN.pow(dice);
    List<Odds.Chances> chances = new ArrayList<>();
    falls.forEach(
        (outcome, count) -> chances.add(new Odds.Chances(outcome, new Probability(count, all))));
    return chances;
  }
}
