package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import umpire.kernel.game.Game;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

class SamplesTest {
  private final Game game = new Skirmish(Flaw.NONE);

  @Test
  void aSampleIsAFileBesideThePack() {
    assertThat(Samples.of(game, "demo").at("/people/scenario").asText()).isEqualTo("melee");
  }

  @Test
  void theFaultOfAGameWithoutASampleSaysWhatToWrite() {
    assertThat(Samples.find(game, "battle")).isEmpty();
    assertThatThrownBy(() -> Samples.of(game, "battle"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("skirmish has no samples/battle.json: write one beside its pack");
  }

  /** The skirmish is not listed for ServiceLoader, and no other game is here. */
  @Test
  void withoutGamesThereIsNoPreset() {
    assertThat(Samples.games("demo")).isEmpty();
    assertThat(Samples.presetGame()).isEmpty();
  }
}
