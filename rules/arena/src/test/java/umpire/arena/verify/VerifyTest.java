package umpire.arena.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.arena.console.Order;
import umpire.testkit.Rulebook;

class VerifyTest {
  @Test
  void soundRulesAreWalkedWithoutFindings() {
    Verdict verdict = Walks.run(stage(30, 5), Progress.quiet());
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.runs()).isEqualTo(30);
    assertThat(verdict.whole()).endsWith("walks: 30 runs, 0 findings\n");
    assertThat(verdict.text())
        .contains("| one-assault | 30 |")
        .contains("commands that were not on offer were refused")
        .contains("--seed 5");
  }

  @Test
  void theSameSeedsComeToTheSame() {
    assertThat(withoutTimes(Walks.run(stage(12, 3), Progress.quiet())))
        .isEqualTo(withoutTimes(Walks.run(stage(12, 3), Progress.quiet())));
  }

  @Test
  void aFindingNamesItsSeedAndShowsItselfAgain() {
    Verdict verdict = Walks.run(flawed(stage(3, 40), Flawed.Flaw.REFUSES), Progress.quiet());
    assertThat(verdict.findings())
        .hasSize(3)
        .allSatisfy(finding -> assertThat(finding).contains("refused"));
    assertThat(verdict.findings().getLast())
        .contains("seed 42")
        .contains("./umpire verify walks --game narvik --scenario one-assault --runs 1 --seed 42");
    assertThat(verdict.whole()).endsWith("walks: 3 runs, 3 findings\n");
  }

  @Test
  void secretsAreKept() {
    Verdict verdict = Leaks.run(stage(120, 7), Progress.quiet());
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.text()).contains("| one-assault | 120 |");
  }

  @Test
  void aViewThatShowsAllIsALeak() {
    Verdict verdict = Leaks.run(flawed(stage(20, 7), Flawed.Flaw.SHOWS_ALL), Progress.quiet());
    assertThat(verdict.findings())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding)
                    .contains("tell the two positions apart")
                    .contains("./umpire verify leaks --game narvik"));
  }

  @Test
  void opponentsPlayToTheEnd() {
    Verdict verdict = Bots.run(stage(20, 1), Progress.quiet());
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.text())
        .contains("| one-assault | allied |")
        .contains("| one-assault | german |");
    assertThat(verdict.whole()).endsWith("bots: 20 runs, 0 findings\n");
  }

  @Test
  void theBarTellsShareAndTime() {
    assertThat(Progress.bar(50, 200, 10_000_000_000L))
        .isEqualTo("[#######.......................] 50 of 200, 30 s to go");
  }

  @Test
  void elsewhereThanOnATerminalShareAndFindingsAreLines() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
    Progress often = Progress.lines(lines, 2, 0);
    often.done();
    often.found("a leak");
    often.done();
    Progress.lines(lines, 2, Long.MAX_VALUE).done();
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .satisfiesExactly(
            line -> assertThat(line).contains("] 1 of 2, "),
            line -> assertThat(line).isEqualTo("a leak"),
            line -> assertThat(line).contains("] 2 of 2, 0 s to go"));
  }

  private static String withoutTimes(Verdict verdict) {
    return verdict.text().replaceAll("(?m)^- .* of CPU.*$", "");
  }

  private static Stage stage(int runs, long seed) {
    return Stage.of(
        new Order("narvik", "one-assault", Map.of(), runs, seed, 10, Path.of(""), Path.of("")));
  }

  private static Stage flawed(Stage stage, Flawed.Flaw flaw) {
    Rulebook book = stage.book();
    Rulebook other =
        new Rulebook(
            book.game(),
            book.pack(),
            book.codec(),
            new Flawed(book.play(), flaw),
            book.combat(),
            book.supply());
    return new Stage(other, stage.scenarios(), stage.situations(), stage.order());
  }
}
