package umpire.tournament.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;

class SideBalanceTest {
  private static SideBalance after(Outcome... outcomes) {
    return SideBalance.of(List.of(outcomes));
  }

  private static Outcome played(int first, int second) {
    return Play.won(Pairing.of(first, second), 0);
  }

  @Test
  void whoeverHadTheFirstSideLessOftenHasIt() {
    SideBalance sides = after(played(1, 2), played(3, 4), played(4, 3), played(4, 2));
    assertThat(sides.lead(4)).isEqualTo(1);
    assertThat(sides.lead(2)).isEqualTo(-2);
    assertThat(sides.pair(1, 2, 1, false)).isEqualTo(Pairing.of(2, 1));
    assertThat(sides.pair(3, 1, 1, true)).isEqualTo(new Pairing(List.of(3, 1), true));
  }

  @Test
  void thenWhoeverHadTheSecondSideLast() {
    SideBalance sides = after(played(1, 2), played(2, 1), played(3, 4), played(4, 3));
    assertThat(sides.pair(1, 2, 1, false)).isEqualTo(Pairing.of(1, 2));
    assertThat(sides.pair(1, 4, 1, false)).isEqualTo(Pairing.of(1, 4));
    assertThat(sides.pair(2, 3, 1, false)).isEqualTo(Pairing.of(3, 2));
  }

  @Test
  void thenTheLowerNumberInOddRounds() {
    assertThat(after().pair(7, 3, 1, false)).isEqualTo(Pairing.of(3, 7));
    assertThat(after().pair(7, 3, 2, false)).isEqualTo(Pairing.of(7, 3));
  }

  @Test
  void whatWasNotPlayedOrHadBothSidesDoesNotCount() {
    SideBalance sides =
        after(
            new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), false),
            Play.won(new Pairing(List.of(1, 2), true), 0),
            new Outcome(
                new Pairing(List.of(1, 2, 3), false),
                List.of(Points.ONE, Points.NONE, Points.NONE),
                true));
    assertThat(sides.lead(1)).isZero();
    assertThat(sides.pair(1, 2, 1, false)).isEqualTo(Pairing.of(1, 2));
  }

  @Test
  void nobodyMeetsThemselves() {
    assertThatThrownBy(() -> after().pair(1, 1, 1, false))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
