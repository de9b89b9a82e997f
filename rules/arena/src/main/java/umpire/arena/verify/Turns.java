package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import umpire.arena.console.Sheet;
import umpire.kernel.play.Scenario;

/**
 * Which scenario the run of a number plays in a check, so that a number alone tells all of it and a
 * check can go on later where it stopped.
 *
 * @param round the scenarios of one round, each as often as the game's sheet says; then it begins
 *     anew
 */
record Turns(List<Scenario> round) {
  Turns {
    round = List.copyOf(round);
  }

  /** The turns of a check; a scenario that is ordered alone has them all. */
  static Turns of(Stage stage, String check) {
    Sheet sheet = Sheet.of(stage.book().game().id());
    List<Scenario> round = new ArrayList<>();
    for (Scenario scenario : stage.scenarios()) {
      for (int turn = 0; turn < sheet.turns(check, scenario.id()); turn++) {
        round.add(scenario);
      }
    }
    return new Turns(stage.scenarios().size() == 1 ? stage.scenarios() : round);
  }

  Scenario scenario(long number) {
    return round.get((int) Math.floorMod(number, (long) round.size()));
  }
}
