package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.play.Pending;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.WeserubungCombat;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Circumstance;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.Fight;
import umpire.weserubung.model.FightCommand;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** The odds are those of play: who may leave when, and what it costs to leave. */
class OddsAgainstPlayTest {
  private static final String TOWN = "2116";
  private static final int NEVER = 99;

  private static Duel duel(List<String> attackers, List<String> defenders) {
    Situation situation = Situation.at(TurnPhase.COMBAT).german("2215", "2216");
    attackers.forEach(unit -> situation.with(unit, TOWN));
    defenders.forEach(unit -> situation.with(unit, TOWN));
    return Duel.of(situation, Duel.fight(BattleKind.LAND, TOWN, Side.GERMAN, attackers, defenders));
  }

  @Test
  void R10_5_c_whoComesToStandAloneWithstandsTwoRoundsAlone() {
    Duel duel =
        duel(
            List.of("german-307-infantry", "german-324-infantry"),
            List.of("norwegian-6-infantry", "norwegian-1-cavalry"));
    assertEqual(duel, NEVER, 2, 3);
  }

  @Test
  void R10_5_c_whoHasStoodAloneForARound() {
    Duel duel = duel(List.of("german-307-infantry"), List.of("norwegian-6-infantry"));
    Duel later = duel.dice(10, 10);
    while (!(later.pending() instanceof Pending.Question<?>)) {
      later.says(Conventions.GERMAN, new FightCommand.FightOn());
    }
    assertThat(later.brief().terms().withstood()).isEqualTo(1);
    assertEqual(later, NEVER, 1, 4);
  }

  @Test
  void R10_7_7_r142_whoHasLandedAndLeavesIsReduced() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .with("german-307-infantry", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    Fight fight =
        Duel.fight(
                BattleKind.LAND,
                "1729",
                Side.GERMAN,
                List.of("german-159-infantry", "german-307-infantry"),
                List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, List.of("german-159-infantry"));
    Map<BattleOutcome, Probability> odds = assertEqual(Duel.of(situation, fight), 2, NEVER, 3);
    assertThat(odds).doesNotContainKey(new BattleOutcome(End.ATTACKER_LEFT, 0, 0));
  }

  @Test
  void R10_7_7_r120_whoLandedAndIsReducedFightsOn() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    situation.with(
        Piece.fresh("german-193-infantry", Situation.place("1729"))
            .aboard("german-transport-1", Situation.place("1729"))
            .turned(true));
    List<String> both = List.of("german-159-infantry", "german-193-infantry");
    Fight fight =
        Duel.fight(BattleKind.LANDING, "1729", Side.GERMAN, both, List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, both);
    assertEqual(Duel.of(situation, fight), 1, NEVER, 2);
  }

  private static Map<BattleOutcome, Probability> assertEqual(
      Duel duel, int attackerLeaves, int defenderLeaves, int rounds) {
    Map<String, String> policy = new HashMap<>();
    policy.put("rounds", "" + (rounds + 1 - duel.brief().round()));
    if (attackerLeaves != NEVER) {
      policy.put("attacker-withdrawal", "after-" + attackerLeaves);
    }
    if (defenderLeaves != NEVER) {
      policy.put("defender-withdrawal", "after-" + defenderLeaves);
    }
    Map<BattleOutcome, Probability> odds = new HashMap<>();
    new WeserubungCombat()
        .odds(duel.brief(), new Policy(policy))
        .chances()
        .forEach(chance -> odds.put((BattleOutcome) chance.outcome(), chance.of()));
    assertThat(odds)
        .isEqualTo(new EveryFallOfPlay(duel, attackerLeaves, defenderLeaves).play(rounds));
    return odds;
  }
}
