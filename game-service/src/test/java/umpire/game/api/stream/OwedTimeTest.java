package umpire.game.api.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A service that stood still blames no client for the time that it did not look. */
class OwedTimeTest {
  private static final long BETWEEN = 10;

  private final OwedTime owedTime = new OwedTime(BETWEEN);

  @Test
  void nothingIsCountedWhereNothingIsOwed() {
    assertThat(owedTime.look(100)).isZero();
    owedTime.begin(100);
    assertThat(owedTime.isRunning()).isTrue();
    owedTime.end();
    assertThat(owedTime.isRunning()).isFalse();
    assertThat(owedTime.look(105)).isZero();
  }

  @Test
  void timeIsCountedFromTheBeginningWhereItIsLookedAtInTime() {
    owedTime.begin(-3);
    assertThat(owedTime.look(2)).isEqualTo(5);
    assertThat(owedTime.look(12)).isEqualTo(15);
    assertThat(owedTime.look(22)).isEqualTo(25);
    owedTime.begin(30);
    assertThat(owedTime.look(31)).isEqualTo(1);
  }

  @Test
  void ofAPauseOnlySoMuchIsCountedAsWasPlanned() {
    owedTime.begin(0);
    assertThat(owedTime.look(10_000)).isEqualTo(BETWEEN);
    // Looks that were late come one right after the other.
    assertThat(owedTime.look(10_000)).isEqualTo(BETWEEN);
    assertThat(owedTime.look(10_001)).isEqualTo(BETWEEN + 1);
    assertThat(owedTime.look(20_000)).isEqualTo(2 * BETWEEN + 1);
  }
}
