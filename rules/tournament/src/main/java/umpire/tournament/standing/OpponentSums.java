package umpire.tournament.standing;

import java.util.Comparator;
import java.util.List;

/** Tie-breaks that go by the scores of opponents. */
final class OpponentSums {
  private OpponentSums() {}

  static Value buchholz(CrossTable table, int entrant) {
    return new Value.Number(1000 * sum(table.contributions(entrant)));
  }

  static Value buchholzCut1(CrossTable table, int entrant) {
    List<Contribution> contributions = table.contributions(entrant);
    // 16.5: the lowest of the voluntary unplayed rounds is cut, if there is one.
    long cut =
        contributions.stream()
            .min(
                Comparator.comparing((Contribution one) -> !one.voluntary())
                    .thenComparing(Contribution::opponentScore))
            .map(lowest -> (long) lowest.opponentScore().thousandths())
            .orElse(0L);
    return new Value.Number(1000 * (sum(contributions) - cut));
  }

  static Value sonnebornBerger(CrossTable table, int entrant) {
    long total = 0;
    for (Contribution one : table.contributions(entrant)) {
      long product = (long) one.opponentScore().thousandths() * one.result().thousandths();
      total = Math.addExact(total, product);
    }
    return new Value.Number(total);
  }

  private static long sum(List<Contribution> contributions) {
    return contributions.stream().mapToLong(one -> one.opponentScore().thousandths()).sum();
  }
}
