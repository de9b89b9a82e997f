package umpire.local.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.Sources;

class WallsTest {
  @Test
  void theSourcesFitInTheHead() {
    assertThat(Sources.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(Sources.suppressions(Path.of(""))).isEmpty();
  }
}
