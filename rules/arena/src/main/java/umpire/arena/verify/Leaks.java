package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import umpire.board.Board;
import umpire.kernel.play.Options;
import umpire.kernel.play.Revealing;
import umpire.kernel.play.Scenario;
import umpire.testkit.Picture;
import umpire.testkit.Resamples;
import umpire.testkit.Secrecy;
import umpire.testkit.WalkFailure;

/** Pairs of positions that a viewer must not tell apart, each with its own seed. */
public final class Leaks {
  static final String NAME = "leaks";

  /** The least share of pairs that really differ, of those begun while something is hidden. */
  static final double LEAST_SHARE = 0.9;

  /** Of fewer pairs the share says nothing. */
  private static final int ENOUGH = 100;

  private Leaks() {}

  /** What came of the pairs along one walk. */
  private record Along(String scenario, Secrecy secrecy, List<String> findings) {}

  /** Runs pairs; a leak is a finding, and the other pairs go on. */
  public static Verdict run(Stage stage, Progress progress) {
    Clocked begun = Clocked.now();
    Picture picture = Board.of(stage.book().pack())::svg;
    long seed = stage.order().seed();
    long end = seed + stage.order().runs();
    Turns turns = Turns.of(stage, NAME);
    List<Along> walks =
        stage.fromCases()
            ? AllCores.run(
                LongStream.range(seed, end), one -> fromCase(stage, one, picture, progress))
            : AllCores.run(
                LongStream.rangeClosed(Resamples.walk(seed), Resamples.walk(end - 1)),
                walk -> along(stage, turns.scenario(walk), walk, picture, progress));
    progress.end();
    Map<String, Secrecy> scenarios = new TreeMap<>();
    List<String> findings = new ArrayList<>();
    for (Along along : walks) {
      scenarios.merge(along.scenario(), along.secrecy(), Secrecy::plus);
      findings.addAll(along.findings());
    }
    Secrecy all = scenarios.values().stream().reduce(Secrecy.none(), Secrecy::plus);
    findings.addAll(share(stage, all));
    String text = text(stage, scenarios, all, findings, begun.line());
    return new Verdict(NAME, stage.order().runs(), findings, text);
  }

  /** The pairs of one walk whose seeds were asked for. */
  private static Along along(
      Stage stage, Scenario scenario, long walk, Picture picture, Progress progress) {
    long first = Math.max(stage.order().seed(), walk * Resamples.PAIRS_PER_WALK);
    long end = stage.order().seed() + stage.order().runs();
    long last = Math.min(end, (walk + 1) * Resamples.PAIRS_PER_WALK);
    List<String> findings = new ArrayList<>();
    Secrecy sum = Secrecy.none();
    try {
      Options options = stage.book().pack().choose(Map.of());
      Resamples resamples = Resamples.along(stage.book(), scenario, options, walk);
      sum = sum.plus(resamples.found());
      for (long seed = first; seed < last; seed++) {
        sum =
            sum.plus(
                pair(stage, one -> resamples.pair(one, Leaks::reveals, picture), seed, findings));
        progress.done();
      }
    } catch (WalkFailure unplayed) {
      findings.add(Verdict.finding(String.valueOf(unplayed.getMessage()), NAME, stage, first));
    }
    findings.forEach(progress::found);
    return new Along(scenario.id(), sum, findings);
  }

  /** One pair from a case. */
  private static Along fromCase(Stage stage, long seed, Picture picture, Progress progress) {
    List<String> findings = new ArrayList<>();
    Secrecy secrecy =
        pair(
            stage,
            one -> Resamples.pair(stage.situations(), one, Leaks::reveals, picture),
            seed,
            findings);
    findings.forEach(progress::found);
    progress.done();
    return new Along("cases", secrecy, findings);
  }

  private static boolean reveals(Object event) {
    return event instanceof Revealing;
  }

  private static Secrecy pair(
      Stage stage, LongFunction<Secrecy> made, long seed, List<String> findings) {
    try {
      return made.apply(seed);
    } catch (WalkFailure leak) {
      findings.add(Verdict.finding(String.valueOf(leak.getMessage()), NAME, stage, seed));
      return Secrecy.none();
    }
  }

  private static List<String> share(Stage stage, Secrecy all) {
    if (stage.order().runs() < ENOUGH || !stage.book().pack().secrets()) {
      return List.of();
    }
    if (all.hidden() == 0) {
      return List.of("nothing was hidden from anybody, and the pack says it is");
    }
    return all.share() < LEAST_SHARE
        ? List.of(
            "only %.1f %% of the pairs begun while something was hidden differ"
                .formatted(100 * all.share()))
        : List.of();
  }

  private static String text(
      Stage stage,
      Map<String, Secrecy> scenarios,
      Secrecy all,
      List<String> findings,
      String clocked) {
    StringBuilder text = new StringBuilder();
    text.append("# Pairs of ").append(stage.book().game().id()).append("\n\n");
    text.append("Made by `./umpire verify leaks ").append(stage.order().words()).append("`\n\n");
    text.append("- ").append(clocked).append('\n');
    text.append("- edition ").append(stage.book().pack().edition()).append(", pack ");
    text.append(stage.book().pack().checksum(), 0, 12).append('\n');
    text.append(
        """
        - each pair takes the same next %d inputs, until an event reveals what was hidden; after each one view, board,
          offers, fallback, what is waited for, events and their number, and 20 refusals are equal byte for byte;
          after the last the board drawn as SVG too
        - a place is a stop of a walk, or a position of a case, seen by one viewer; the pairs begin where something is hidden

        | scenario | pairs | begun where something is hidden | of those different | nothing hidden found | places where it is | of so many | inputs compared | whose eyes |
        |---|---|---|---|---|---|---|---|---|
        """
            .formatted(Resamples.INPUTS));
    scenarios.forEach((scenario, secrecy) -> row(text, scenario, secrecy));
    row(text, "all", all);
    text.append("\n## Findings\n\n");
    findings.forEach(finding -> text.append("- ").append(finding).append('\n'));
    return text.toString();
  }

  private static void row(StringBuilder text, String scenario, Secrecy secrecy) {
    text.append(
        "| %s | %d | %d | %.1f %% | %d | %d | %d | %d | %s |\n"
            .formatted(
                scenario,
                secrecy.pairs(),
                secrecy.hidden(),
                100 * secrecy.share(),
                secrecy.pairs() - secrecy.hidden(),
                secrecy.starts(),
                secrecy.looks(),
                secrecy.inputs(),
                secrecy.viewers()));
  }
}
