package umpire.kernel.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** One stream of dice. Rules take it as a parameter and never make one. */
public interface Chance {
  /**
   * The next die. Throws IllegalArgumentException for another number of sides, and
   * IllegalStateException if the stream cannot give such a die.
   *
   * @param sides 1 to 256
   * @return 1 to {@code sides}
   */
  int die(int sides);

  /**
   * Dice of one shape, in the order thrown; throws as {@link #die} does.
   *
   * @param count from 0
   * @param sides 1 to 256
   */
  default List<Integer> dice(int count, int sides) {
    return IntStream.range(0, count).mapToObj(i -> die(sides)).toList();
  }

  /**
   * A permutation of 0 to size - 1: from the last index down, each swapped with (die of i + 1
   * sides) - 1.
   *
   * @param size 0 to 256
   */
  default List<Integer> shuffle(int size) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    for (int i = size - 1; i > 0; i--) {
      Collections.swap(order, i, die(i + 1) - 1);
    }
    return List.copyOf(order);
  }
}
