package umpire.local.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.SourceCheck;

class WallsTest {
  @Test
  void theSourcesFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
  }
}
