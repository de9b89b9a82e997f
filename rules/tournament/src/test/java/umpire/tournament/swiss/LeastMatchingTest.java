package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Faces of matchings against all perfect matchings, in graphs by lot with odd cycles. */
class LeastMatchingTest {
  private static final int SIZE = 10;

  @Test
  void lexicographicMinimaAreThoseOfAllMatchings() {
    int narrowedThrice = 0;
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      BitSet[] allowed = graph(random);
      int[][][] costs = new int[3][SIZE][SIZE];
      for (int[][] cost : costs) {
        int most = 1 + random.nextInt(3);
        for (int one = 0; one < SIZE; one++) {
          for (int other = one + 1; other < SIZE; other++) {
            cost[one][other] = random.nextInt(most + 1);
          }
        }
      }
      int[] mate = new int[SIZE];
      java.util.Arrays.fill(mate, -1);
      BitSet all = new BitSet();
      all.set(0, SIZE);
      long best = least(allowed, costs, all, 0, 0, 0);
      boolean found = CompleteMatching.extend(allowed, all, mate);
      assertThat(found).as("seed %s", seed).isEqualTo(best < Long.MAX_VALUE);
      if (found) {
        MatchingFace face = new MatchingFace(allowed, mate);
        long packed = 0;
        for (int[][] cost : costs) {
          packed = 100 * packed + face.minimise((higher, lower) -> cost[higher][lower]);
        }
        assertThat(packed).as("seed %s", seed).isEqualTo(best);
        narrowedThrice++;
      }
    }
    assertThat(narrowedThrice).isGreaterThan(200);
  }

  private static BitSet[] graph(Random random) {
    BitSet[] allowed = new BitSet[SIZE];
    java.util.Arrays.setAll(allowed, vertex -> new BitSet());
    double density = 0.25 + random.nextDouble() * 0.5;
    for (int one = 0; one < SIZE; one++) {
      for (int other = one + 1; other < SIZE; other++) {
        if (random.nextDouble() < density) {
          allowed[one].set(other);
          allowed[other].set(one);
        }
      }
    }
    return allowed;
  }

  private static long least(
      BitSet[] allowed, int[][][] costs, BitSet open, long first, long second, long third) {
    int one = open.nextSetBit(0);
    if (one < 0) {
      return 10_000 * first + 100 * second + third;
    }
    long best = Long.MAX_VALUE;
    for (int other = open.nextSetBit(one + 1); other >= 0; other = open.nextSetBit(other + 1)) {
      if (allowed[one].get(other)) {
        BitSet left = (BitSet) open.clone();
        left.clear(one);
        left.clear(other);
        best =
            Math.min(
                best,
                least(
                    allowed,
                    costs,
                    left,
                    first + costs[0][one][other],
                    second + costs[1][one][other],
                    third + costs[2][one][other]));
      }
    }
    return best;
  }
}
