package umpire.weserubung.combat;

import java.util.Arrays;

/** Where one condition goes under one salvo, and in how many falls. */
final class Steps {
  /** Numbers of conditions, ascending. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the dice counted. */
  final long[] falls;

  private Steps(int[] to, long[] falls) {
    this.to = to;
    this.falls = falls;
  }

  /**
   * Gives the hits of a salvo to a condition.
   *
   * @param round true if a round of fire is over with it
   * @param last true if it is only asked how the battle ends
   * @param factor how often each fall counts: ten for each die that others throw and this one not
   */
  static Steps of(
      Conditions side, int from, Salvo salvo, boolean round, boolean last, long factor) {
    int[] met = new int[salvo.size()];
    met[0] = from;
    for (int i = 1; i < met.length; i++) {
      met[i] = side.afterHit(met[salvo.before(i)], salvo.kind(i));
    }
    if (round) {
      Arrays.setAll(met, i -> side.afterRound(from, met[i]));
    }
    long[] sums = new long[side.size()];
    for (int i = 0; i < met.length; i++) {
      sums[last ? side.asGoodAs(met[i]) : met[i]] += salvo.falls(i) * factor;
    }
    return gathered(sums);
  }

  private static Steps gathered(long[] sums) {
    int count = 0;
    for (long sum : sums) {
      count += sum > 0 ? 1 : 0;
    }
    int[] to = new int[count];
    long[] falls = new long[count];
    for (int i = 0, next = 0; i < sums.length; i++) {
      if (sums[i] > 0) {
        to[next] = i;
        falls[next] = sums[i];
        next++;
      }
    }
    return new Steps(to, falls);
  }
}
