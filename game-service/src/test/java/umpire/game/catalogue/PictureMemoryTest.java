package umpire.game.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A process with the heap that {@code ./umpire up} gives a service draws the largest scenario of
 * each game, eight pictures at once, while most of its memory is taken by other things.
 */
@Execution(ExecutionMode.CONCURRENT) // another process does the work
class PictureMemoryTest {
  /** As deploy/local/script/processes.sh has it. */
  private static final String HEAP = "-Xmx224m";

  private static final long PATIENCE_MINUTES = 10;

  @Test
  void theLargestScenarioIsDrawnEightTimesAtOnceInTheHeapOfAService(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path log = folder.resolve("output");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                PictureLoad.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).as("it ends").isTrue();
      String output = Files.readString(log, StandardCharsets.UTF_8);
      assertThat(process.exitValue()).as(output).isZero();
      assertThat(output).contains(PictureLoad.DONE).contains("refused: 503 with Retry-After");
    } finally {
      process.destroyForcibly();
    }
  }
}
