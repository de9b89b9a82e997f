package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import umpire.kernel.play.Options;
import umpire.testkit.Walk;
import umpire.testkit.WalkFailure;
import umpire.testkit.WalkReport;

/** Random matches to their end, each with its own seed, every promise of the rules checked. */
public final class Walks {
  static final String NAME = "walks";

  private Walks() {}

  /** What a walk came to. */
  private sealed interface Walked {
    record Sound(WalkReport report) implements Walked {}

    record Broken(String finding) implements Walked {}
  }

  /** Walks; a broken promise is a finding, and the other walks go on. */
  public static Verdict run(Stage stage, Progress progress) {
    Clocked begun = Clocked.now();
    long seed = stage.order().seed();
    List<Walked> walked =
        AllCores.run(
            LongStream.range(seed, seed + stage.order().runs()),
            number -> {
              Walked one = walk(stage, number);
              progress.done();
              return one;
            });
    progress.end();
    List<WalkReport> reports = new ArrayList<>();
    List<String> findings = new ArrayList<>();
    for (Walked one : walked) {
      switch (one) {
        case Walked.Sound(WalkReport report) -> reports.add(report);
        case Walked.Broken(String finding) -> findings.add(finding);
      }
    }
    String text = new WalksSummary(stage, reports, findings).text(begun.line());
    return new Verdict(NAME, walked.size(), findings, text);
  }

  private static Walked walk(Stage stage, long seed) {
    Options options = stage.book().pack().choose(Map.of());
    try {
      return new Walked.Sound(
          Walk.play(stage.book(), stage.scenario(seed), options, seed, stage.order().closely()));
    } catch (WalkFailure failure) {
      String what = String.valueOf(failure.getMessage());
      return new Walked.Broken(Verdict.finding(what, NAME, stage, seed));
    }
  }
}
