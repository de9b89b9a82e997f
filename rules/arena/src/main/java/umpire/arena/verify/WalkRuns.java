package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import umpire.kernel.scenario.Options;
import umpire.testkit.walk.CaseWalk;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkFailure;

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
    String text = new WalksSummary(runSetup, walked, findings).text(begun.line());
    return new CheckResult(NAME, results.size(), findings, text);
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
    Options options = runSetup.book().pack().choose(Map.of());
    return Walk.play(runSetup.book(), scenarioRotation.scenario(seed), options, seed, closely);
  }
}
