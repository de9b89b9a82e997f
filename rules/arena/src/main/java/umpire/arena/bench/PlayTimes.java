package umpire.arena.bench;

import java.util.Map;
import umpire.arena.verify.RunSetup;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Match;
import umpire.testkit.walk.RandomMatch;
import umpire.testkit.walk.Walk;

/**
 * Whole matches of random legal play.
 *
 * @param times of each match
 * @param commands put in all of them, those refused included
 * @param inputs of a match on average, the umpire's own included
 */
record PlayTimes(CpuTimes times, long commands, double inputs) {
  /** Plays as many matches as were ordered, with seeds that begin so much later. */
  static PlayTimes matches(RunSetup runSetup, Scenario scenario, long later) {
    Options options = runSetup.book().pack().choose(Map.of());
    CpuTimes times = new CpuTimes();
    long commands = 0;
    long inputs = 0;
    long first = runSetup.order().seed() + later;
    for (long seed = first; seed < first + runSetup.order().runs(); seed++) {
      Match match = Match.bare(runSetup.book(), scenario, options, seed);
      RandomMatch randomMatch = RandomMatch.along(runSetup.book(), scenario, match, seed);
      times.time(() -> toTheEnd(randomMatch));
      commands += randomMatch.commands();
      inputs += randomMatch.inputs();
    }
    return new PlayTimes(times, commands, (double) inputs / runSetup.order().runs());
  }

  static void toTheEnd(RandomMatch randomMatch) {
    while (randomMatch.step()) {
      if (randomMatch.inputs() >= Walk.MOST_INPUTS) {
        throw new IllegalStateException("a runaway: no end after " + Walk.MOST_INPUTS + " inputs");
      }
    }
  }
}
