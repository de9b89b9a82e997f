package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ""                             | a program is missing
          verify                         | a program is missing
          verify nothing                 | there is no program 'verify nothing'
          verify walks --game chess      | 'chess' is none of [
          verify walks --scenario no-such | 'no-such' is none of [
          verify walks --option weather  | --option needs option=value
          verify walks --option no=on    | no such option
          verify walks --cases no-such   | 'no-such' is no folder of cases
          verify walks --runs 0          | --runs is 1 to 10000000
          verify walks --seed x          | --seed needs a number
          verify walks --seed            | a value is missing after '--seed'
          bench rules --pace 3           | there is no option '--pace'
          board narvik --seat dutch --out x | 'dutch' is none of
          """)
  void unknownArgumentsAreReportedAndExitWithTwo(String words, String message) {
    assertThat(run(words)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(message).contains("./umpire verify");
  }

  @Test
  void aCheckEndsWithItsCountAndWritesItsSummary(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("walks.md");
    int exit = run("verify walks --scenario one-assault --runs 4 --seed 9 --summary " + file);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(exit).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .endsWith("walks: 4 runs, 0 findings\n")
        .isEqualTo(Files.readString(file));
  }

  @Test
  void playGoesOnFromTheCasesOfAFolder() {
    String cases = " --cases ../narvik/src/test/resources/cases --runs 6 --seed 20";
    assertThat(run("verify walks" + cases)).isZero();
    assertThat(run("verify leaks" + cases)).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("| situations of cases | gone on from | excursions |")
        .contains("| 6 | 6 |")
        .contains("walks: 6 runs, 0 findings")
        .contains("| cases | ")
        .contains("leaks: 6 runs, 0 findings");
  }

  @Test
  void matchesChooseTheirOptions() {
    String walk = "verify walks --scenario campaign --option allied-concealment=";
    assertThat(run(walk + "off --runs 1")).isZero();
    String off = out.toString(StandardCharsets.UTF_8);
    out.reset();
    assertThat(run(walk + "on --runs 1")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("--option allied-concealment=on --runs 1")
        .doesNotContain(inputs(off));
  }

  private static String inputs(String summary) {
    return summary
        .lines()
        .filter(line -> line.startsWith("| campaign |"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theBenchIsATable() {
    assertThat(run("bench rules --scenario one-assault --runs 3")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("| one-assault | replay of a whole match, ms | mean ")
        .contains("commands in a second")
        .containsPattern("Goals met: \\d of 4");
  }

  @Test
  void theBenchOfOddsIsATableOfThemAlone() {
    assertThat(run("bench odds --scenario one-assault --runs 3")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("| one-assault | exact odds of one of ")
        .doesNotContain("replay", "commands in a second");
  }

  private int run(String words) {
    List<String> list = words.isEmpty() ? List.of() : List.of(words.split(" "));
    return Main.run(
        list,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }
}
