package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Advance;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.AssaultCommand.LoseStep;
import umpire.fallschirmjaeger.model.command.AssaultCommand.RetreatTo;
import umpire.fallschirmjaeger.model.command.FireCommand.Bombard;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Pending;

/** Barrage, combat, losses, retreat, advance, supply, recovery and the end in play. */
class RSCS_CombatTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String GUNS = "fj-guns";
  private static final String ENEMY = "ri-28-1";

  private static Attack attack(String hex, String... units) {
    return new Attack(at(hex), List.of(units));
  }

  @Test
  void RSCS_losses_theOwnerSaysWhoLosesEachStep() {
    // 6 to 4 is 1/1; seven is A1D1: the defender is alone, the attackers choose.
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit(ENEMY, "20.11")
            .play(3, 4);
    played.german(new EndPhase(), attack("20.11", A, B), new LoseStep(B));
    assertThat(played.piece(ENEMY).steps()).isEqualTo(1);
    assertThat(played.piece(B).steps()).isEqualTo(1);
    assertThat(played.piece(A).steps()).isEqualTo(2);
  }

  @Test
  @Rule({"SCS-advance", "T-CRT/r62"})
  void RSCS_retreat_theDefenderRetreatsAwayAndTheAttackerAdvances() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit("moerdijk-north", "20.11")
            .unit("moerdijk-south-1", "20.11")
            .play(4, 5);
    // 6 to 4: 1/1, nine: A1 D2 r1.
    played.german(new EndPhase(), attack("20.11", A, B));
    played.allied(new LoseStep("moerdijk-north"), new LoseStep("moerdijk-south-1"));
    played.german(new LoseStep(A));
    assertThat(played.refused(Side.ALLIED, new RetreatTo("moerdijk-north", at("20.10"))))
        .isEqualTo("SCS-retreat");
    played.allied(
        new RetreatTo("moerdijk-north", at("20.12")),
        new RetreatTo("moerdijk-south-1", at("20.12")));
    played.german(new Advance(List.of(B)));
    assertThat(played.piece(B).place()).isEqualTo(at("20.11"));
    assertThat(played.piece(A).place()).isEqualTo(at("20.10"));
  }

  @Test
  void RSCS_retreat_whoHasNoHexIsEliminated() {
    // Germans all around: every hex is taken or in a zone.
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit("fjr-1-3", "20.13")
            .unit("fjr-1-4", "18.12")
            .unit("fjr-1-5", "22.12")
            .unit("fjr-1-6", "19.11")
            .unit("fjr-1-7", "21.11")
            .unit(ENEMY, "20.11")
            .unit("moerdijk-north", "20.11")
            .play(4, 5);
    // 6 to 4 and 2: 1/1, nine: A1 D2 r1. The company is lost with two steps, the battalion
    // retreats.
    played.german(new EndPhase(), attack("20.11", A, B));
    played.allied(new LoseStep("moerdijk-north"), new LoseStep("moerdijk-north"));
    played.german(new LoseStep(A));
    assertThat(played.position().has(ENEMY)).isFalse();
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof AssaultEvent.UnitEliminated(String unit, Finding because)
                    && unit.equals(ENEMY)
                    && because.rule().value().equals("SCS-retreat"));
  }

  @Test
  void RSCS_attack_aUnitAttacksOnceAndAHexIsAttackedOnce() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit(ENEMY, "20.11")
            .unit("moerdijk-north", "21.10")
            .play(3, 4);
    // 3 to 4: 1/2, seven: A1.
    played.german(new EndPhase(), attack("20.11", A));
    assertThat(played.refused(Side.GERMAN, attack("20.11", B))).isEqualTo("SCS-attack");
    assertThat(played.refused(Side.GERMAN, attack("21.10", A))).isEqualTo("SCS-attack");
  }

  @Test
  void R1_7_aGunFiresOnceAndNotOutOfAnEnemyZone() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(GUNS, "20.10")
            .unit("ar-102-1", "20.09")
            .unit(ENEMY, "20.13")
            .play(2, 1);
    played.german(new EndPhase(), new Bombard(GUNS, at("20.13")));
    assertThat(played.refused(Side.GERMAN, new Bombard(GUNS, at("20.13")))).isEqualTo("1.7");
    assertThat(played.piece(GUNS).marks()).contains(Mark.BARRAGED);
    Field.Played near =
        Field.on(Edition.open().pack())
            .unit(GUNS, "20.10")
            .unit("ar-102-1", "30.10")
            .unit(ENEMY, "20.11")
            .unit("moerdijk-north", "30.12")
            .play();
    near.german(new EndPhase());
    assertThat(near.refused(Side.GERMAN, new Bombard(GUNS, at("20.11")))).isEqualTo("1.7");
    assertThat(near.refused(Side.GERMAN, new Bombard("ar-102-1", at("50.11")))).isEqualTo("1.7a");
  }

  @Test
  void R1_7a_whoeverIsHitIsDisorganisedUntilTheRecoveryOfTheSide() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(GUNS, "20.10").unit(ENEMY, "20.13").play(2, 6);
    played.german(new EndPhase(), new Bombard(GUNS, at("20.13")));
    assertThat(played.piece(ENEMY).steps()).isEqualTo(1);
    // Its side has nothing else to move, so its turn is over and the next one begins.
    assertThat(played.events()).contains(new TurnEvent.Recovered(Side.ALLIED, List.of(ENEMY)));
    assertThat(played.position().turn()).isEqualTo(2);
  }

  @Test
  void R1_5_unsuppliedGunsFireNoBarrage() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(GUNS, "20.10", Mark.UNSUPPLIED)
            .unit("ar-102-1", "30.10")
            .unit(ENEMY, "20.13")
            .unit("moerdijk-north", "30.14")
            .play();
    played.german(new EndPhase());
    assertThat(played.refused(Side.GERMAN, new Bombard(GUNS, at("20.13")))).isEqualTo("1.5");
  }

  @Test
  void R1_6_theRangeIsCountedInHexes() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(GUNS, "20.10")
            .unit(ENEMY, "20.15")
            .unit("moerdijk-north", "20.16")
            .play();
    played.german(new EndPhase());
    assertThat(played.refused(Side.GERMAN, new Bombard(GUNS, at("20.16")))).isEqualTo("1.6");
    assertThat(played.offers(Side.GERMAN, new Bombard(GUNS, at("20.15")))).isTrue();
  }

  @Test
  void R1_7c_r45_whoFiredDoesNotAttack() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(GUNS, "20.10", Mark.BARRAGED)
            .unit(A, "20.10")
            .unit(ENEMY, "20.11")
            .play();
    played.german(new EndPhase());
    assertThat(played.refused(Side.GERMAN, attack("20.11", GUNS))).isEqualTo("1.7c");
  }

  @Test
  void R2_1a_noLinesAreTracedOnTheFirstTurns() {
    Field.Played early = Field.on(Edition.open().pack()).unit(A, "20.10").turn(1).play();
    early.german(new EndPhase());
    assertThat(early.events()).noneMatch(TurnEvent.LinesTraced.class::isInstance);
    Field.Played third = Field.on(Edition.open().pack()).unit(A, "20.10").turn(3).play();
    third.german(new EndPhase());
    assertThat(third.piece(A).marks()).contains(Mark.UNSUPPLIED);
  }

  @Test
  void R3_1b_dutchLinesAreTracedFromTurnThree() {
    Field field = Field.on(Edition.open().pack()).unit(A, "50.10").unit(ENEMY, "20.10");
    Field.Played second = field.turn(2).play();
    second.german(new EndPhase());
    second.allied(new EndPhase());
    assertThat(second.events()).noneMatch(TurnEvent.LinesTraced.class::isInstance);
    Field.Played third = field.turn(3).play();
    third.german(new EndPhase());
    third.allied(new EndPhase());
    assertThat(third.piece(ENEMY).marks()).contains(Mark.UNSUPPLIED);
  }

  @Test
  void RSOP_d_thereIsNoDutchTurnFifteen() {
    Field.Played played =
        Field.on(Edition.real()).unit(A, "20.10").unit(ENEMY, "15.27").turn(15).play();
    played.german(new EndPhase());
    assertThat(played.match().pending()).isInstanceOf(Pending.Over.class);
    assertThat(played.events())
        .noneMatch(
            event ->
                event instanceof TurnEvent.PhaseBegan(Side side, String _) && side == Side.ALLIED);
  }

  @Test
  void R5_1_withoutTheFourBridgesTheDutchWin() {
    Field.Played played = Field.on(Edition.real()).unit(A, "20.10").turn(15).play();
    played.german(new EndPhase());
    assertThat(outcome(played)).isEqualTo("dutch-victory");
  }

  private static String outcome(Field.Played played) {
    return played.match().pending() instanceof Pending.Over<?>(var outcome)
        ? outcome.level()
        : "none";
  }

  @Test
  void RSCS_losses_aUnitIsGoneWithItsLastStep() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(GUNS, "20.10").unit(ENEMY, "20.11").play(1, 1);
    // 2 to 4: 1/2, two: A2r1.
    played.german(new EndPhase(), attack("20.11", GUNS));
    assertThat(played.position().has(GUNS)).isFalse();
    assertThat(played.events()).anyMatch(AssaultEvent.UnitEliminated.class::isInstance);
  }
}
