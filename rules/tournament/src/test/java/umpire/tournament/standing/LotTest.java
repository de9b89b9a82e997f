package umpire.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The drawing of lots. */
class LotTest {
  /**
   * As anybody computes it: {@code for i in 1 2 3 4 5; do printf "oslo-2026:$i" | sha256sum; done |
   * cat -n | sort -k2}.
   */
  @Test
  void anybodyCanRepeatIt() {
    assertThat(Lot.draw("oslo-2026", List.of(1, 2, 3, 4, 5))).containsExactly(2, 3, 1, 5, 4);
  }

  @Test
  void theOrderOfTheEntrantsDoesNotMatterAndTheSeedDoes() {
    List<Integer> entrants = IntStream.rangeClosed(1, 50).boxed().toList();
    assertThat(Lot.draw("s", entrants.reversed())).isEqualTo(Lot.draw("s", entrants));
    Set<List<Integer>> drawn = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      List<Integer> order = Lot.draw("s" + seed, entrants);
      assertThat(order).containsExactlyInAnyOrderElementsOf(entrants);
      drawn.add(order);
    }
    assertThat(drawn).hasSize(100);
  }

  @Test
  void everybodyIsFirstAboutAsOften() {
    Map<Integer, Integer> first = new HashMap<>();
    for (int seed = 0; seed < 5000; seed++) {
      first.merge(Lot.draw("s" + seed, List.of(1, 2, 3, 4, 5)).getFirst(), 1, Integer::sum);
    }
    // 1000 each; the standard deviation is 28
    assertThat(first.values())
        .hasSize(5)
        .allSatisfy(times -> assertThat(times).isBetween(860, 1140));
  }
}
