package umpire.arena.bench;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import umpire.arena.console.Sheet;
import umpire.arena.verify.Stage;
import umpire.kernel.play.Scenario;

/** Figures, not a test: how much CPU the rules take, on one thread, by scenario. */
public final class RulesBench {
  private RulesBench() {}

  /** Plays, replays and asks for odds; the table in Markdown, and which goals are met. */
  public static String run(Stage stage) {
    Sheet sheet = Sheet.of(stage.book().game().id());
    List<Row> rows = new ArrayList<>();
    stage.scenarios().forEach(scenario -> rows.addAll(rows(stage, sheet, scenario)));
    rows.addAll(SetBattles.rows(stage.book(), sheet));
    String how =
        """
        - random legal play: the match asks what is waited for, with all offers, a command is drawn from them, and ruled on;
          before every tenth choice a command that is not on offer is put and refused. No check, no JSON.
        - replay: all events of a match applied to its opening, and the SHA-256 of the position's JSON, which is the match's own
        - as many matches are played first, unmeasured, to warm up
        """;
    return table(stage, "rules", how, rows);
  }

  /** Asks for odds alone, of battles that play comes to and of those of the game's sheet. */
  public static String odds(Stage stage) {
    Sheet sheet = Sheet.of(stage.book().game().id());
    List<Row> rows = new ArrayList<>();
    for (Scenario scenario : stage.scenarios()) {
      rows.addAll(rows(scenario.id(), sheet, BattleOdds.timed(stage, scenario)));
    }
    rows.addAll(SetBattles.rows(stage.book(), sheet));
    return table(stage, "odds", "- each battle is asked a few times first, unmeasured\n", rows);
  }

  private static String table(Stage stage, String program, String how, List<Row> rows) {
    StringBuilder text = new StringBuilder();
    text.append("# Speed of the %s of %s\n\n".formatted(program, stage.book().game().id()));
    text.append("Made by `./umpire bench %s %s`\n\n".formatted(program, stage.order().words()));
    text.append(
        "- %s, Java %s, one of %d cores: the CPU time of the thread that plays\n"
            .formatted(
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Runtime.version(),
                Runtime.getRuntime().availableProcessors()));
    text.append(how);
    text.append("\n| scenario or battle | figure | CPU | goal | met |\n|---|---|---|---|---|\n");
    rows.forEach(row -> text.append(row.line()));
    return text.append('\n').append(goals(rows)).append('\n').toString();
  }

  private static List<Row> rows(Stage stage, Sheet sheet, Scenario scenario) {
    String id = scenario.id();
    Played.matches(stage, scenario, 0); // unmeasured
    Played played = Played.matches(stage, scenario, stage.order().runs());
    CpuTimes replays = Replays.timed(stage, scenario);
    List<Row> rows = new ArrayList<>();
    rows.add(
        Row.atLeast(
            id,
            "commands in a second, %d in %d matches"
                .formatted(played.commands(), played.times().count()),
            played.commands() / played.times().seconds(),
            sheet.goal("commands-per-second")));
    String match = "a whole match of %.0f inputs, ms".formatted(played.inputs());
    rows.add(Row.atMost(id, match, played.times(), Row.Measure.MEAN, sheet.goal("match-ms")));
    String replay = "replay of a whole match, ms";
    rows.add(Row.atMost(id, replay, replays, Row.Measure.MOST, sheet.goal("replay-ms")));
    rows.addAll(rows(id, sheet, BattleOdds.timed(stage, scenario)));
    return rows;
  }

  private static List<Row> rows(String id, Sheet sheet, BattleOdds odds) {
    List<Row> rows = new ArrayList<>();
    int battles = odds.times().count();
    String counted = "exact odds of one of %d battles of play, ms".formatted(battles);
    rows.add(Row.atMost(id, counted, odds.times(), Row.Measure.P99, sheet.goal("odds-of-play-ms")));
    int all = battles + odds.refused().values().stream().mapToInt(Integer::intValue).sum();
    odds.refused()
        .forEach(
            (why, count) ->
                rows.add(
                    Row.of(
                        id,
                        "battles that have no exact odds: " + why,
                        "%d of %d".formatted(count, all))));
    return rows;
  }

  private static String goals(List<Row> rows) {
    List<Row> promised = rows.stream().filter(Row::hasGoal).toList();
    if (promised.isEmpty()) {
      return "No goals were set for this game.";
    }
    List<String> missed =
        promised.stream()
            .filter(row -> !row.kept())
            .map(row -> "%s of %s".formatted(row.promise(), row.scenario()))
            .toList();
    String met = "Goals met: %d of %d".formatted(promised.size() - missed.size(), promised.size());
    return missed.isEmpty() ? met + "." : met + "; missed: " + String.join(", ", missed) + ".";
  }
}
