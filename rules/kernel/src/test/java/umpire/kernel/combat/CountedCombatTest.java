package umpire.kernel.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Reason;
import umpire.kernel.dice.Chance;
import umpire.kernel.play.Brief;

class CountedCombatTest {
  record Shots(int dice) implements Brief {}

  record Hits(int hits) {}

  record Fired(int shots) implements Reason {}

  record Again() implements Reason {}

  record Shot(Hits result, List<Integer> dice, List<Finding> findings) implements CountedReport {}

  /** A six hits; the shot after a one is thrown once more, with another die. */
  private static final CountedCombat<Shots, Shot> COMBAT =
      (brief, chance) -> {
        List<Integer> dice = new ArrayList<>(chance.dice(brief.dice(), 6));
        List<Finding> findings = new ArrayList<>();
        if (dice.getFirst() == 1) {
          dice.add(again(chance));
          findings.add(Finding.notes("2.2", new Again()));
        }
        findings.add(Finding.notes("2.1", new Fired(brief.dice())));
        return new Shot(
            new Hits((int) dice.stream().filter(die -> die == 6).count()), dice, findings);
      };

  private static int again(Chance chance) {
    return chance.die(2) == 1 ? 6 : 5;
  }

  @Test
  void everyFallIsCountedOnceWithItsOwnDice() {
    Odds odds = COMBAT.odds(new Shots(1), Policy.none());
    assertThat(odds.chances())
        .containsExactly(
            new Odds.Chances(new Hits(1), Probability.of(3, 12)),
            new Odds.Chances(new Hits(0), Probability.of(9, 12)));
    assertThat(COMBAT.odds(new Shots(2), Policy.none()).chances())
        .contains(new Odds.Chances(new Hits(0), Probability.of(9 * 5, 12 * 6)));
  }

  @Test
  void oddsTellWhatHoldsWhateverFalls() {
    assertThat(COMBAT.odds(new Shots(1), Policy.none()).findings())
        .containsExactly(Finding.notes("2.1", new Fired(1)));
  }

  @Test
  void thereAreNoPoliciesAndNotManyDice() {
    assertThatThrownBy(
            () -> COMBAT.odds(new Shots(1), new Policy(java.util.Map.of("toss", "heads"))))
        .isInstanceOf(UnknownPolicyException.class);
    assertThatThrownBy(() -> COMBAT.odds(new Shots(6), Policy.none()))
        .isInstanceOf(UncountableException.class)
        .hasMessageContaining("more than 10000 ways");
  }

  @Test
  void diceHaveSixSidesUnlessTheGameSaysOthers() {
    assertThat(new Shot(new Hits(0), List.of(3, 4), List.of()).sides()).containsExactly(6, 6);
  }
}
