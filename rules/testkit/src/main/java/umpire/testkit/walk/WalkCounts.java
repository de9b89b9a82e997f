package umpire.testkit.walk;

import java.util.EnumMap;
import java.util.Map;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Outcome;
import umpire.testkit.match.Match;

/** What a walk has met so far. */
final class WalkCounts {
  private final Map<Promise, Integer> checks = new EnumMap<>(Promise.class);
  private int mostValues;

  void checked(Promise promise) {
    checks.merge(promise, 1, Integer::sum);
  }

  void decision(Pending.Choices<Object> choices) {
    for (Asked<Object> asked : choices.asked().values()) {
      mostValues = Math.max(mostValues, asked.offers().size());
    }
  }

  WalkReport report(
      String game,
      String scenario,
      long seed,
      Match match,
      RandomMatch randomMatch,
      Map<String, Integer> acts,
      Outcome outcome) {
    checks.put(Promise.ACCEPTED, randomMatch.commands() - randomMatch.refused());
    return new WalkReport(
        game,
        scenario,
        seed,
        randomMatch.inputs(),
        match.seq(),
        randomMatch.refused(),
        mostValues,
        match.reached().frames(),
        match.reached().commands(),
        checks,
        acts,
        outcome);
  }

  CaseWalk excursion(
      String from, long seed, Match match, RandomMatch randomMatch, Map<String, Integer> acts) {
    checks.put(Promise.ACCEPTED, randomMatch.commands() - randomMatch.refused());
    return new CaseWalk(
        from,
        seed,
        randomMatch.inputs(),
        randomMatch.refused(),
        mostValues,
        match.pending() instanceof Pending.Over,
        match.reached().frames(),
        match.reached().commands(),
        checks,
        acts);
  }
}
