package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import umpire.arena.play.OpponentMatch;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.opponent.DefaultValuation;
import umpire.opponent.GreedyOpponent;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;

/** The reference opponents against each other, one seat greedy, the others random, in turn. */
public final class OpponentComparison {
  static final String NAME = "bots";

  private OpponentComparison() {}

  /** How a match went. */
  private sealed interface Result {
    record Played(String scenario, Seat greedy, Outcome outcome) implements Result {}

    record Broken(String finding) implements Result {}
  }

  /** Plays; an opponent that says what is not on offer is a finding. */
  public static CheckResult run(RunSetup runSetup, Progress progress) {
    StartTimes begun = StartTimes.now();
    long seed = runSetup.order().seed();
    List<Result> results =
        ParallelRuns.run(
            LongStream.range(seed, seed + runSetup.order().runs()),
            number -> {
              Result one = play(runSetup, number);
              progress.done();
              return one;
            });
    progress.end();
    List<String> findings = new ArrayList<>();
    Map<String, Integer> rows = new TreeMap<>();
    for (Result result : results) {
      switch (result) {
        case Result.Broken(String finding) -> findings.add(finding);
        case Result.Played played -> rows.merge(row(played), 1, Integer::sum);
      }
    }
    return new CheckResult(NAME, results.size(), findings, text(runSetup, rows, findings, begun));
  }

  private static Result play(RunSetup runSetup, long number) {
    Scenario scenario = runSetup.scenario(number);
    // Each scenario meets each seat: the seats change when all scenarios have had their turn.
    long round = Math.floorDiv(number, (long) runSetup.scenarios().size());
    Seat greedy = scenario.seats().get((int) Math.floorMod(round, (long) scenario.seats().size()));
    Map<Seat, Opponent> opponents =
        scenario.seats().stream()
            .collect(
                Collectors.toMap(
                    seat -> seat, seat -> opponent(runSetup, seat.equals(greedy), seat, number)));
    try {
      Outcome outcome = OpponentMatch.play(runSetup.book(), scenario, number, opponents);
      return new Result.Played(scenario.id(), greedy, outcome);
    } catch (RuntimeException e) {
      String what = "%s, seed %d: %s".formatted(runSetup.name(number), number, e.getMessage());
      return new Result.Broken(CheckResult.finding(what, NAME, runSetup, number));
    }
  }

  private static Opponent opponent(RunSetup runSetup, boolean greedy, Seat seat, long number) {
    long seed = 31 * number + seat.id().hashCode();
    return greedy
        ? new GreedyOpponent(DefaultValuation.of(runSetup.book().pack()), seed)
        : new RandomOpponent(seed);
  }

  private static String row(Result.Played played) {
    Outcome outcome = played.outcome();
    String who =
        outcome.winners().isEmpty()
            ? "nobody"
            : outcome.winners().contains(played.greedy()) ? "bot:greedy" : "bot:random";
    return "%s | %s | %s | %s".formatted(played.scenario(), played.greedy(), outcome.level(), who);
  }

  private static String text(
      RunSetup runSetup, Map<String, Integer> rows, List<String> findings, StartTimes begun) {
    StringBuilder text = new StringBuilder();
    text.append("# Opponents of ").append(runSetup.book().game().id()).append("\n\n");
    text.append("Made by `./umpire verify bots ").append(runSetup.order().words()).append("`\n\n");
    text.append("- ").append(begun.line()).append("\n\n");
    text.append(
        "| scenario | seat of bot:greedy | ended | won by | matches |\n|---|---|---|---|---|\n");
    rows.forEach((row, count) -> text.append("| %s | %d |\n".formatted(row, count)));
    text.append("\n## Findings\n\n");
    findings.forEach(finding -> text.append("- ").append(finding).append('\n'));
    return text.toString();
  }
}
