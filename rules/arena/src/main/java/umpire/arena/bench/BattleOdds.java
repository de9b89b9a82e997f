package umpire.arena.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.arena.verify.RunSetup;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;

/**
 * Exact odds of the battles that random matches come to.
 *
 * @param times of each battle that has odds
 * @param refused how many have none, by what the game said of them
 */
record BattleOdds(CpuTimes times, Map<String, Integer> refused) {
  private static final int MOST = 2_000;
  private static final int WARM_UP = 3;

  BattleOdds {
    refused = Collections.unmodifiableMap(new TreeMap<>(refused));
  }

  /** Collects battles unmeasured, then asks for the odds of each. */
  static BattleOdds timed(RunSetup runSetup, Scenario scenario) {
    List<Brief> battles = new ArrayList<>();
    for (int i = 0; i < runSetup.order().runs() && battles.size() < MOST; i++) {
      collect(runSetup.book(), scenario, runSetup.order().seed() + i, battles);
    }
    Map<String, Integer> refused = refused(runSetup.book(), battles);
    for (int i = 0; i < WARM_UP; i++) {
      battles.forEach(brief -> runSetup.book().combat().odds(brief, Policy.none()));
    }
    CpuTimes times = new CpuTimes();
    battles.forEach(brief -> times.time(() -> runSetup.book().combat().odds(brief, Policy.none())));
    return new BattleOdds(times, refused);
  }

  /** Takes out of the list what the game gives no odds of, and counts it. */
  private static Map<String, Integer> refused(Rulebook book, List<Brief> battles) {
    Map<String, Integer> refused = new TreeMap<>();
    battles.removeIf(
        brief -> {
          try {
            book.combat().odds(brief, Policy.none());
            return false;
          } catch (UncountableException refusal) {
            refused.merge(String.valueOf(refusal.getMessage()), 1, Integer::sum);
            return true;
          }
        });
    return refused;
  }

  private static void collect(Rulebook book, Scenario scenario, long seed, List<Brief> battles) {
    Options options = book.pack().choose(Map.of());
    Match match = Match.bare(book, scenario, options, seed);
    RandomMatch randomMatch = RandomMatch.along(book, scenario, match, seed);
    do {
      if (match.pending()
          instanceof Pending.Question<Object>(var _, Adjudicator.Combat _, Brief brief)) {
        battles.add(brief);
      }
    } while (randomMatch.step());
  }
}
