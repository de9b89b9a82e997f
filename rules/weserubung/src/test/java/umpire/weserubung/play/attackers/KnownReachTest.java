package umpire.weserubung.play.attackers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import umpire.weserubung.play.attackers.KnownReach.Found;

class KnownReachTest {
  private final KnownReach<String, Integer> known = new KnownReach<>();
  private int searches;

  private static BitSet hexes(int... numbers) {
    BitSet hexes = new BitSet();
    for (int number : numbers) {
      hexes.set(number);
    }
    return hexes;
  }

  /** The number of the search; each looks at the hexes 1 to 3. */
  private int search(String who, BitSet held) {
    return known.of(who, held, () -> new Found<>(++searches, hexes(1, 2, 3)));
  }

  @Test
  void theSameIsSearchedOnce() {
    assertThat(search("a", hexes(2))).isEqualTo(1);
    assertThat(search("a", hexes(2))).isEqualTo(1);
    assertThat(search("b", hexes(2))).isEqualTo(2);
  }

  @Test
  void whatChangesWhereNoSearchHasLookedIsNothingToIt() {
    search("a", hexes(2, 7));
    assertThat(search("a", hexes(2, 8))).isEqualTo(1);
    assertThat(search("a", hexes(2))).isEqualTo(1);
  }

  @Test
  void whatClosesOrOpensWhereItHasLookedIsSearchedAgain() {
    search("a", hexes(2));
    assertThat(search("a", hexes(2, 3))).isEqualTo(2);
    assertThat(search("a", hexes())).isEqualTo(3);
    assertThat(search("a", hexes(2))).isEqualTo(1);
  }

  @Test
  void itBeginsAgainWhenItIsFull() {
    for (int who = 0; who < 40; who++) {
      assertThat(search("unit-" + who, hexes())).isEqualTo(who + 1);
    }
    assertThat(search("unit-39", hexes())).isEqualTo(40);
    assertThat(search("unit-0", hexes())).isEqualTo(41);
  }
}
