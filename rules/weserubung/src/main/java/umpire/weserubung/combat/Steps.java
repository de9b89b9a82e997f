package umpire.weserubung.combat;

import java.util.Arrays;

/** Where one condition goes under one salvo, and in how many falls. */
final class Steps {
  /** Numbers of conditions, each once. */
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
   * @param after what each combination of hits makes of it, by its number
   * @param factor how often each fall counts: ten for each die that others throw and this one not
   * @param sums by condition, all 0; they are so afterwards, too
   */
  static Steps of(int[] after, Salvo salvo, long factor, long[] sums) {
    int[] to = new int[salvo.size()];
    int count = 0;
    for (int i = 0; i < to.length; i++) {
      if (salvo.falls(i) > 0) {
        int now = after[salvo.hits(i)];
        if (sums[now] == 0) {
          to[count++] = now;
        }
        sums[now] += salvo.falls(i) * factor;
      }
    }
    long[] falls = new long[count];
    for (int i = 0; i < count; i++) {
      falls[i] = sums[to[i]];
      sums[to[i]] = 0;
    }
    return new Steps(Arrays.copyOf(to, count), falls);
  }
}
