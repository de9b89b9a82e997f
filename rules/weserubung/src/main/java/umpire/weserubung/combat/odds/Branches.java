package umpire.weserubung.combat.odds;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.odds.salvo.Salvo;
import umpire.weserubung.combat.odds.salvo.Scores;

/** Where one condition may go under salvos that score the same. */
final class Branches {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** Which combinations of hits lead to each of these. */
  final Partition partition;

  private @Nullable BitSet reached;

  private Branches(int[] to, Partition partition) {
    this.to = to;
    this.partition = partition;
  }

  /**
   * Combinations of hits put together that lead a condition to the same one: many conditions have
   * them put together alike, such as all that can still bear every hit.
   */
  static final class Partition {
    /** How many others there were before. */
    final int number;

    /** For each combination scored the place of what it leads to. */
    private final int[] places;

    private final int count;

    /** As {@link #sets} numbers them, once asked. */
    private int @Nullable [] sets;

    private final int hash;

    private Partition(int number, int[] places, int count) {
      this.number = number;
      this.places = places;
      this.count = count;
      this.hash = Arrays.hashCode(places);
    }

    /**
     * For each place the number of the set of hits that lead there.
     *
     * @param scores those that it is a partition of
     */
    int[] sets(Scores scores, ToIntFunction<BitSet> numbers) {
      int[] known = sets;
      if (known == null) {
        BitSet[] hits = Stream.generate(BitSet::new).limit(count).toArray(BitSet[]::new);
        for (int i = 0; i < places.length; i++) {
          hits[places[i]].set(scores.hits()[i]);
        }
        known = Arrays.stream(hits).mapToInt(numbers).toArray();
        sets = known;
      }
      return known;
    }

    /** In how many falls of a salvo each place comes up, at least 1. */
    long[] falls(Salvo salvo) {
      long[] falls = new long[count];
      for (int i = 0; i < places.length; i++) {
        falls[places[i]] += salvo.falls(i);
      }
      return falls;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Partition partition
          && hash == partition.hash
          && Arrays.equals(places, partition.places);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /**
   * Tells them apart.
   *
   * @param after what each combination of hits makes of the condition, by its number
   * @param seen by condition, all 0; they are so afterwards, too
   * @param partitions those of the same scores so far, each by itself
   */
  static Branches of(int[] after, Scores scores, int[] seen, Map<Partition, Partition> partitions) {
    int[] hits = scores.hits();
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
    Partition partition = new Partition(partitions.size(), places, count);
    Partition known = partitions.putIfAbsent(partition, partition);
    return new Branches(Arrays.copyOf(to, count), known == null ? partition : known);
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

  /** The conditions that one condition becomes under one salvo, and in how many falls each. */
  static final class Transitions {
    /** Numbers of conditions, each once. */
    final int[] to;

    /** As many, each at least 1; together ten to the power of the salvo's dice. Shared. */
    final long[] falls;

    private final Branches branches;

    Transitions(Branches branches, long[] falls) {
      this.branches = branches;
      this.to = branches.to;
      this.falls = falls;
    }

    /** The conditions as a set; not to be changed. */
    BitSet reached() {
      return branches.reached();
    }
  }
}
