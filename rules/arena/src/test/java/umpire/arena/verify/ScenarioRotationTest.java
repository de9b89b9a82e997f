package umpire.arena.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import umpire.arena.console.RunOptions;
import umpire.kernel.scenario.Scenario;

/** A check spreads over scenarios as the game's sheet says. */
class ScenarioRotationTest {
  @Test
  void aGamesSheetDecides() {
    assertThat(counted("weserubung", "", "walks", 100))
        .isEqualTo(
            Map.of(
                "ashore", 10, "ashore-3", 10, "campaign", 10, "campaign-3", 10, "one-battle", 60));
    assertThat(counted("weserubung", "", "leaks", 100))
        .isEqualTo(Map.of("ashore", 25, "ashore-3", 25, "campaign", 25, "campaign-3", 25));
  }

  @Test
  void aScenarioThatIsOrderedAloneHasAllTurns() {
    assertThat(counted("weserubung", "one-battle", "leaks", 7)).isEqualTo(Map.of("one-battle", 7));
  }

  @Test
  void withoutAWordTheTurnsAreEqual() {
    RunSetup runSetup = stage("narvik", "");
    List<Scenario> round = ScenarioRotation.of(runSetup, "walks").round();
    assertThat(round).isEqualTo(runSetup.scenarios());
    assertThat(ScenarioRotation.of(runSetup, "walks").scenario(-1)).isEqualTo(round.getLast());
  }

  private static Map<String, Integer> counted(
      String game, String scenario, String check, int runs) {
    ScenarioRotation scenarioRotation = ScenarioRotation.of(stage(game, scenario), check);
    Map<String, Integer> counts = new TreeMap<>();
    LongStream.range(0, runs)
        .forEach(n -> counts.merge(scenarioRotation.scenario(n).id(), 1, Integer::sum));
    return counts;
  }

  private static RunSetup stage(String game, String scenario) {
    RunOptions preset = RunOptions.PRESET;
    return RunSetup.of(
        new RunOptions(
            game, scenario, Map.of(), 1, 1, preset.closely(), preset.cases(), preset.summary()));
  }
}
