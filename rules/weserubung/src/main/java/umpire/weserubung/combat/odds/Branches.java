package umpire.weserubung.combat.odds;

import java.util.Arrays;

/** Where one condition may go under salvos that score the same. */
final class Branches {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** For each combination scored the place among these to which it leads. */
  private final int[] places;

  private Branches(int[] to, int[] places) {
    this.to = to;
    this.places = places;
  }

  /**
   * Tells them apart.
   *
   * @param after what each combination of hits makes of the condition, by its number
   * @param seen by condition, all 0; they are so afterwards, too
   */
  static Branches of(int[] after, Scores scores, int[] seen) {
    int[] hits = scores.hits;
    int[] to = new int[hits.length];
    int[] places = new int[hits.length];
    int count = 0;
    for (int i = 0; i < hits.length; i++) {
      int now = after[hits[i]];
      if (seen[now] == 0) {
        to[count++] = now;
        seen[now] = count;
      }
      places[i] = seen[now] - 1;
    }
    for (int i = 0; i < count; i++) {
      seen[to[i]] = 0;
    }
    return new Branches(Arrays.copyOf(to, count), places);
  }

  /** Counts to how many conditions it may go, by the same arrays: all that bounds of work ask. */
  static int count(int[] after, Scores scores, int[] seen) {
    int count = 0;
    for (int hits : scores.hits) {
      count += 1 - seen[after[hits]];
      seen[after[hits]] = 1;
    }
    for (int hits : scores.hits) {
      seen[after[hits]] = 0;
    }
    return count;
  }

  /** In how many falls of a salvo the condition goes to each, at least 1. */
  long[] falls(Salvo salvo) {
    long[] falls = new long[to.length];
    for (int i = 0; i < places.length; i++) {
      falls[places[i]] += salvo.falls(i);
    }
    return falls;
  }
}
