package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import umpire.kernel.play.Options;
import umpire.testkit.Excursion;
import umpire.testkit.Walk;
import umpire.testkit.WalkFailure;
import umpire.testkit.Walked;

/**
 * Random matches to their end, or shorter stretches from the positions of cases, each with its own
 * seed, every promise of the rules checked.
 */
public final class Walks {
  static final String NAME = "walks";

  private Walks() {}

  /** What a walk came to. */
  private sealed interface Result {
    record Sound(Walked walked) implements Result {}

    record Broken(String finding) implements Result {}
  }

  /** Walks; a broken promise is a finding, and the other walks go on. */
  public static Verdict run(Stage stage, Progress progress) {
    Clocked begun = Clocked.now();
    long seed = stage.order().seed();
    Turns turns = Turns.of(stage, NAME);
    List<Result> results =
        AllCores.run(
            LongStream.range(seed, seed + stage.order().runs()),
            number -> {
              Result one = walk(stage, turns, number);
              if (one instanceof Result.Broken(String finding)) {
                progress.found(finding);
              }
              progress.done();
              return one;
            });
    progress.end();
    List<Walked> walked = new ArrayList<>();
    List<String> findings = new ArrayList<>();
    for (Result one : results) {
      switch (one) {
        case Result.Sound(Walked sound) -> walked.add(sound);
        case Result.Broken(String finding) -> findings.add(finding);
      }
    }
    String text = new WalksSummary(stage, walked, findings).text(begun.line());
    return new Verdict(NAME, results.size(), findings, text);
  }

  private static Result walk(Stage stage, Turns turns, long seed) {
    try {
      return new Result.Sound(walked(stage, turns, seed));
    } catch (WalkFailure failure) {
      String what = String.valueOf(failure.getMessage());
      return new Result.Broken(Verdict.finding(what, NAME, stage, seed));
    }
  }

  private static Walked walked(Stage stage, Turns turns, long seed) {
    int closely = stage.order().closely();
    if (stage.fromCases()) {
      return Excursion.from(stage.situation(seed), seed, closely);
    }
    Options options = stage.book().pack().choose(Map.of());
    return Walk.play(stage.book(), turns.scenario(seed), options, seed, closely);
  }
}
