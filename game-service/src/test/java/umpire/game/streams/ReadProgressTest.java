package umpire.game.streams;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What was known at one heartbeat and is not read at the next was missed. */
class ReadProgressTest {
  private final ReadProgress readProgress = new ReadProgress();

  @Test
  void nothingIsMissedWhereNothingHappens() {
    assertThat(readProgress.hasMissed(0)).isFalse();
    readProgress.read(5);
    assertThat(readProgress.hasMissed(5)).isFalse();
    assertThat(readProgress.hasMissed(5)).isFalse();
    assertThat(readProgress.hasMissed(0)).as("nothing is known any more").isFalse();
    assertThat(readProgress.hasMissed(0)).isFalse();
  }

  @Test
  void whatIsReadBeforeTheNextHeartbeatWasNotMissed() {
    readProgress.read(5);
    assertThat(readProgress.hasMissed(6)).as("its signal may be under way").isFalse();
    readProgress.read(6);
    assertThat(readProgress.hasMissed(7)).isFalse();
    readProgress.read(8);
    assertThat(readProgress.hasMissed(8)).isFalse();
  }

  @Test
  void whatIsNotReadBeforeTheNextHeartbeatWasMissedUntilItIsRead() {
    readProgress.read(5);
    assertThat(readProgress.hasMissed(6)).isFalse();
    assertThat(readProgress.hasMissed(6)).isTrue();
    assertThat(readProgress.hasMissed(6)).isTrue();
    readProgress.read(6);
    assertThat(readProgress.hasMissed(6)).isFalse();
  }
}
