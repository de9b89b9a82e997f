package umpire.arena.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.arena.console.RunOptions;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.RareActs;
import umpire.testkit.walk.Walk;

class VerifyTest {
  @Test
  void soundRulesAreWalkedWithoutFindings() {
    CheckResult checkResult = WalkRuns.run(stage(30, 5), Progress.quiet());
    assertThat(checkResult.findings()).isEmpty();
    assertThat(checkResult.runs()).isEqualTo(30);
    assertThat(checkResult.whole()).endsWith("walks: 30 runs, 0 findings\n");
    assertThat(checkResult.text())
        .contains("| one-assault | 30 |")
        .contains("commands that were not on offer were refused")
        .contains("--seed 5");
  }

  @Test
  void aRareActThatNoneOfManyWalksCameToIsAFinding() {
    RunSetup runSetup = stage(1, 5);
    RareActs never =
        RareActs.of(
            runSetup.book(),
            runSetup
                .book()
                .codec()
                .parse(
                    "[{\"act\": \"two ends\", \"event\": \"match-ended\", \"where\": {\"/x\": [1]}}]"
                        .getBytes(StandardCharsets.UTF_8)));
    PlayedStretch one =
        Walk.play(
            runSetup.book(),
            runSetup.scenarios().getFirst(),
            runSetup.book().pack().choose(Map.of()),
            5,
            10);
    assertThat(WalkRuns.missing(never, Collections.nCopies(RareActs.ENOUGH, one)))
        .containsExactly("none of 1000 walks came to 'two ends'");
    assertThat(WalkRuns.missing(never, Collections.nCopies(RareActs.ENOUGH - 1, one))).isEmpty();
  }

  @Test
  void theSameSeedsComeToTheSame() {
    assertThat(withoutTimes(WalkRuns.run(stage(12, 3), Progress.quiet())))
        .isEqualTo(withoutTimes(WalkRuns.run(stage(12, 3), Progress.quiet())));
  }

  @Test
  void aFindingNamesItsSeedAndShowsItselfAgain() {
    CheckResult checkResult =
        WalkRuns.run(flawed(stage(3, 40), Flawed.Flaw.REFUSES), Progress.quiet());
    assertThat(checkResult.findings())
        .hasSize(3)
        .allSatisfy(finding -> assertThat(finding).contains("refused"));
    assertThat(checkResult.findings().getLast())
        .contains("seed 42")
        .contains("./umpire verify walks --game narvik --scenario one-assault --runs 1 --seed 42");
    assertThat(checkResult.whole()).endsWith("walks: 3 runs, 3 findings\n");
  }

  @Test
  void secretsAreKept() {
    CheckResult checkResult = LeakRuns.run(stage(120, 7), Progress.quiet());
    assertThat(checkResult.findings()).isEmpty();
    assertThat(checkResult.text()).contains("| one-assault | 120 |");
  }

  @Test
  void aViewThatShowsAllIsALeak() {
    CheckResult checkResult =
        LeakRuns.run(flawed(stage(20, 7), Flawed.Flaw.SHOWS_ALL), Progress.quiet());
    assertThat(checkResult.findings())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding)
                    .contains("the two positions can be distinguished by ")
                    .contains("./umpire verify leaks --game narvik"));
  }

  @Test
  void opponentsPlayToTheEnd() {
    CheckResult checkResult = OpponentComparison.run(stage(20, 1), Progress.quiet());
    assertThat(checkResult.findings()).isEmpty();
    assertThat(checkResult.text())
        .contains("| one-assault | allied |")
        .contains("| one-assault | german |");
    assertThat(checkResult.whole()).endsWith("bots: 20 runs, 0 findings\n");
  }

  @Test
  void theBarShowsShareAndTime() {
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

  private static String withoutTimes(CheckResult checkResult) {
    return checkResult.text().replaceAll("(?m)^- .* of CPU.*$", "");
  }

  private static RunSetup stage(int runs, long seed) {
    return RunSetup.of(
        new RunOptions(
            "narvik", "one-assault", Map.of(), runs, seed, 10, Path.of(""), Path.of("")));
  }

  private static RunSetup flawed(RunSetup runSetup, Flawed.Flaw flaw) {
    Rulebook book = runSetup.book();
    Rulebook other =
        new Rulebook(
            book.game(),
            book.pack(),
            book.codec(),
            new Flawed(book.play(), flaw),
            book.combat(),
            book.supply());
    return new RunSetup(other, runSetup.scenarios(), runSetup.situations(), runSetup.order());
  }
}
