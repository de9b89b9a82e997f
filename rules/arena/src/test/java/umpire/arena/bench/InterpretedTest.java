package umpire.arena.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterpretedTest {
  @ParameterizedTest
  @CsvSource({"campaign, 3", "first-shots, 5"})
  void aMatchIsTheSameCompiledAndInterpreted(String scenario, long seed)
      throws IOException, InterruptedException {
    String here = Fingerprint.of(scenario, seed);
    assertThat(here).matches("[0-9]{2,} events [0-9a-f]{64}, position [0-9a-f]{64}");
    assertThat(elsewhere("-Xint", scenario, seed)).isEqualTo(here);
    assertThat(elsewhere("-Xcomp", scenario, seed, "-XX:TieredStopAtLevel=1")).isEqualTo(here);
  }

  private static String elsewhere(String mode, String scenario, long seed, String... more)
      throws IOException, InterruptedException {
    String path = System.getProperty("surefire.test.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(more));
    command.addAll(
        List.of(mode, "-cp", path == null ? System.getProperty("java.class.path") : path));
    command.addAll(List.of(Fingerprint.class.getName(), scenario, "" + seed));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return output.strip();
  }
}
