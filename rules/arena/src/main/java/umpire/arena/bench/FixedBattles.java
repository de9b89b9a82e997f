package umpire.arena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.arena.console.ArenaSettings;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.testkit.match.Rulebook;

/** Exact odds of the battles that a game's sheet names, each asked a few times. */
final class FixedBattles {
  /** What a long-running service answers is asked for, not what its first callers wait. */
  private static final int WARM_UP = 20;

  private static final int TIMES = 9;

  private FixedBattles() {}

  /** A row for each battle; what its answer assumed of rounds, or else, is named with it. */
  static List<FigureRow> rows(Rulebook book, ArenaSettings arenaSettings) {
    List<FigureRow> rows = new ArrayList<>();
    for (String name : arenaSettings.battles()) {
      Brief brief =
          (Brief) book.codec().read(arenaSettings.battle(name), book.types().combatBrief());
      rows.add(row(book.combat(), arenaSettings, name, brief));
    }
    return rows;
  }

  private static FigureRow row(
      CombatRules<Brief, Report> combat, ArenaSettings arenaSettings, String name, Brief brief) {
    Odds odds = combat.odds(brief, Policy.none());
    for (int i = 1; i < WARM_UP; i++) {
      combat.odds(brief, Policy.none());
    }
    CpuTimes times = new CpuTimes();
    for (int i = 0; i < TIMES; i++) {
      times.time(() -> combat.odds(brief, Policy.none()));
    }
    Map<String, String> policy = odds.policy().values();
    String figure = "exact odds, %d ends, under %s, ms".formatted(odds.chances().size(), policy);
    return FigureRow.atMost(
        name, figure, times, FigureRow.Measure.MOST, arenaSettings.goal("odds-ms"));
  }
}
