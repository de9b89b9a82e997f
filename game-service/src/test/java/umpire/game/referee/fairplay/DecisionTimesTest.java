package umpire.game.referee.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** By the nearest rank: each figure is one of the times. */
class DecisionTimesTest {
  @Test
  void ofNoneAllAreNothing() {
    assertThat(DecisionTimes.of()).isEqualTo(new DecisionTimes(0, 0, 0, 0));
  }

  @Test
  void ofOneItIsAllOfThem() {
    assertThat(DecisionTimes.of(7)).isEqualTo(new DecisionTimes(1, 7, 7, 7));
  }

  /** The 2nd of four is the median, the 4th (3.6 rounded up) the ninth tenth. */
  @Test
  void theyAreRankedByLength() {
    assertThat(DecisionTimes.of(4000, 1, 300, 20)).isEqualTo(new DecisionTimes(4, 20, 4000, 4000));
  }

  /** The 11th of 21, and the 19th (18.9 rounded up). */
  @Test
  void nineOfTenAreNoLonger() {
    assertThat(DecisionTimes.of(LongStream.rangeClosed(1, 21).toArray()))
        .isEqualTo(new DecisionTimes(21, 11, 19, 21));
  }

  /** Ninety percent of ten are exactly nine. */
  @Test
  void aRankThatIsWholeIsNotRoundedUp() {
    assertThat(DecisionTimes.of(LongStream.rangeClosed(1, 10).toArray()))
        .isEqualTo(new DecisionTimes(10, 5, 9, 10));
  }
}
