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

  @Test
  void aPolicyIsCompletedByWhatTheGameKnows() {
    Map<String, List<String>> known =
        Map.of("evasion", List.of("never", "always"), "rounds", List.of("1", "2"));
    assertThat(Policy.none().completed(known))
        .isEqualTo(new Policy(Map.of("evasion", "never", "rounds", "1")));
    assertThat(new Policy(Map.of("rounds", "2")).completed(known))
        .isEqualTo(new Policy(Map.of("evasion", "never", "rounds", "2")));
    assertThatThrownBy(() -> new Policy(Map.of("toss", "heads")).completed(known))
        .isInstanceOf(UnknownPolicyException.class)
        .hasMessage("'toss' is no policy of this game; known are [evasion, rounds]");
    assertThatThrownBy(() -> new Policy(Map.of("rounds", "3")).completed(known))
        .isInstanceOf(UnknownPolicyException.class)
        .hasMessage("'3' is no policy for 'rounds'; known are [1, 2]");
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
