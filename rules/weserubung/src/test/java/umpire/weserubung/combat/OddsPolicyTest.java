package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.weserubung.combat.Units.battle;
import static umpire.weserubung.combat.Units.infantry;
import static umpire.weserubung.combat.Units.unit;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.counter.UnitKind;

/** What odds assume is named in request and answer, and what they refuse. */
final class OddsPolicyTest {
  private static final WeserubungCombat COMBAT = new WeserubungCombat();
  private static final CombatBrief SMALL = land(List.of(infantry("a")), List.of(infantry("b")));

  @Test
  void theAnswerNamesEveryValue() {
    assertThat(COMBAT.odds(SMALL, Policy.none()).policy().values())
        .isEqualTo(
            Map.of(
                "losses", "owner",
                "natural-one", "dearest",
                "evasion", "never",
                "attacker-withdrawal", "never",
                "defender-withdrawal", "never",
                "rounds", "end"));
    Policy given =
        new Policy(
            Map.of(
                "losses", "owner",
                "natural-one", "owner",
                "evasion", "always",
                "attacker-withdrawal", "after-2",
                "defender-withdrawal", "after-1",
                "rounds", "3"));
    assertThat(COMBAT.odds(SMALL, given).policy()).isEqualTo(given);
  }

  @ParameterizedTest
  @CsvSource({
    "loses, owner",
    "losses, attacker",
    "natural-one, cheapest",
    "evasion, sometimes",
    "attacker-withdrawal, after-0",
    "attacker-withdrawal, after-",
    "defender-withdrawal, 2",
    "rounds, 0",
    "rounds, 21",
    "rounds, 008",
    "rounds, many",
    "rounds, END"
  })
  void whatIsNotKnownIsRefused(String name, String value) {
    assertThatThrownBy(() -> COMBAT.odds(SMALL, new Policy(Map.of(name, value))))
        .isInstanceOf(UnknownPolicyException.class);
  }

  @Test
  void whatIsLeftAfterTheBoundIsToldAsStillFighting() {
    Odds one = COMBAT.odds(SMALL, new Policy(Map.of("rounds", "1")));
    assertThat(one.chances())
        .extracting(chance -> ((BattleOutcome) chance.outcome()).end())
        .containsOnly(End.BOTH_LEFT);
    Odds two = COMBAT.odds(SMALL, new Policy(Map.of("rounds", "2")));
    assertThat(two.chances())
        .extracting(chance -> ((BattleOutcome) chance.outcome()).end())
        .contains(End.ATTACKER_WINS, End.DEFENDER_WINS, End.NOBODY_LEFT, End.BOTH_LEFT);
  }

  @Test
  void twelveOnASideAreCountedThirteenAreNot() {
    Odds twelve = COMBAT.odds(land(side("a", 12), side("b", 12)), Policy.none());
    assertThat(twelve.policy().values()).containsEntry("rounds", "8");
    assertThatThrownBy(
            () ->
                COMBAT.odds(
                    land(side("a", 12), side("b", 12)), new Policy(Map.of("rounds", "end"))))
        .isInstanceOf(UncountableException.class)
        .hasMessageContaining("to its end");
    assertThatThrownBy(() -> COMBAT.odds(land(side("a", 13), side("b", 1)), Policy.none()))
        .isInstanceOf(UncountableException.class)
        .hasMessageContaining("12");
  }

  @Test
  void theBoundIsLoweredWhereMoreCannotBeCountedAndRefusedWhereItWasGiven() {
    CombatBrief mixed = land(mixed("a"), mixed("b"));
    String kept = COMBAT.odds(mixed, Policy.none()).policy().values().getOrDefault("rounds", "");
    assertThat(Integer.parseInt(kept)).isBetween(2, 7);
    assertThat(COMBAT.odds(mixed, new Policy(Map.of("rounds", kept))))
        .isEqualTo(COMBAT.odds(mixed, Policy.none()));
    assertThatThrownBy(() -> COMBAT.odds(mixed, new Policy(Map.of("rounds", "8"))))
        .isInstanceOf(UncountableException.class)
        .hasMessageContaining("over " + kept + " rounds");
    assertThat(
            COMBAT.odds(mixed, new Policy(Map.of("rounds", "8", "natural-one", "owner"))).chances())
        .isNotEmpty();
  }

  private static List<Combatant> side(String name, int units) {
    return IntStream.range(0, units).mapToObj(i -> infantry(name + i)).toList();
  }

  private static List<Combatant> mixed(String name) {
    return IntStream.range(0, 12)
        .mapToObj(i -> unit(name + i, UnitKind.INFANTRY, 2 + i % 3, 3 + i % 2, 0))
        .toList();
  }

  private static CombatBrief land(List<Combatant> attackers, List<Combatant> defenders) {
    return battle(BattleKind.LAND, BattleDice.FIRE, 1, attackers, defenders);
  }
}
