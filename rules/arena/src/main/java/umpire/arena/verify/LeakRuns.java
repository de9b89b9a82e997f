package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import umpire.board.Board;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Picture;
import umpire.testkit.secrecy.SecrecyCheck;
import umpire.testkit.secrecy.SecrecyCounts;
import umpire.testkit.walk.WalkFailure;

/** Pairs of positions that a viewer must not distinguish, each with its own seed. */
public final class LeakRuns {
  static final String NAME = "leaks";

  /** The least share of pairs that really differ, of those begun while something is hidden. */
  static final double LEAST_SHARE = 0.9;

  /** Of fewer pairs the share says nothing. */
  private static final int ENOUGH = 100;

  private LeakRuns() {}

  /** What came of the pairs along one walk. */
  private record Along(String scenario, SecrecyCounts secrecy, List<String> findings) {}

  /** Runs pairs; a leak is a finding, and the other pairs go on. */
  public static CheckResult run(RunSetup runSetup, Progress progress) {
    StartTimes begun = StartTimes.now();
    Picture picture = Board.of(runSetup.book().pack())::svg;
    long seed = runSetup.order().seed();
    long end = seed + runSetup.order().runs();
    ScenarioRotation scenarioRotation = ScenarioRotation.of(runSetup, NAME);
    List<Along> walks =
        runSetup.fromCases()
            ? ParallelRuns.run(
                LongStream.range(seed, end), one -> fromCase(runSetup, one, picture, progress))
            : ParallelRuns.run(
                LongStream.rangeClosed(SecrecyCheck.walk(seed), SecrecyCheck.walk(end - 1)),
                walk -> along(runSetup, scenarioRotation.scenario(walk), walk, picture, progress));
    progress.end();
    Map<String, SecrecyCounts> scenarios = new TreeMap<>();
    List<String> findings = new ArrayList<>();
    for (Along along : walks) {
      scenarios.merge(along.scenario(), along.secrecy(), SecrecyCounts::plus);
      findings.addAll(along.findings());
    }
    SecrecyCounts all =
        scenarios.values().stream().reduce(SecrecyCounts.none(), SecrecyCounts::plus);
    findings.addAll(share(runSetup, all));
    String text = text(runSetup, scenarios, all, findings, begun.line());
    return new CheckResult(NAME, runSetup.order().runs(), findings, text);
  }

  /** The pairs of one walk whose seeds were asked for. */
  private static Along along(
      RunSetup runSetup, Scenario scenario, long walk, Picture picture, Progress progress) {
    long first = Math.max(runSetup.order().seed(), walk * SecrecyCheck.PAIRS_PER_WALK);
    long end = runSetup.order().seed() + runSetup.order().runs();
    long last = Math.min(end, (walk + 1) * SecrecyCheck.PAIRS_PER_WALK);
    List<String> findings = new ArrayList<>();
    SecrecyCounts sum = SecrecyCounts.none();
    try {
      Options options = runSetup.book().pack().choose(Map.of());
      SecrecyCheck secrecyCheck = SecrecyCheck.along(runSetup.book(), scenario, options, walk);
      sum = sum.plus(secrecyCheck.found());
      for (long seed = first; seed < last; seed++) {
        sum =
            sum.plus(
                pair(
                    runSetup,
                    one -> secrecyCheck.pair(one, LeakRuns::reveals, picture),
                    seed,
                    findings));
        progress.done();
      }
    } catch (WalkFailure unplayed) {
      findings.add(
          CheckResult.finding(String.valueOf(unplayed.getMessage()), NAME, runSetup, first));
    }
    findings.forEach(progress::found);
    return new Along(scenario.id(), sum, findings);
  }

  /** One pair from a case. */
  private static Along fromCase(RunSetup runSetup, long seed, Picture picture, Progress progress) {
    List<String> findings = new ArrayList<>();
    SecrecyCounts secrecyCounts =
        pair(
            runSetup,
            one -> SecrecyCheck.pair(runSetup.situations(), one, LeakRuns::reveals, picture),
            seed,
            findings);
    findings.forEach(progress::found);
    progress.done();
    return new Along("cases", secrecyCounts, findings);
  }

  private static boolean reveals(Object event) {
    return event instanceof RevealingEvent;
  }

  private static SecrecyCounts pair(
      RunSetup runSetup, LongFunction<SecrecyCounts> made, long seed, List<String> findings) {
    try {
      return made.apply(seed);
    } catch (WalkFailure leak) {
      findings.add(CheckResult.finding(String.valueOf(leak.getMessage()), NAME, runSetup, seed));
      return SecrecyCounts.none();
    }
  }

  private static List<String> share(RunSetup runSetup, SecrecyCounts all) {
    if (runSetup.order().runs() < ENOUGH || !runSetup.book().pack().secrets()) {
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
      RunSetup runSetup,
      Map<String, SecrecyCounts> scenarios,
      SecrecyCounts all,
      List<String> findings,
      String clocked) {
    StringBuilder text = new StringBuilder();
    text.append("# Pairs of ").append(runSetup.book().game().id()).append("\n\n");
    text.append("Made by `./umpire verify leaks ").append(runSetup.order().words()).append("`\n\n");
    text.append("- ").append(clocked).append('\n');
    text.append("- edition ").append(runSetup.book().pack().edition()).append(", pack ");
    text.append(runSetup.book().pack().checksum(), 0, 12).append('\n');
    text.append(
        """
        - each pair takes the same next %d inputs, until an event reveals what was hidden; after each one view, board,
          offers, fallback, what is waited for, events and their number, and 20 refusals are equal byte for byte;
          after the last the board drawn as SVG too
        - a place is a stop of a walk, or a position of a case, seen by one viewer; the pairs begin where something is hidden

        | scenario | pairs | begun where something is hidden | of those different | nothing hidden found | places where it is | of so many | inputs compared | viewers |
        |---|---|---|---|---|---|---|---|---|
        """
            .formatted(SecrecyCheck.INPUTS));
    scenarios.forEach((scenario, secrecyCounts) -> row(text, scenario, secrecyCounts));
    row(text, "all", all);
    text.append("\n## Findings\n\n");
    findings.forEach(finding -> text.append("- ").append(finding).append('\n'));
    return text.toString();
  }

  private static void row(StringBuilder text, String scenario, SecrecyCounts secrecyCounts) {
    text.append(
        "| %s | %d | %d | %.1f %% | %d | %d | %d | %d | %s |\n"
            .formatted(
                scenario,
                secrecyCounts.pairs(),
                secrecyCounts.hidden(),
                100 * secrecyCounts.share(),
                secrecyCounts.pairs() - secrecyCounts.hidden(),
                secrecyCounts.starts(),
                secrecyCounts.looks(),
                secrecyCounts.inputs(),
                secrecyCounts.viewers()));
  }
}
