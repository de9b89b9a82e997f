package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.kernel.combat.Probability;
import umpire.kernel.play.Pending;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** The odds are those of play, in battles of every kind: who leaves when, and what it costs. */
class OddsAgainstPlayTest {
  private static final String TOWN = "2116";
  private static final String SEA = "1040";
  private static final String PORT = "1729";
  private static final Standing FIRM = Standing.firm();

  private static Duel duel(List<String> attackers, List<String> defenders) {
    return duel(BattleKind.LAND, TOWN, attackers, defenders);
  }

  private static Duel duel(
      BattleKind kind, String place, List<String> attackers, List<String> defenders) {
    Situation situation = Situation.at(TurnPhase.COMBAT).german("2215", "2216");
    Stream.concat(attackers.stream(), defenders.stream())
        .forEach(unit -> situation.with(unit, place));
    return Duel.of(situation, Duel.fight(kind, place, Side.GERMAN, attackers, defenders));
  }

  /** These land from two transports, and these ships bombard; the port helps its defenders. */
  private static Duel landing(List<String> landed, List<String> ships, List<String> defenders) {
    Situation situation = Situation.at(TurnPhase.COMBAT);
    Stream.concat(ships.stream(), defenders.stream()).forEach(unit -> situation.with(unit, PORT));
    situation.with("german-transport-1", PORT);
    landed.forEach(unit -> situation.aboard(unit, "german-transport-1"));
    List<String> attackers = Stream.concat(landed.stream(), ships.stream()).toList();
    return Duel.of(
        situation,
        Duel.fight(BattleKind.LANDING, PORT, Side.GERMAN, attackers, defenders)
            .in(Circumstance.FROM_SEA, landed)
            .in(Circumstance.BOMBARDING, ships)
            .in(Circumstance.IN_PORT, defenders));
  }

  @Test
  void R10_5_c_whoComesToStandAloneWithstandsTwoRoundsAlone() {
    Duel duel =
        duel(
            List.of("german-307-infantry", "german-324-infantry"),
            List.of("norwegian-6-infantry", "norwegian-1-cavalry"));
    assertEqual(duel, FIRM.defenderLeaves(2), 3);
  }

  @Test
  void R10_5_c_whoHasStoodAloneForARound() {
    Duel duel = duel(List.of("german-307-infantry"), List.of("norwegian-6-infantry"));
    Duel later = duel.dice(10, 10);
    while (!(later.pending() instanceof Pending.Question<?>)) {
      later.says(MatchAgreements.GERMAN, new FightCommand.FightOn());
    }
    assertThat(later.brief().terms().withstood()).isEqualTo(1);
    assertEqual(later, FIRM.defenderLeaves(1), 4);
  }

  @Test
  void R10_7_7_r142_whoHasLandedAndLeavesIsReduced() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", PORT)
            .with("german-307-infantry", PORT)
            .with("german-transport-1", PORT)
            .aboard("german-159-infantry", "german-transport-1");
    Fight fight =
        Duel.fight(
                BattleKind.LAND,
                PORT,
                Side.GERMAN,
                List.of("german-159-infantry", "german-307-infantry"),
                List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, List.of("german-159-infantry"));
    Map<BattleOutcome, Probability> odds =
        assertEqual(Duel.of(situation, fight), FIRM.attackerLeaves(2), 3);
    assertThat(odds).doesNotContainKey(new BattleOutcome(End.ATTACKER_LEFT, 0, 0));
  }

  @Test
  void R10_7_7_r120_whoLandedAndIsReducedFightsOn() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", PORT)
            .with("german-transport-1", PORT)
            .aboard("german-159-infantry", "german-transport-1");
    situation.with(
        Piece.fresh("german-193-infantry", Situation.place(PORT))
            .aboard("german-transport-1", Situation.place(PORT))
            .turned(true));
    List<String> both = List.of("german-159-infantry", "german-193-infantry");
    Fight fight =
        Duel.fight(BattleKind.LANDING, PORT, Side.GERMAN, both, List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, both);
    assertEqual(Duel.of(situation, fight), FIRM.attackerLeaves(1), 2);
  }

  @Test
  void R10_5_b_theDefenderOfALandingGivesWayAfterItsFirstRound() {
    Duel duel =
        landing(
            List.of("german-159-infantry"),
            List.of("bluecher"),
            List.of("norwegian-12-infantry", "norwegian-1-cavalry"));
    Map<BattleOutcome, Probability> odds = assertEqual(duel, FIRM.defenderLeaves(1), 3);
    assertThat(ends(odds)).contains(End.DEFENDER_LEFT, End.ATTACKER_WINS);
  }

  @Test
  void R10_5_c_aLoneDefenderOfALandingGivesWayAfterTwo() {
    Duel duel =
        landing(
            List.of("german-159-infantry"),
            List.of("german-destroyer-1"),
            List.of("norwegian-12-infantry"));
    Map<BattleOutcome, Probability> odds = assertEqual(duel, FIRM.defenderLeaves(1), 3);
    assertThat(ends(odds)).contains(End.DEFENDER_LEFT).doesNotContain(End.BOTH_LEFT);
  }

  @Test
  void R8_4_s5_bothMayLeaveABattleAtSea() {
    Duel duel =
        duel(
            BattleKind.NAVAL,
            SEA,
            List.of("bluecher", "german-destroyer-1"),
            List.of("york", "british-destroyer-1"));
    Map<BattleOutcome, Probability> odds =
        assertEqual(triesToEvade(duel), FIRM.evading().attackerLeaves(1), 2);
    assertThat(ends(odds)).contains(End.ATTACKER_LEFT, End.DEFENDER_LEFT);
  }

  @Test
  void R8_5_a_evasionIsTriedAgainAfterEachRound() {
    Duel duel =
        duel(
            BattleKind.NAVAL,
            SEA,
            List.of("u-boat-1", "german-destroyer-1"),
            List.of("british-destroyer-1"));
    assertEqual(triesToEvade(duel), FIRM.evading(), 4);
  }

  /** The fleet's submarine goes alone where the die frees it, and the fleet fights on. */
  @Test
  void R8_5_b_r170_evasionIsTriedAgainWithAndWithoutTheSubmarine() {
    Duel duel =
        duel(
            BattleKind.NAVAL,
            SEA,
            List.of("bluecher", "u-boat-1"),
            List.of("york", "british-submarine-1"));
    assertEqual(triesToEvade(duel), FIRM.evading(), 2);
  }

  @Test
  void R7_5_5_aRaidIsLeftAfterOneRound() {
    Duel raid = duel(BattleKind.AERO_NAVAL, SEA, List.of("he-111-1"), List.of("york", "suffolk"));
    Map<BattleOutcome, Probability> odds = assertEqual(raid, FIRM.attackerLeaves(1), 2);
    assertThat(ends(odds)).contains(End.NOT_FOUND, End.ATTACKER_LEFT);
    assertThat(ends(odds)).doesNotContain(End.BOTH_LEFT);
  }

  /** What a natural 1 costs hangs on who gives it, in battles of every kind. */
  @ParameterizedTest
  @EnumSource(BattleKind.class)
  void R7_3_n_ownersGiveNaturalOnes(BattleKind kind) {
    assertEqual(duel(kind), FIRM.ownersGiveOnes(), 2);
  }

  /** Whoever may, in the order in which they may: on an airfield nobody. */
  @ParameterizedTest
  @EnumSource(BattleKind.class)
  void R10_5_a_bothLeaveAsSoonAsTheyMay(BattleKind kind) {
    assertEqual(duel(kind), FIRM.evading().attackerLeaves(1).defenderLeaves(2), 2);
    assertEqual(duel(kind), FIRM.evading().attackerLeaves(2).defenderLeaves(1), 2);
  }

  /** A small battle of each kind, before any dice have fallen; at sea nobody evades at first. */
  private static Duel duel(BattleKind kind) {
    return switch (kind) {
      case AIR -> duel(kind, SEA, List.of("bf-109-1"), List.of("wellington-1", "sea-gladiator-1"));
      case AIRFIELD ->
          duel(kind, "2215", List.of("he-111-1"), List.of("wellington-1", "swordfish-1"));
      case AERO_NAVAL -> duel(kind, SEA, List.of("he-111-1"), List.of("york", "norge"));
      case NAVAL ->
          duel(
                  kind,
                  SEA,
                  List.of("german-destroyer-1", "bluecher"),
                  List.of("york", "british-submarine-1"))
              .says(MatchAgreements.ALLIED, new FightCommand.FightOn());
      case LAND ->
          duel(
              List.of("german-307-infantry", "he-111-1"),
              List.of("norwegian-6-infantry", "norwegian-1-cavalry"));
      case LANDING ->
          landing(
              List.of("german-159-infantry"),
              List.of("german-destroyer-1"),
              List.of("norwegian-12-infantry", "norwegian-1-cavalry"));
    };
  }

  /** The first of the dice of its odds is that of its evasion. */
  private static Duel triesToEvade(Duel duel) {
    return duel.says(MatchAgreements.ALLIED, new FightCommand.Evade())
        .says(MatchAgreements.GERMAN, new FightCommand.FightOn());
  }

  private static List<End> ends(Map<BattleOutcome, Probability> odds) {
    return odds.keySet().stream().map(BattleOutcome::end).toList();
  }

  private static Map<BattleOutcome, Probability> assertEqual(
      Duel duel, Standing standing, int rounds) {
    Map<BattleOutcome, Probability> odds = new HashMap<>();
    new WeserubungCombat()
        .odds(duel.brief(), standing.policy(duel.brief(), rounds))
        .chances()
        .forEach(chance -> odds.put((BattleOutcome) chance.outcome(), chance.of()));
    assertThat(odds).isEqualTo(new EveryFallOfPlay(duel, standing).play(rounds));
    return odds;
  }
}
