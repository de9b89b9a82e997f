package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.List;

/** The standard order of seeds: the strongest meet as late as they can. */
final class Seeding {
  private Seeding() {}

  /** The least power of two that holds a field of 2 to 2^30. */
  static int size(int field) {
    return Math.max(2, Integer.highestOneBit(field - 1) * 2);
  }

  /**
   * Seeds from the top of a bracket to its bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight.
   *
   * @param size a power of two, at least 2
   */
  static List<Integer> order(int size) {
    List<Integer> order = List.of(1);
    while (order.size() < size) {
      int sum = 2 * order.size() + 1;
      List<Integer> doubled = new ArrayList<>();
      for (int seed : order) {
        doubled.add(seed);
        doubled.add(sum - seed);
      }
      order = doubled;
    }
    return List.copyOf(order);
  }
}
