package umpire.cartographer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static final String GAME = "river-crossing";

  @Test
  void otherArgumentsAreRefused() throws IOException {
    assertThat(Main.run(List.of())).isEqualTo(2);
    assertThat(Main.run(List.of(GAME))).isEqualTo(2);
    assertThat(Main.run(List.of(GAME, "--draw"))).isEqualTo(2);
    assertThat(Main.run(List.of("atlantis", "--check"))).isEqualTo(2);
  }

  @Test
  void whatIsWrittenIsWhatTheCheckWants(@TempDir Path checkout) throws IOException {
    Path file =
        checkout.resolve("rules/river-crossing/src/main/resources/river-crossing/pack/map.json");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{}");
    assertThat(Main.run(List.of(GAME, "--check", checkout.toString()))).isEqualTo(1);
    assertThat(Main.run(List.of(GAME, "--write", checkout.toString()))).isZero();
    assertThat(Main.run(List.of(GAME, "--check", checkout.toString()))).isZero();
    assertThat(file).content().contains("\"0101\"", "the only hex");
  }
}
