package umpire.local.drivers.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.local.drivers.Main;

class ArgumentsTest {
  @Test
  void nothingSaidIsThePreset() {
    assertThat(Arguments.of(List.of())).isEqualTo(Arguments.NONE);
    assertThat(Arguments.NONE.runsOr(9)).isEqualTo(9);
  }

  @Test
  void everyOptionIsRead() {
    Arguments read =
        Arguments.of(
            List.of(
                "--runs",
                "5",
                "--seed",
                "-7",
                "--running",
                "--game",
                "other",
                "--match",
                "m.json",
                "--commitment",
                "00ff",
                "--kind",
                "points",
                "--scenario",
                "first-shots",
                "--seats",
                "3"));

    assertThat(read)
        .isEqualTo(
            new Arguments(
                "other", 5, -7, true, Path.of("m.json"), "00ff", "points", "first-shots", 3));
    assertThat(read.runsOr(9)).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--runs 0",
        "--runs x",
        "--runs 1000001",
        "--seed 1.5",
        "--seed",
        "--pace 1",
        "--seats 4"
      })
  void whatMakesNoSenseIsRefused(String words) {
    assertThatThrownBy(() -> Arguments.of(List.of(words.split(" "))))
        .isInstanceOf(Arguments.Unknown.class)
        .hasMessageContaining(words.split(" ")[0]);
  }

  @Test
  void theDemosGameNeedsNoOption() {
    assertThat(Arguments.of(Main.named(List.of("chess", "--seats", "3"))))
        .isEqualTo(Arguments.of(List.of("--game", "chess", "--seats", "3")));
    assertThat(Main.named(List.of("--scenario", "campaign")))
        .containsExactly("--scenario", "campaign");
    assertThat(Main.named(List.of())).isEmpty();
  }
}
