package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import umpire.kernel.pack.OptionRow;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCheck;
import umpire.testkit.secrecy.SecrecyCounts;
import umpire.testkit.walk.CaseWalk;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.PositionCheck;
import umpire.testkit.walk.RareActs;
import umpire.testkit.walk.Situation;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkFailure;

/** What a build plays of a game at random: whole matches and pairs, and on from its cases. */
final class RandomPlay {
  /** Excursions are many and short: what costs much is checked at one input of so many. */
  private static final int EXCURSION_CLOSELY = 4;

  private final Rulebook book;
  private final List<Options> options;
  private final List<Case> cases;
  private final PositionCheck positionCheck;

  /**
   * Random play of a game; throws IllegalArgumentException for an option that the pack lacks.
   *
   * @param choices what matches choose, by option, in turn; at least one
   * @param positionCheck what the game holds against positions of walks; cases may begin anywhere
   */
  RandomPlay(
      Rulebook book,
      List<Map<String, String>> choices,
      List<Case> cases,
      PositionCheck positionCheck) {
    this.book = book;
    this.options = choices.stream().map(book.pack()::choose).toList();
    this.cases = List.copyOf(cases);
    this.positionCheck = positionCheck;
  }

  /** Values of options that no match chooses, for the build's log. */
  Set<String> neverChosen() {
    Set<String> never = new TreeSet<>();
    for (OptionRow row : book.pack().options()) {
      for (String value : row.values()) {
        if (options.stream().noneMatch(one -> one.value(row.id()).equals(value))) {
          never.add(row.id() + "=" + value);
        }
      }
    }
    return never;
  }

  /**
   * Walks of every scenario from the seed 1 on, excursions from all situations of the cases, and
   * the cases themselves.
   *
   * @param walks how many of a scenario
   * @param closely what costs much is checked at one input of so many, but at all of the first walk
   * @param stride of so many situations of the cases an excursion begins at one
   */
  Coverage walks(
      ToIntFunction<Scenario> walks,
      ToIntFunction<Scenario> closely,
      int stride,
      CaseRunner runner) {
    List<PlayedStretch> walked = new ArrayList<>();
    for (Scenario scenario : book.pack().scenarios().values()) {
      walked.addAll(matches(scenario, walks.applyAsInt(scenario), closely.applyAsInt(scenario)));
    }
    System.out.println(
        "%s: %d whole matches walked to their end".formatted(book.game().id(), walked.size()));
    walked.addAll(excursions(stride));
    System.out.println(
        "%s: rare acts %s".formatted(book.game().id(), RareActs.of(book).sums(walked)));
    List<JsonNode> results =
        cases.stream()
            .filter(Case::runs)
            .map(one -> runner.run(one.rule(), one.given(), one.when()))
            .toList();
    return Coverage.of(book, walked, results);
  }

  private List<PlayedStretch> matches(Scenario scenario, int count, int closely) {
    long begun = System.nanoTime();
    List<PlayedStretch> matches = new ArrayList<>();
    for (int seed = 1; seed <= count; seed++) {
      Options chosen = options.get(seed % options.size());
      int every = seed == 1 ? 1 : closely;
      matches.add(Walk.play(book, scenario, chosen, seed, every, positionCheck));
    }
    System.out.println(
        "%s/%s: %d matches walked, %d inputs, what costs much at one of %d; %d s"
            .formatted(
                book.game().id(),
                scenario.id(),
                count,
                matches.stream().mapToLong(PlayedStretch::inputs).sum(),
                closely,
                (System.nanoTime() - begun) / 1_000_000_000));
    return matches;
  }

  /** A situation's number is its seed. */
  private List<CaseWalk> excursions(int stride) {
    List<Situation> situations = Situation.of(book, cases);
    List<String> findings = new ArrayList<>();
    List<CaseWalk> made = new ArrayList<>();
    for (int number = 0; number < situations.size(); number += stride) {
      try {
        made.add(CaseWalk.from(situations.get(number), number, EXCURSION_CLOSELY));
      } catch (WalkFailure finding) {
        findings.add(String.valueOf(finding.getMessage()));
      }
    }
    require(findings);
    return made;
  }

  /**
   * Pairs of every scenario from the seed 1 on, and one for every viewer from every situation of
   * the cases; what came of each scenario is printed.
   *
   * @param pairs how many of a scenario
   */
  SecrecyCounts pairs(ToIntFunction<Scenario> pairs, Predicate<Object> reveals, Picture picture) {
    SecrecyCounts all = SecrecyCounts.none();
    for (Scenario scenario : book.pack().scenarios().values()) {
      int count = pairs.applyAsInt(scenario);
      SecrecyCounts own = SecrecyCheck.check(book, scenario, options, count, 1, reveals, picture);
      System.out.println(own.line(book.game().id() + "/" + scenario.id()));
      all = all.plus(own);
    }
    SecrecyCounts begun = pairsFromCases(reveals, picture);
    System.out.println(begun.line(book.game().id() + "/cases"));
    return all.plus(begun);
  }

  private SecrecyCounts pairsFromCases(Predicate<Object> reveals, Picture picture) {
    List<Situation> situations = Situation.of(book, cases);
    List<String> findings = new ArrayList<>();
    SecrecyCounts all = SecrecyCounts.none();
    for (int number = 0; number < SecrecyCheck.pairs(situations); number++) {
      try {
        all = all.plus(SecrecyCheck.pair(situations, number, reveals, picture));
      } catch (WalkFailure leak) {
        findings.add(String.valueOf(leak.getMessage()));
      }
    }
    require(findings);
    return all;
  }

  private static void require(List<String> findings) {
    if (!findings.isEmpty()) {
      throw new AssertionError(String.join("\n", findings));
    }
  }
}
