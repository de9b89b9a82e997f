package umpire.cartographer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  private static final String FILE = "rules/narvik/src/main/resources/narvik/pack/map.json";

  @Test
  void otherArgumentsAreRefused() throws IOException {
    assertThat(Main.run(List.of())).isEqualTo(2);
    assertThat(Main.run(List.of("narvik"))).isEqualTo(2);
    assertThat(Main.run(List.of("narvik", "--draw"))).isEqualTo(2);
    assertThat(Main.run(List.of("atlantis", "--check"))).isEqualTo(2);
  }

  /** The maps of the packs are what the committed inputs give, byte for byte. */
  @ParameterizedTest
  @ValueSource(strings = {"narvik", "weserubung"})
  void thePacksMapIsUpToDate(String game) throws IOException {
    assertThat(Main.run(List.of(game, "--check", "../.."))).isZero();
  }

  @Test
  void whatIsWrittenIsWhatTheCheckWants(@TempDir Path checkout) throws IOException {
    Path file = checkout.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{}");
    assertThat(Main.run(List.of("narvik", "--check", checkout.toString()))).isEqualTo(1);
    assertThat(Main.run(List.of("narvik", "--write", checkout.toString()))).isZero();
    assertThat(Main.run(List.of("narvik", "--check", checkout.toString()))).isZero();
    assertThat(file).hasSameBinaryContentAs(Path.of("../..").resolve(FILE));
  }
}
