package umpire.kernel.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OddsTest {
  record Hit(boolean hit) {}

  @Test
  void probabilitiesAddUpToOne() {
    assertThat(odds(Probability.of(2, 3)).chances()).hasSize(2);
    assertThatThrownBy(() -> odds(Probability.of(1, 2)))
        .hasMessage("probabilities add up to 5/6, not to 1");
  }

  @Test
  void aPolicyKeepsItsOwnCopy() {
    assertThat(new Policy(Map.of("b", "2", "a", "1")).values().keySet()).containsExactly("a", "b");
    assertThat(Policy.none().values()).isEmpty();
  }

  private static Odds odds(Probability hit) {
    return new Odds(
        Policy.none(),
        List.of(
            new Odds.Chances(new Hit(true), hit),
            new Odds.Chances(new Hit(false), Probability.of(1, 3))),
        List.of());
  }
}
