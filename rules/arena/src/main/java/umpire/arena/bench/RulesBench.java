package umpire.arena.bench;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import umpire.arena.console.ArenaSettings;
import umpire.arena.verify.RunSetup;
import umpire.kernel.scenario.Scenario;

/** Figures, not a test: how much CPU the rules take, on one thread, by scenario. */
public final class RulesBench {
  private RulesBench() {}

  /** Plays, replays and asks for odds; the table in Markdown, and which goals are met. */
  public static String run(RunSetup runSetup) {
    ArenaSettings arenaSettings = ArenaSettings.of(runSetup.book().game().id());
    List<FigureRow> rows = new ArrayList<>();
    runSetup.scenarios().forEach(scenario -> rows.addAll(rows(runSetup, arenaSettings, scenario)));
    rows.addAll(FixedBattles.rows(runSetup.book(), arenaSettings));
    String how =
        """
        - random legal play: the match asks what is waited for, with all offers, a command is drawn from them, and ruled on;
          before every tenth choice a command that is not on offer is put and refused. No check, no JSON.
        - replay: all events of a match applied to its opening, and the SHA-256 of the position's JSON, which is the match's own
        - as many matches are played first, unmeasured, to warm up
        """;
    return table(runSetup, "rules", how, rows);
  }

  /** Asks for odds alone, of battles that play comes to and of those of the game's sheet. */
  public static String odds(RunSetup runSetup) {
    ArenaSettings arenaSettings = ArenaSettings.of(runSetup.book().game().id());
    List<FigureRow> rows = new ArrayList<>();
    for (Scenario scenario : runSetup.scenarios()) {
      rows.addAll(rows(scenario.id(), arenaSettings, BattleOdds.timed(runSetup, scenario)));
    }
    rows.addAll(FixedBattles.rows(runSetup.book(), arenaSettings));
    return table(runSetup, "odds", "- each battle is asked a few times first, unmeasured\n", rows);
  }

  private static String table(RunSetup runSetup, String program, String how, List<FigureRow> rows) {
    StringBuilder text = new StringBuilder();
    text.append("# Speed of the %s of %s\n\n".formatted(program, runSetup.book().game().id()));
    text.append("Made by `./umpire bench %s %s`\n\n".formatted(program, runSetup.order().words()));
    text.append(
        "- %s, Java %s, one of %d cores: the CPU time of the thread that plays\n"
            .formatted(
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Runtime.version(),
                Runtime.getRuntime().availableProcessors()));
    text.append(how);
    text.append("\n| scenario or battle | figure | CPU | goal | met |\n|---|---|---|---|---|\n");
    rows.forEach(figureRow -> text.append(figureRow.line()));
    return text.append('\n').append(goals(rows)).append('\n').toString();
  }

  private static List<FigureRow> rows(
      RunSetup runSetup, ArenaSettings arenaSettings, Scenario scenario) {
    String id = scenario.id();
    PlayTimes.matches(runSetup, scenario, 0); // unmeasured
    PlayTimes playTimes = PlayTimes.matches(runSetup, scenario, runSetup.order().runs());
    CpuTimes replays = ReplayTimes.timed(runSetup, scenario);
    List<FigureRow> rows = new ArrayList<>();
    rows.add(
        FigureRow.atLeast(
            id,
            "commands in a second, %d in %d matches"
                .formatted(playTimes.commands(), playTimes.times().count()),
            playTimes.commands() / playTimes.times().seconds(),
            arenaSettings.goal("commands-per-second")));
    String match = "a whole match of %.0f inputs, ms".formatted(playTimes.inputs());
    rows.add(
        FigureRow.atMost(
            id, match, playTimes.times(), FigureRow.Measure.MEAN, arenaSettings.goal("match-ms")));
    String replay = "replay of a whole match, ms";
    rows.add(
        FigureRow.atMost(
            id, replay, replays, FigureRow.Measure.MOST, arenaSettings.goal("replay-ms")));
    rows.addAll(rows(id, arenaSettings, BattleOdds.timed(runSetup, scenario)));
    return rows;
  }

  private static List<FigureRow> rows(String id, ArenaSettings arenaSettings, BattleOdds odds) {
    List<FigureRow> rows = new ArrayList<>();
    int battles = odds.times().count();
    String counted = "exact odds of one of %d battles of play, ms".formatted(battles);
    rows.add(
        FigureRow.atMost(
            id,
            counted,
            odds.times(),
            FigureRow.Measure.P99,
            arenaSettings.goal("odds-of-play-ms")));
    int all = battles + odds.refused().values().stream().mapToInt(Integer::intValue).sum();
    odds.refused()
        .forEach(
            (why, count) ->
                rows.add(
                    FigureRow.of(
                        id,
                        "battles that have no exact odds: " + why,
                        "%d of %d".formatted(count, all))));
    return rows;
  }

  private static String goals(List<FigureRow> rows) {
    List<FigureRow> promised = rows.stream().filter(FigureRow::hasGoal).toList();
    if (promised.isEmpty()) {
      return "No goals were set for this game.";
    }
    List<String> missed =
        promised.stream()
            .filter(figureRow -> !figureRow.kept())
            .map(figureRow -> "%s of %s".formatted(figureRow.promise(), figureRow.scenario()))
            .toList();
    String met = "Goals met: %d of %d".formatted(promised.size() - missed.size(), promised.size());
    return missed.isEmpty() ? met + "." : met + "; missed: " + String.join(", ", missed) + ".";
  }
}
