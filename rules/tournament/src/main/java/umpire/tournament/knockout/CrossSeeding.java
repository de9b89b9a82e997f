package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Seeds of those who come from groups: all winners of groups first, then all seconds and so on. The
 * winners are seeded in the order of the groups. Each further rank is placed so that two of a group
 * meet as late as possible, and among such placings so that A1 meets B2, B1 meets A2, C1 meets D2
 * where the first round allows.
 */
final class CrossSeeding {
  private final int groups;
  private final int size;
  private final List<Integer> order;
  private final int[] groupAt;

  private CrossSeeding(int groups, int best) {
    this.groups = groups;
    this.size = Seeding.size(groups * best);
    this.order = Seeding.order(size);
    this.groupAt = new int[size];
    Arrays.fill(groupAt, -1);
  }

  /**
   * Which group each seed comes from.
   *
   * @param groups at least 1
   * @param best how many of each group go on, at least 1; with {@code groups} at least 2 in all
   * @return the index of a group for each seed, the strongest first; the seeds of rank r are those
   *     from {@code r * groups} on
   */
  static List<Integer> of(int groups, int best) {
    CrossSeeding seeding = new CrossSeeding(groups, best);
    List<Integer> result = new ArrayList<>();
    for (int rank = 0; rank < best; rank++) {
      int[] seeds = seeding.rank(rank);
      for (int seed = rank * groups; seed < (rank + 1) * groups; seed++) {
        for (int group = 0; group < groups; group++) {
          if (seeds[group] == seed + 1) {
            result.add(group);
          }
        }
      }
    }
    return List.copyOf(result);
  }

  /** The seed of each group's entrant of a rank, from 0 on. */
  private int[] rank(int rank) {
    int[] seeds = new int[groups];
    if (rank == 0) {
      Arrays.setAll(seeds, group -> group + 1);
    } else {
      // a meeting in the first round at the worst, which every placing keeps
      int latest = Integer.numberOfTrailingZeros(size);
      while (!matched(rank, latest, seeds)) {
        latest--;
      }
    }
    for (int group = 0; group < groups; group++) {
      groupAt[order.indexOf(seeds[group])] = group;
    }
    return seeds;
  }

  /** Kuhn's algorithm: each group has a seed at which it meets its own no earlier than a round. */
  private boolean matched(int rank, int earliest, int[] seeds) {
    Arrays.fill(seeds, 0);
    int[] groupOf = new int[size + 1];
    Arrays.fill(groupOf, -1);
    for (int group = 0; group < groups; group++) {
      if (!augment(group, rank, earliest, groupOf, new boolean[size + 1])) {
        return false;
      }
    }
    for (int seed = 1; seed <= size; seed++) {
      if (groupOf[seed] >= 0) {
        seeds[groupOf[seed]] = seed;
      }
    }
    return true;
  }

  private boolean augment(int group, int rank, int earliest, int[] groupOf, boolean[] seen) {
    for (int seed : preferred(group, rank)) {
      if (seen[seed] || firstMeeting(group, seed) < earliest) {
        continue;
      }
      seen[seed] = true;
      if (groupOf[seed] < 0 || augment(groupOf[seed], rank, earliest, groupOf, seen)) {
        groupOf[seed] = group;
        return true;
      }
    }
    return false;
  }

  /** The seeds of a rank, first the one that meets the neighbouring group in the first round. */
  private List<Integer> preferred(int group, int rank) {
    List<Integer> seeds = new ArrayList<>();
    for (int seed = rank * groups + 1; seed <= (rank + 1) * groups; seed++) {
      int opponent = groupAt[order.indexOf(seed) ^ 1];
      if (opponent == (group ^ 1)) {
        seeds.addFirst(seed);
      } else {
        seeds.add(seed);
      }
    }
    return seeds;
  }

  /** The round in which a seed would meet another of a group; one too many if it would not. */
  private int firstMeeting(int group, int seed) {
    int place = order.indexOf(seed);
    int first = Integer.numberOfTrailingZeros(size) + 1;
    for (int other = 0; other < size; other++) {
      if (groupAt[other] == group) {
        first = Math.min(first, Integer.SIZE - Integer.numberOfLeadingZeros(place ^ other));
      }
    }
    return first;
  }
}
