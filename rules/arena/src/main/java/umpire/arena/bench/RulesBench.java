package umpire.arena.bench;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.arena.verify.Stage;
import umpire.kernel.play.Scenario;

/** Figures, not a test: how much CPU the rules take, on one thread, by scenario. */
public final class RulesBench {
  private RulesBench() {}

  /** Plays, replays and asks for odds; the table in Markdown. */
  public static String run(Stage stage) {
    StringBuilder text = new StringBuilder();
    text.append("# Speed of the rules of ").append(stage.book().game().id()).append("\n\n");
    text.append("Made by `./umpire bench rules ").append(stage.order().words()).append("`\n\n");
    text.append(
        "- %s, Java %s, one of %d cores: the CPU time of the thread that plays\n"
            .formatted(
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Runtime.version(),
                Runtime.getRuntime().availableProcessors()));
    text.append(
        """
        - random legal play: the match asks what is waited for, with all offers, a command is drawn from them, and ruled on;
          before every tenth choice a command that is not on offer is put and refused. No check, no JSON.
        - replay: all events of a match applied to its opening, and the SHA-256 of the position's JSON, which is the match's own
        - as many matches are played first, unmeasured, to warm up

        | scenario | figure | CPU | goal |
        |---|---|---|---|
        """);
    for (Scenario scenario : stage.scenarios()) {
      rows(stage, scenario).forEach(row -> text.append("| ").append(row).append(" |\n"));
    }
    return text.toString();
  }

  private static List<String> rows(Stage stage, Scenario scenario) {
    Played.matches(stage, scenario, 0); // unmeasured
    Played played = Played.matches(stage, scenario, stage.order().runs());
    CpuTimes replays = Replays.timed(stage, scenario);
    BattleOdds odds = BattleOdds.timed(stage, scenario);
    List<String> rows = new ArrayList<>();
    rows.add(
        String.format(
            Locale.ROOT,
            "%s | commands in a second, %d in %d matches | %.0f | >= 20,000",
            scenario.id(),
            played.commands(),
            played.times().count(),
            played.commands() / played.times().seconds()));
    rows.add(
        row(scenario, "a whole match of %.0f inputs, ms".formatted(played.inputs()), played.times())
            + " | mean <= 250");
    rows.add(row(scenario, "replay of a whole match, ms", replays) + " | mean <= 20");
    int battles = odds.times().count();
    rows.add(
        row(scenario, "exact odds of one of %d battles, ms".formatted(battles), odds.times())
            + " | p99 <= 1");
    odds.refused()
        .forEach(
            (why, count) ->
                rows.add(
                    "%s | battles that have no exact odds: %s | %d of %d | "
                        .formatted(scenario.id(), why, count, battles + refused(odds))));
    return rows;
  }

  private static int refused(BattleOdds odds) {
    return odds.refused().values().stream().mapToInt(Integer::intValue).sum();
  }

  private static String row(Scenario scenario, String figure, CpuTimes times) {
    return scenario.id() + " | " + figure + " | " + times.line();
  }
}
