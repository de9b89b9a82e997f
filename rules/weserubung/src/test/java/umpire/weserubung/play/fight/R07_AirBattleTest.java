package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Pending;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 7.3, 7.4, 7.5: battles in the air, on airfields and against ships. */
class R07_AirBattleTest {
  private static final FightCommand.BreakOff BREAK_OFF = new FightCommand.BreakOff();

  private static Situation air() {
    return Situation.at(TurnPhase.AIR)
        .with("bf-109-1", "2215")
        .with("bf-109-2", "2215")
        .with("he-111-1", "2215")
        .with("sea-gladiator-1", "britain")
        .with("hurricane-1", "britain")
        .with("wellington-1", "britain")
        .german("2215");
  }

  private static Duel interception(String... defenders) {
    return Duel.of(
        air(),
        Duel.fight(
            BattleKind.AIR,
            "1040",
            Side.GERMAN,
            List.of("bf-109-1", "bf-109-2"),
            List.of(defenders)));
  }

  @Test
  void R7_3_3_theOwnerSharesHitsAndOneUnitMayBearTwo() {
    Duel duel = interception("sea-gladiator-1", "wellington-1").dice(2, 3, 10);
    assertThat(
            Situation.isOffered(
                duel.position(),
                ALLIED,
                new FightCommand.BearHits(Map.of("sea-gladiator-1", 2, "wellington-1", 0))))
        .isTrue();
    duel.says(ALLIED, new FightCommand.BearHits(Map.of("sea-gladiator-1", 0, "wellington-1", 2)));
    assertThat(duel.isGone("wellington-1")).isTrue();
    assertThat(duel.position().forces().pool()).containsExactly("wellington-1");
    assertThat(duel.isReduced("sea-gladiator-1")).isFalse();
  }

  @Test
  void R7_3_3_hitsThatAreNotSharedAreRefusedByTheirSum() {
    Duel duel = interception("sea-gladiator-1", "wellington-1").dice(2, 3, 10);
    assertThat(
            Situation.refusals(
                duel.position(),
                ALLIED,
                new FightCommand.BearHits(Map.of("sea-gladiator-1", 1, "wellington-1", 0))))
        .containsExactly("7.3-3");
  }

  @Test
  void R7_3_n_theRollerOfANaturalOneNamesTheVictimFirst() {
    Duel duel = interception("sea-gladiator-1", "wellington-1").dice(1, 2, 10);
    duel.says(GERMAN, new FightCommand.NameVictim("sea-gladiator-1"));
    duel.says(ALLIED, new FightCommand.BearHits(Map.of("sea-gladiator-1", 0, "wellington-1", 1)));
    assertThat(duel.isReduced("sea-gladiator-1")).isTrue();
    assertThat(duel.isReduced("wellington-1")).isTrue();
  }

  @Test
  void R7_3_n_theAttackersOnesComeBeforeTheDefenders() {
    Duel duel =
        Duel.of(
                air(),
                Duel.fight(
                    BattleKind.AIR,
                    "1040",
                    Side.GERMAN,
                    List.of("bf-109-1", "bf-109-2"),
                    List.of("sea-gladiator-1", "hurricane-1")))
            .dice(1, 10, 1, 10);
    duel.says(GERMAN, new FightCommand.NameVictim("hurricane-1"));
    duel.says(ALLIED, new FightCommand.NameVictim("bf-109-2"));
    assertThat(duel.isReduced("bf-109-2")).isTrue();
    assertThat(duel.happened(FightEvent.VictimNamed.class))
        .extracting(FightEvent.VictimNamed::seat)
        .containsExactly(GERMAN, ALLIED);
  }

  @Test
  void R7_3_n_whoCannotBearItIsNotNamed() {
    Duel duel = interception("sea-gladiator-1", "wellington-1").dice(1, 10, 10);
    assertThat(
            Situation.refusals(duel.position(), GERMAN, new FightCommand.NameVictim("hurricane-1")))
        .containsExactly("7.3-n");
  }

  @Test
  void R7_3_4_endsWhenOneSideIsGone() {
    Duel duel = interception("wellington-1").dice(2, 3);
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }

  @Test
  void R7_3_4_theDefenderMayWithdrawThenTheAttacker() {
    Duel duel = interception("sea-gladiator-1").dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.FightOn());
    duel.says(GERMAN, new FightCommand.FightOn());
    assertThat(duel.brief().round()).isEqualTo(2);
    duel.dice(10, 10, 10).says(ALLIED, new FightCommand.FightOn());
    duel.says(GERMAN, new FightCommand.BreakOff());
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
  }

  @Test
  void R7_4_a_theDefenderWithdraws() {
    Duel duel = interception("sea-gladiator-1").dice(10, 10, 10);
    duel.says(ALLIED, new FightCommand.BreakOff());
    assertThat(duel.end()).isEqualTo(End.DEFENDER_LEFT);
  }

  private static Duel atFornebu(Situation situation) {
    return Duel.of(
            situation,
            Duel.with(
                Duel.fight(
                    BattleKind.AIR,
                    "2215",
                    Side.ALLIED,
                    List.of("hurricane-1"),
                    List.of("bf-109-1")),
                Term.ON_BASE))
        .dice(10, 10);
  }

  /** 7.4-b: Denmark is in reach of Fornebu. */
  @Test
  void R7_4_b_whoIsOnHisBaseMayGoToAnother() {
    assertThat(Situation.isOffered(atFornebu(air()).position(), GERMAN, BREAK_OFF)).isTrue();
  }

  /** Grounded, it cannot fly at all: nobody is asked but the attacker. */
  @Test
  void R7_4_b_noWithdrawalWithoutAnotherBase() {
    Piece grounded = Piece.fresh("bf-109-1", Situation.place("2215")).marked(Mark.GROUNDED);
    assertThat(Situation.isOffered(atFornebu(air().with(grounded)).position(), ALLIED, BREAK_OFF))
        .isTrue();
  }

  /** r62: Norwegians do not leave the ground on 9 to 12 April, not even under attack. */
  @Test
  void R14_2_c_r62_norwegiansDoNotFlyOff() {
    assertThat(surprised(1)).isFalse();
    assertThat(surprised(2)).isTrue();
  }

  private static boolean surprised(int turn) {
    Situation sola =
        Situation.at(TurnPhase.AIR)
            .turn(turn)
            .with("norwegian-gladiator-1", "Sola")
            .with("bf-110-1", "denmark")
            .with("bf-110-2", "denmark");
    Duel duel =
        Duel.of(
                sola,
                Duel.with(
                    Duel.fight(
                        BattleKind.AIR,
                        "Sola",
                        Side.GERMAN,
                        List.of("bf-110-1", "bf-110-2"),
                        List.of("norwegian-gladiator-1")),
                    Term.ON_BASE))
            .dice(10, 10, 10);
    return ((Pending.Choices<Command>) duel.pending()).asked().containsKey(ALLIED);
  }

  /** r110: who is aboard an aircraft that is damaged stays aboard. */
  @Test
  void R3_3_3_c_r110_aDamagedAirTransportKeepsWhomItCarries() {
    Situation flying =
        air()
            .with("ju-52-1", "2215")
            .aboard("german-2-parachute", "ju-52-1")
            .aboard("german-3-parachute", "ju-52-1");
    Duel duel =
        Duel.of(
                flying,
                Duel.fight(
                    BattleKind.AIR,
                    "2215",
                    Side.ALLIED,
                    List.of("hurricane-1"),
                    List.of("ju-52-1")))
            .dice(2);
    assertThat(duel.isReduced("ju-52-1")).isTrue();
    assertThat(duel.position().piece("german-2-parachute").aboard()).isEqualTo("ju-52-1");
    assertThat(duel.position().piece("german-3-parachute").aboard()).isEqualTo("ju-52-1");
    assertThat(Situation.isOffered(duel.position(), GERMAN, BREAK_OFF)).isTrue();
  }

  @Test
  void R7_3_b_anAirfieldIsAttackedInTwoRoundsAndNobodyReplies() {
    Duel duel =
        Duel.of(
                air(),
                Duel.with(
                    Duel.fight(
                        BattleKind.AIRFIELD,
                        "2215",
                        Side.ALLIED,
                        List.of("hurricane-1"),
                        List.of("he-111-1")),
                    Term.ON_BASE))
            .dice(10)
            .dice(2);
    assertThat(duel.end()).isEqualTo(End.BOTH_LEFT);
    assertThat(duel.isReduced("he-111-1")).isTrue();
  }

  private static Duel raid(Term... terms) {
    Situation situation =
        air().with("ark-royal", "1040").aboard("swordfish-1", "ark-royal").with("york", "1040");
    return Duel.of(
        situation,
        Duel.with(
            Duel.fight(
                BattleKind.AERO_NAVAL,
                "1040",
                Side.GERMAN,
                List.of("he-111-1", "bf-109-1"),
                List.of("ark-royal", "york")),
            terms));
  }

  @Test
  void R7_5_1_shipsThatAreNotFoundAreNotFought() {
    assertThat(raid().dice(7).end()).isEqualTo(End.NOT_FOUND);
  }

  @Test
  void R7_5_1_whoFindsThemFiresAtOnceAndMayGoOn() {
    Duel duel = raid().dice(6, 10, 10, 10, 10).says(GERMAN, new FightCommand.FightOn());
    assertThat(duel.brief().next()).isEqualTo(BattleDice.FIRE);
    assertThat(duel.dice(10, 10, 10, 10).end()).isEqualTo(End.BOTH_LEFT);
  }

  @Test
  void R7_5_5_theAttackerIsContentWithOneRound() {
    Duel duel = raid().dice(6, 10, 10, 10, 10).says(GERMAN, new FightCommand.BreakOff());
    assertThat(duel.end()).isEqualTo(End.ATTACKER_LEFT);
  }

  /** 7.5-3: no location, and one die more, whose 1 the defender's seat names. */
  @Test
  void R7_5_3_theGunsOfAPort() {
    Duel duel = raid(Term.IN_PORT).dice(10, 10, 10, 10, 1);
    duel.says(ALLIED, new FightCommand.NameVictim("bf-109-1"));
    assertThat(duel.isReduced("bf-109-1")).isTrue();
  }

  @Test
  void R3_4_2_b_aDamagedCarrierKeepsOneFighter() {
    Duel duel = raid().dice(6, 1, 10, 10, 10).says(GERMAN, victim("ark-royal"));
    assertThat(duel.isReduced("ark-royal")).isTrue();
    assertThat(duel.isReduced("swordfish-1")).isFalse();
    assertThat(duel.position().piece("swordfish-1").aboard()).isEqualTo("ark-royal");
  }

  private static FightCommand.NameVictim victim(String unit) {
    return new FightCommand.NameVictim(unit);
  }

  @Test
  void R3_4_2_c_r38_ofTwoFightersTheOwnerSaysWhichSuffersAndWhereItLands() {
    Situation situation =
        air()
            .with("ark-royal", "1040")
            .with("furious", "1040")
            .aboard("swordfish-1", "ark-royal")
            .aboard("swordfish-2", "ark-royal");
    Duel duel =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.AERO_NAVAL,
                    "1040",
                    Side.GERMAN,
                    List.of("he-111-1"),
                    List.of("ark-royal", "furious")))
            .dice(6, 1, 10, 10)
            .says(GERMAN, victim("ark-royal"))
            .says(ALLIED, new FightCommand.ForsakeCarrier("swordfish-2"))
            .says(ALLIED, new FightCommand.AlightAboard("furious"));
    assertThat(duel.isReduced("swordfish-2")).isTrue();
    assertThat(duel.position().piece("swordfish-2").aboard()).isEqualTo("furious");
    assertThat(duel.isReduced("swordfish-1")).isFalse();
  }

  @Test
  void R3_4_2_c_fightersOfASunkCarrierSufferAndLandElsewhereOrAreLost() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("he-111-1", "2215")
            .with("he-111-2", "2215")
            .german("2215", "1207")
            .reduced("ark-royal", "1040")
            .aboard("swordfish-1", "ark-royal");
    Duel duel =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.AERO_NAVAL,
                    "1040",
                    Side.GERMAN,
                    List.of("he-111-1", "he-111-2"),
                    List.of("ark-royal")))
            .dice(6, 2, 10, 10);
    assertThat(duel.position().forces().lost()).containsExactly("ark-royal");
    assertThat(duel.isReduced("swordfish-1")).isTrue();
    while (!duel.isOver()) {
      duel.lapses(ALLIED);
    }
    assertThat(duel.position().piece("swordfish-1").aboard()).isEmpty();
    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }
}
