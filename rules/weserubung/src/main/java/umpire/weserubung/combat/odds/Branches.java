package umpire.weserubung.combat.odds;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Where one condition may go under salvos that score the same. */
final class Branches {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** For each combination scored the place among these to which it leads. */
  private final int[] places;

  private @Nullable BitSet reached;

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

  /** The numbers in {@link #to}; not to be changed. */
  BitSet reached() {
    BitSet known = reached;
    if (known == null) {
      known = new BitSet();
      for (int one : to) {
        known.set(one);
      }
      reached = known;
    }
    return known;
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
