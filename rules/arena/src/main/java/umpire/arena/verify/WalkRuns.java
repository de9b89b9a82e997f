package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import umpire.arena.console.ArenaSettings;
import umpire.arena.play.ValuationGuide;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.opponent.DefaultValuation;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.CaseWalk;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.RareActs;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkFailure;
import umpire.testkit.walk.WalkGuide;
import umpire.testkit.walk.WalkReport;

/**
 * Random matches to their end, or shorter stretches from the positions of cases, each with its own
 * seed, every promise of the rules checked.
 */
public final class WalkRuns {
  static final String NAME = "walks";

  private WalkRuns() {}

  /** What a walk came to. */
  private sealed interface Result {
    record Sound(PlayedStretch walked) implements Result {}

    record Broken(String finding) implements Result {}
  }

  /** Walks; a broken promise is a finding, and the other walks go on. */
  public static CheckResult run(RunSetup runSetup, Progress progress) {
    StartTimes begun = StartTimes.now();
    long seed = runSetup.order().seed();
    ScenarioRotation scenarioRotation = ScenarioRotation.of(runSetup, NAME);
    List<Result> results =
        ParallelRuns.run(
            LongStream.range(seed, seed + runSetup.order().runs()),
            number -> {
              Result one = walk(runSetup, scenarioRotation, number);
              if (one instanceof Result.Broken(String finding)) {
                progress.found(finding);
              }
              progress.done();
              return one;
            });
    progress.end();
    List<PlayedStretch> walked = new ArrayList<>();
    List<String> findings = new ArrayList<>();
    for (Result one : results) {
      switch (one) {
        case Result.Sound(PlayedStretch sound) -> walked.add(sound);
        case Result.Broken(String finding) -> findings.add(finding);
      }
    }
    RareActs rareActs = RareActs.of(runSetup.book());
    findings.addAll(missing(rareActs, walked));
    String text = new WalksSummary(runSetup, rareActs, walked, findings).text(begun.line());
    return new CheckResult(NAME, results.size(), findings, text);
  }

  /** The rare acts to which none of many matches came; nothing is asked of few, or of stretches. */
  static List<String> missing(RareActs rareActs, List<PlayedStretch> walked) {
    List<WalkReport> matches =
        walked.stream().filter(WalkReport.class::isInstance).map(WalkReport.class::cast).toList();
    return rareActs.missing(matches).stream()
        .map(act -> "none of %d walks came to '%s'".formatted(matches.size(), act))
        .toList();
  }

  private static Result walk(RunSetup runSetup, ScenarioRotation scenarioRotation, long seed) {
    try {
      return new Result.Sound(walked(runSetup, scenarioRotation, seed));
    } catch (WalkFailure failure) {
      String what = String.valueOf(failure.getMessage());
      return new Result.Broken(CheckResult.finding(what, NAME, runSetup, seed));
    }
  }

  private static PlayedStretch walked(
      RunSetup runSetup, ScenarioRotation scenarioRotation, long seed) {
    int closely = runSetup.order().closely();
    if (runSetup.fromCases()) {
      return CaseWalk.from(runSetup.situation(seed), seed, closely);
    }
    Rulebook book = runSetup.book();
    Options options = book.pack().choose(Map.of());
    Scenario scenario = scenarioRotation.scenario(seed);
    return Walk.play(book, scenario, options, seed, closely, guide(book, scenarioRotation, seed));
  }

  /** Each scenario of the rotation has both: walks that are led, and those left to the lot. */
  private static WalkGuide guide(Rulebook book, ScenarioRotation scenarioRotation, long seed) {
    int led = ArenaSettings.of(book.game().id()).ledWalks();
    long round = Math.floorDiv(seed, (long) scenarioRotation.round().size());
    return led > 0 && Math.floorMod(round, (long) led) == 0
        ? new ValuationGuide(book, DefaultValuation.of(book.pack()), seed)
        : WalkGuide.nobody();
  }
}
