package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static umpire.narvik.combat.Fight.allied;
import static umpire.narvik.combat.Fight.german;
import static umpire.narvik.combat.Fight.infantry;
import static umpire.narvik.combat.Fight.tank;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.why.Why;

/** 15.1g: odds are the count of every fall of the dice through the adjudication. */
class R15_OddsTest {
  private final NarvikCombat combat = new NarvikCombat(PackCharts.PACK);

  @Test
  @Rule("15.1g")
  void R15_1g_oddsOfSixFallsByHand() {
    Odds odds =
        combat.odds(
            allied(infantry("a", 5, 0)).against(infantry("m", 5, 0)).brief(), Policy.none());
    // Column -2 to 0 from die 1 to 6: 2/0, 2/0, 1/0, 1/1, 1/1, 1/2.
    assertThat(odds.chances())
        .containsExactly(
            new Odds.Chances(new Losses(2, 0), Probability.of(1, 3)),
            new Odds.Chances(new Losses(1, 0), Probability.of(1, 6)),
            new Odds.Chances(new Losses(1, 1), Probability.of(1, 3)),
            new Odds.Chances(new Losses(1, 2), Probability.of(1, 6)));
  }

  @Test
  @Rule("15.1g")
  void R15_1g_oddsNameTheModifiersThatHoldWhateverFalls() {
    Odds odds =
        combat.odds(
            german(infantry("m", 4, 0)).against(infantry("a", 5, 0), tank("t", 2)).air(8).brief(),
            Policy.none());
    assertThat(odds.findings())
        .contains(
            Finding.of("16.2", new Why.DieModifier("defending-tank t", -1), new Effect.DieRoll(-1)))
        .noneMatch(finding -> finding.because() instanceof Why.CombatDie)
        .noneMatch(finding -> finding.because() instanceof Why.AirDice)
        .noneMatch(finding -> finding.because() instanceof Why.Differential);
  }

  @Test
  @Rule({"15.1g", "18.1.1"})
  void R15_1g_oddsEqualTheCountOfAllFalls() {
    Random random = new Random(1940);
    for (int i = 0; i < 40; i++) {
      Fight fight = new Fight(RandomBriefs.next(random));
      Map<Losses, Integer> counts = new HashMap<>();
      int falls = 0;
      boolean air = fight.brief().airPoints() > 0;
      for (int first = 1; first <= (air ? 6 : 1); first++) {
        for (int second = 1; second <= (air ? 6 : 1); second++) {
          for (int die = 1; die <= 6; die++) {
            AssaultReport report = air ? fight.falls(first, second, die) : fight.falls(die);
            counts.merge(report.result(), 1, Integer::sum);
            falls++;
          }
        }
      }
      Odds odds = combat.odds(fight.brief(), Policy.none());
      assertThat(odds.chances()).hasSameSizeAs(counts.keySet());
      for (Odds.Chances chances : odds.chances()) {
        assertThat(chances.of())
            .isEqualTo(Probability.of(counts.getOrDefault(chances.outcome(), 0), falls));
      }
    }
  }

  @Test
  @Rule("15.1g")
  void R15_1g_noPolicyIsKnownAndImpossibleForcesAreRefused() {
    AssaultBrief brief = allied(infantry("a", 5, 0)).brief();
    assertThatExceptionOfType(UnknownPolicyException.class)
        .isThrownBy(() -> combat.odds(brief, new Policy(Map.of("losses", "retreat"))))
        .withMessageContaining("'losses' is no policy");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> combat.odds(german(tank("t", 1)).brief(), Policy.none()));
  }
}
