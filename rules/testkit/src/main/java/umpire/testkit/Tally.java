package umpire.testkit;

import java.util.EnumMap;
import java.util.Map;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Pending;

/** What a walk has met so far. */
final class Tally {
  private final Map<Check, Integer> checks = new EnumMap<>(Check.class);
  private int mostValues;

  void checked(Check check) {
    checks.merge(check, 1, Integer::sum);
  }

  void decision(Pending.Choices<Object> choices) {
    for (Asked<Object> asked : choices.asked().values()) {
      mostValues = Math.max(mostValues, asked.offers().size());
    }
  }

  WalkReport report(
      String game, String scenario, long seed, Match match, Stroll stroll, Outcome outcome) {
    checks.put(Check.ACCEPTED, stroll.commands() - stroll.refused());
    return new WalkReport(
        game,
        scenario,
        seed,
        stroll.inputs(),
        match.seq(),
        stroll.refused(),
        mostValues,
        match.reached().frames(),
        match.reached().commands(),
        checks,
        outcome);
  }

  Excursion excursion(String from, long seed, Match match, Stroll stroll) {
    checks.put(Check.ACCEPTED, stroll.commands() - stroll.refused());
    return new Excursion(
        from,
        seed,
        stroll.inputs(),
        stroll.refused(),
        mostValues,
        match.pending() instanceof Pending.Over,
        match.reached().frames(),
        match.reached().commands(),
        checks);
  }
}
