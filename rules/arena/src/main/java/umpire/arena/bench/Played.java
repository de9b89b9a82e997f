package umpire.arena.bench;

import java.util.Map;
import umpire.arena.verify.Stage;
import umpire.kernel.play.Options;
import umpire.kernel.play.Scenario;
import umpire.testkit.Match;
import umpire.testkit.Stroll;
import umpire.testkit.Walk;

/**
 * Whole matches of random legal play.
 *
 * @param times of each match
 * @param commands put in all of them, those refused included
 * @param inputs of a match on average, the umpire's own included
 */
record Played(CpuTimes times, long commands, double inputs) {
  /** Plays as many matches as were ordered, with seeds that begin so much later. */
  static Played matches(Stage stage, Scenario scenario, long later) {
    Options options = stage.book().pack().choose(Map.of());
    CpuTimes times = new CpuTimes();
    long commands = 0;
    long inputs = 0;
    long first = stage.order().seed() + later;
    for (long seed = first; seed < first + stage.order().runs(); seed++) {
      Match match = Match.bare(stage.book(), scenario, options, seed);
      Stroll stroll = Stroll.along(stage.book(), scenario, match, seed);
      times.time(() -> toTheEnd(stroll));
      commands += stroll.commands();
      inputs += stroll.inputs();
    }
    return new Played(times, commands, (double) inputs / stage.order().runs());
  }

  static void toTheEnd(Stroll stroll) {
    while (stroll.step()) {
      if (stroll.inputs() >= Walk.MOST_INPUTS) {
        throw new IllegalStateException("a runaway: no end after " + Walk.MOST_INPUTS + " inputs");
      }
    }
  }
}
