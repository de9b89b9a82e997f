package umpire.kernel.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.Sequence.Part;
import umpire.kernel.flow.Sequence.Phase;
import umpire.kernel.scenario.SequenceOfPlay;

class SequenceTest {
  private static final Sequence<String> TURN =
      new Sequence<>(
          List.of(
              Phase.of(
                  "air",
                  "Air phase",
                  "7",
                  List.of(
                      Part.of("points", "Air points", "7.1", "roll the air points"),
                      Part.unlisted("roll the reconnaissance"))),
              Phase.of(
                  "end", "End", "8", List.of(Part.of("recovery", "Recovery", "8.1", "recover")))));

  @Test
  void itsPartsFollowEachOtherAcrossPhasesUnlistedOnesToo() {
    assertThat(TURN.parts().stream().map(Part::begin))
        .containsExactly("roll the air points", "roll the reconnaissance", "recover");
  }

  @Test
  void theOutlineNamesThePartsThatAreListed() {
    assertThat(TURN.outline().steps().stream().map(SequenceOfPlay.Step::id))
        .containsExactly("points", "recovery");
    assertThat(TURN.outline().phases().getFirst().rule().value()).isEqualTo("7");
  }

  @Test
  void aPhaseThatNamesNoPartHasNoOutline() {
    Sequence<String> silent =
        new Sequence<>(List.of(Phase.of("air", "Air phase", "7", List.of(Part.unlisted("roll")))));
    assertThatThrownBy(silent::outline)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("air");
  }
}
