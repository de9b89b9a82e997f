package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Probability;
import umpire.weserubung.combat.BattleOutcome;

/** How often the battle has ended in which way, out of all falls counted so far. */
public final class Outcomes {
  private static final Comparator<BattleOutcome> BY_END =
      Comparator.comparing(BattleOutcome::end)
          .thenComparingInt(BattleOutcome::attackerSteps)
          .thenComparingInt(BattleOutcome::defenderSteps);

  private final Map<BattleOutcome, BigInteger> falls = new HashMap<>();
  private BigInteger all = BigInteger.ONE;

  /** Out of how many falls: each outcome's number is of these. */
  BigInteger all() {
    return all;
  }

  /** Counts in so many dice altogether, from now on. */
  void countIn(int dice) {
    scale(BigInteger.TEN.pow(dice).divide(all));
  }

  /** Counts every fall so many times. */
  void scale(BigInteger factor) {
    falls.replaceAll((_, count) -> count.multiply(factor));
    all = all.multiply(factor);
  }

  /** How many falls have ended. */
  BigInteger sum() {
    return falls.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** How many outcomes have come up. */
  int size() {
    return falls.size();
  }

  /** What is done with each outcome that has come up, and with its number of falls. */
  void forEach(BiConsumer<BattleOutcome, BigInteger> visit) {
    falls.forEach(visit);
  }

  /** So many falls more that end so. */
  void add(BattleOutcome outcome, BigInteger count) {
    if (count.signum() > 0) {
      falls.merge(outcome, count, BigInteger::add);
    }
  }

  /** Each outcome with its probability, by its end, then by the steps lost. */
  List<Odds.Chances> chances() {
    return falls.entrySet().stream()
        .sorted(Map.Entry.comparingByKey(BY_END))
        .map(one -> new Odds.Chances(one.getKey(), new Probability(one.getValue(), all)))
        .toList();
  }
}
