package umpire.local.drivers.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

class WarmUpTest {
  private final PrintStream nowhere =
      new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);

  @Test
  void twoBlocksThatAreNoFasterEndIt() {
    assertThat(blocks(0, 9, 5, 6, 5, 1)).containsExactly(9.0, 5.0, 6.0, 5.0);
  }

  @Test
  void withALeastNumberOfBlocksItGoesOn() {
    assertThat(blocks(5, 9, 5, 6, 5, 1, 1, 1, 0))
        .containsExactly(9.0, 5.0, 6.0, 5.0, 1.0, 1.0, 1.0);
  }

  @Test
  void itEndsAfterTwelve() {
    assertThat(blocks(20, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)).hasSize(12);
  }

  /** The medians, where each block is one act that takes so many ms. */
  private List<Double> blocks(int least, Integer... millis) {
    Iterator<Integer> left = List.of(millis).iterator();
    return WarmUp.of("acts", 1, least, _ -> List.of(left.next() * 1_000_000L), nowhere).blocks();
  }
}
