package umpire.arena.verify;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.Coverage;
import umpire.testkit.walk.CaseWalk;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.Promise;
import umpire.testkit.walk.RareActs;
import umpire.testkit.walk.WalkReport;

/** What many walks came to, in Markdown. */
record WalksSummary(
    RunSetup stage, RareActs rareActs, List<PlayedStretch> walked, List<String> findings) {
  String text(String clocked) {
    StringBuilder text = new StringBuilder();
    text.append("# Walks of ").append(stage.book().game().id()).append("\n\n");
    text.append("Made by `./umpire verify walks ").append(stage.order().words()).append("`\n\n");
    text.append("- ").append(clocked).append('\n');
    text.append("- edition ").append(stage.book().pack().edition()).append(", pack ");
    text.append(stage.book().pack().checksum(), 0, 12).append('\n');
    text.append(
        "- what costs much (JSON, views, second rulings) at one input of %d\n\n"
            .formatted(stage.order().closely()));
    if (stage.fromCases()) {
      excursions(text);
    } else {
      matches(text);
      levels(text);
    }
    acts(text);
    checks(text);
    reached(text);
    text.append("\n## Findings\n\n");
    findings.forEach(finding -> text.append("- ").append(finding).append('\n'));
    return text.toString();
  }

  private void matches(StringBuilder text) {
    text.append(
        """
        | scenario | matches | inputs | a match on average | longest match | its seed | largest decision, values |
        |---|---|---|---|---|---|---|
        """);
    for (Scenario scenario : stage.scenarios()) {
      List<WalkReport> own = of(scenario);
      if (own.isEmpty()) {
        continue;
      }
      long inputs = own.stream().mapToLong(WalkReport::inputs).sum();
      WalkReport longest = own.stream().max(Comparator.comparing(WalkReport::inputs)).orElseThrow();
      text.append(
          "| %s | %d | %d | %.1f | %d | %d | %d |\n"
              .formatted(
                  scenario.id(),
                  own.size(),
                  inputs,
                  (double) inputs / own.size(),
                  longest.inputs(),
                  longest.seed(),
                  own.stream().mapToInt(WalkReport::mostValues).max().orElse(0)));
    }
  }

  private void excursions(StringBuilder text) {
    List<CaseWalk> own = of(CaseWalk.class);
    text.append(
        """
        | situations of cases | gone on from | excursions | inputs | longest | came to the end of the match | largest decision, values |
        |---|---|---|---|---|---|---|
        | %d | %d | %d | %d | %d | %d | %d |
        """
            .formatted(
                stage.situations().size(),
                own.stream().map(CaseWalk::from).distinct().count(),
                own.size(),
                own.stream().mapToLong(CaseWalk::inputs).sum(),
                own.stream().mapToInt(CaseWalk::inputs).max().orElse(0),
                own.stream().filter(CaseWalk::ended).count(),
                own.stream().mapToInt(CaseWalk::mostValues).max().orElse(0)));
  }

  private void levels(StringBuilder text) {
    text.append("\n| scenario | ended | matches | share |\n|---|---|---|---|\n");
    for (Scenario scenario : stage.scenarios()) {
      List<WalkReport> own = of(scenario);
      Map<String, Integer> levels = new TreeMap<>();
      own.forEach(report -> levels.merge(report.outcome().level(), 1, Integer::sum));
      levels.forEach(
          (level, count) ->
              text.append(
                  "| %s | %s | %d | %.1f %% |\n"
                      .formatted(scenario.id(), level, count, 100.0 * count / own.size())));
    }
  }

  private void acts(StringBuilder text) {
    if (rareActs.acts().isEmpty()) {
      return;
    }
    text.append("\n| rare act | times | walks |\n|---|---|---|\n");
    rareActs
        .sums(walked)
        .forEach(
            (act, times) ->
                text.append(
                    "| %s | %d | %d |\n"
                        .formatted(
                            act,
                            times,
                            walked.stream()
                                .filter(one -> one.acts().getOrDefault(act, 0) > 0)
                                .count())));
  }

  private void checks(StringBuilder text) {
    Map<Promise, Long> sums = new EnumMap<>(Promise.class);
    for (PlayedStretch one : walked) {
      one.checks().forEach((promise, count) -> sums.merge(promise, (long) count, Long::sum));
    }
    text.append("\nChecks that ran:\n\n");
    for (Promise promise : Promise.values()) {
      text.append("- %d %s\n".formatted(sums.getOrDefault(promise, 0L), promise.words()));
    }
  }

  private void reached(StringBuilder text) {
    Coverage coverage = Coverage.of(stage.book(), walked, List.of());
    text.append("\nFrames reached by no walk: ").append(listed(coverage.unwalkedFrames()));
    text.append("\nCommands reached by no walk: ").append(listed(coverage.unwalkedCommands()));
    text.append('\n');
  }

  private static String listed(Set<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", new TreeSet<>(names));
  }

  private List<WalkReport> of(Scenario scenario) {
    return of(WalkReport.class).stream()
        .filter(one -> one.scenario().equals(scenario.id()))
        .toList();
  }

  private <T extends PlayedStretch> List<T> of(Class<T> type) {
    return walked.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
