package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import umpire.arena.console.ArenaSettings;
import umpire.kernel.scenario.Scenario;

/**
 * Which scenario the run of a number plays in a check, so that a number alone says all of it and a
 * check can go on later where it stopped.
 *
 * @param round the scenarios of one round, each as often as the game's sheet says; then it begins
 *     anew
 */
record ScenarioRotation(List<Scenario> round) {
  ScenarioRotation {
    round = List.copyOf(round);
  }

  /** The turns of a check; a scenario that is ordered alone has them all. */
  static ScenarioRotation of(RunSetup runSetup, String check) {
    ArenaSettings arenaSettings = ArenaSettings.of(runSetup.book().game().id());
    List<Scenario> round = new ArrayList<>();
    for (Scenario scenario : runSetup.scenarios()) {
      for (int turn = 0; turn < arenaSettings.turns(check, scenario.id()); turn++) {
        round.add(scenario);
      }
    }
    return new ScenarioRotation(runSetup.scenarios().size() == 1 ? runSetup.scenarios() : round);
  }

  Scenario scenario(long number) {
    return round.get((int) Math.floorMod(number, (long) round.size()));
  }
}
