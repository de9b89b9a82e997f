package umpire.arena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.arena.verify.Stage;
import umpire.kernel.combat.Policy;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Scenario;
import umpire.testkit.Match;
import umpire.testkit.Rulebook;
import umpire.testkit.Stroll;

/** Exact odds of the battles that random matches come to. */
final class BattleOdds {
  private static final int MOST = 2_000;
  private static final int WARM_UP = 3;

  private BattleOdds() {}

  /** Collects battles unmeasured, then asks for the odds of each. */
  static CpuTimes timed(Stage stage, Scenario scenario) {
    List<Brief> battles = new ArrayList<>();
    for (int i = 0; i < stage.order().runs() && battles.size() < MOST; i++) {
      collect(stage.book(), scenario, stage.order().seed() + i, battles);
    }
    for (int i = 0; i < WARM_UP; i++) {
      battles.forEach(brief -> stage.book().combat().odds(brief, Policy.none()));
    }
    CpuTimes times = new CpuTimes();
    battles.forEach(brief -> times.time(() -> stage.book().combat().odds(brief, Policy.none())));
    return times;
  }

  private static void collect(Rulebook book, Scenario scenario, long seed, List<Brief> battles) {
    Options options = book.pack().choose(Map.of());
    Match match = Match.bare(book, scenario, options, seed);
    Stroll stroll = Stroll.along(book, scenario, match, seed);
    do {
      if (match.pending() instanceof Pending.Question<Object>(var _, Desk.Combat _, Brief brief)) {
        battles.add(brief);
      }
    } while (stroll.step());
  }
}
