package umpire.weserubung.combat;

import java.util.Arrays;

/** Where one condition goes under one salvo, and in how many falls. */
final class Steps {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the salvo's dice. */
  final long[] falls;

  private Steps(int[] to, long[] falls) {
    this.to = to;
    this.falls = falls;
  }

  /**
   * Gives the hits of a salvo to a condition.
   *
   * @param after what each combination of hits makes of it, by its number
   * @param sums by condition, all 0; they are so afterwards, too
   */
  static Steps of(int[] after, Salvo salvo, long[] sums) {
    int[] hits = salvo.scores().hits;
    int[] to = new int[hits.length];
    int count = 0;
    for (int i = 0; i < hits.length; i++) {
      int now = after[hits[i]];
      if (sums[now] == 0) {
        to[count++] = now;
      }
      sums[now] += salvo.falls(i);
    }
    long[] falls = new long[count];
    for (int i = 0; i < count; i++) {
      falls[i] = sums[to[i]];
      sums[to[i]] = 0;
    }
    return new Steps(Arrays.copyOf(to, count), falls);
  }

  /**
   * Counts where a condition may go under salvos that score these combinations.
   *
   * @param after what each combination of hits makes of it, by its number
   * @param sums by condition, all 0; they are so afterwards, too
   */
  static int count(int[] after, Scores scores, long[] sums) {
    int count = 0;
    for (int hits : scores.hits) {
      count += sums[after[hits]] == 0 ? 1 : 0;
      sums[after[hits]] = 1;
    }
    for (int hits : scores.hits) {
      sums[after[hits]] = 0;
    }
    return count;
  }
}
