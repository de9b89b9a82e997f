package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.BringHead;
import umpire.fallschirmjaeger.model.command.AirCommand.CancelDrop;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.DropSpecially;
import umpire.fallschirmjaeger.model.command.AirCommand.HoldFire;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.OpenFire;
import umpire.fallschirmjaeger.model.command.AirCommand.Shift;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Rule;

/** 2.5, 2.7, 1.8 in play: drops, supply heads and the fire at them. */
class R2_5_DropsTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String C = "fjr-1-3";
  private static final String FLAK = "lua-moerdijk";

  private static NameTarget name(String hex) {
    return new NameTarget(at(hex));
  }

  private static Field open() {
    return Field.on(
        Edition.open().hex("20.12", "city").hex("20.13", "woods").hex("20.14", "village").pack());
  }

  @Test
  void R2_5a_aDropOnTheFirstTurnsComesDownWhereItWasMeant() {
    Field.Played played = open().airborne(A, B).play();
    played.german(name("20.10"), new Drop(A), new TakeOff());
    assertThat(played.piece(A).place()).isEqualTo(at("20.10"));
    assertThat(played.position().air().free()).isEqualTo(23);
    assertThat(played.position().ground().german()).contains(at("20.10"));
  }

  @Test
  void R2_5a_fourStepsAreTheMostForAHexAndTheGroundIsOpen() {
    Field.Played played = open().airborne(A, B, C).play();
    played.german(name("20.10"), new Drop(A), new Drop(B));
    assertThat(played.refused(Side.GERMAN, new Drop(C))).isEqualTo("2.5a");
    assertThat(played.refused(Side.GERMAN, name("20.12"))).isEqualTo("2.5a");
    assertThat(played.refused(Side.GERMAN, name("20.13"))).isEqualTo("2.5a");
  }

  @Test
  void R2_5a_r76_noDropIsNamedOnEnemies() {
    Field.Played played = open().airborne(A).unit("moerdijk-north", "20.10").play();
    assertThat(played.refused(Side.GERMAN, name("20.10"))).isEqualTo("2.5a/r76");
  }

  @Test
  @Rule({"2.5c", "2.5d", "2.5d/r77"})
  void R2_5e_specialDropsComeDownOnVillagesAndAreNotShotAt() {
    Field.Played played = open().airborne(A, B, C).villageDrops(2).unit(FLAK, "20.15").play();
    played.german(name("20.14"), new DropSpecially(A), new DropSpecially(B));
    assertThat(played.piece(A).place()).isEqualTo(at("20.14"));
    assertThat(played.refused(Side.GERMAN, new DropSpecially(C))).isEqualTo("2.5e");
    played.german(new TakeOff());
    assertThat(played.events()).noneMatch(AirEvent.AntiAircraftFired.class::isInstance);
  }

  @Test
  void R2_1c_specialDropsAreMadeOnTheFirstTurnAlone() {
    Field.Played played = open().airborne(A).villageDrops(2).turn(2).play();
    assertThat(played.refused(Side.GERMAN, name("20.14"))).isEqualTo("2.5a");
  }

  @Test
  void R1_8_fireScattersAndTheOwnerShiftsByThreeHexes() {
    // Die 1 hits one point; loss die 3: an aircraft; direction 1, distance 1 and 2: three up.
    Field.Played played = open().airborne(A, B).unit(FLAK, "20.09").play(1, 3, 1, 1, 2);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    assertThat(played.position().air().lost()).isEqualTo(1);
    assertThat(played.piece(FLAK).marks()).contains(Mark.FIRED);
    assertThat(played.refused(Side.GERMAN, new Shift(A, at("20.15")))).isEqualTo("1.8d");
    played.german(new Shift(A, at("20.10")));
    assertThat(played.piece(A).place()).isEqualTo(at("20.10"));
    assertThat(played.piece(A).steps()).isEqualTo(2);
  }

  /** EX-10: back to the target hex. */
  @Test
  void R1_8d_theShiftMayLeadBackToTheTarget() {
    Field.Played played = open().airborne(A).unit(FLAK, "20.09").play(1, 1, 1, 1, 2);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new Shift(A, at("20.08")));
    assertThat(played.piece(A).place()).isEqualTo(at("20.08"));
  }

  @Test
  @Rule("2.3b/r89")
  void R1_8d_r11_aDropIsTakenBackBeforeItsFirstUnitIsShifted() {
    Field.Played played =
        open().airborne(A, B).unit(FLAK, "20.09").play(1, 1, 1, 1, 2, 1, 1, 1, 1, 2);
    played.german(name("20.08"), new Drop(A), new Drop(B), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new CancelDrop(at("20.08")));
    assertThat(played.position().has(A)).isFalse();
    assertThat(played.position().forces().reserve()).containsKeys(A, B);
    assertThat(played.position().air().free()).isEqualTo(22);
  }

  @Test
  void R1_8a_oneShotAtAHexInRange() {
    Field.Played played = open().airborne(A).unit(FLAK, "20.11").play();
    played.german(name("20.10"), new Drop(A), new TakeOff());
    assertThat(played.refused(Side.ALLIED, new AimAt(FLAK, at("20.11")))).isEqualTo("1.8a");
    played.allied(new HoldFire());
    assertThat(played.piece(A).place()).isEqualTo(at("20.10"));
  }

  @Test
  @Rule({"T-DropLoss", "T-DropLoss/r91"})
  void R2_5b_1_aScatteredUnitLosesTwoStepsInACity() {
    Field.Played played =
        open().airborne(A, B).unit("sr-10-1", "50.10").unit(FLAK, "20.09").play(1, 1, 1, 1, 3);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new Shift(A, at("20.12")));
    assertThat(played.position().has(A)).isFalse();
    assertThat(played.position().forces().eliminated()).contains(A);
  }

  @Test
  void R2_5b_2_oneStepInWoods() {
    Field.Played played = open().airborne(A).unit(FLAK, "20.09").play(1, 1, 1, 1, 3);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new Shift(A, at("20.13")));
    assertThat(played.piece(A).steps()).isEqualTo(1);
  }

  @Test
  void R2_5b_3_amongEnemiesTheDropIsTakenBack() {
    Field.Played played =
        open().airborne(A).unit("sr-10-1", "50.10").unit(FLAK, "20.09").play(1, 1, 1, 1, 1);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new Shift(A, at("20.09")));
    assertThat(played.position().has(A)).isFalse();
    assertThat(played.position().forces().reserve()).containsKey(A);
  }

  @Test
  @Rule("2.5g/r65")
  void R2_5g_fromTurnThreeUnitsAreScatteredAndHeadsAreNot() {
    Field.Played played = open().airborne(A, "head-1").turn(3).play(1, 1, 1);
    played.german(name("20.10"), new Drop(A), new BringHead("head-1", true), new TakeOff());
    played.german(new Shift(A, at("20.11")));
    assertThat(played.piece(A).place()).isEqualTo(at("20.11"));
    assertThat(played.piece("head-1").place()).isEqualTo(at("20.10"));
  }

  @Test
  void R2_5b_aDroppedUnitMovesOneHexAndMayOverrunWithIt() {
    // EX-13.
    Field.Played played = open().airborne(A).unit("moerdijk-north", "20.11").play(6, 6);
    played.german(name("20.10"), new Drop(A), new TakeOff());
    played.german(new Move(List.of(A)), new Overrun(at("20.11")));
    assertThat(played.piece(A).place()).isEqualTo(at("20.11"));
    assertThat(played.piece(A).marks()).doesNotContain(Mark.DROPPED);
  }

  @Test
  void R2_5b_oneHexAndNoMore() {
    Field.Played played = open().airborne(A).unit("sr-10-1", "50.10").play();
    played.german(name("20.10"), new Drop(A), new TakeOff());
    played.german(new Move(List.of(A)), new Step(at("20.09")));
    assertThat(played.piece(A).marks()).contains(Mark.SPENT);
    assertThat(played.refused(Side.GERMAN, new Move(List.of(A)))).isEqualTo("SCS-move");
  }

  @Test
  @Rule("2.1b")
  void R2_1b_r21_turnThreeHasTheStockLessTheLosses() {
    Field.Played played = open().airborne(A, B).turn(2).unit(FLAK, "20.09").play(1, 3, 1, 1, 2);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    assertThat(played.position().air().free()).isEqualTo(23);
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new Shift(A, at("20.10")), new EndPhase(), new EndPhase());
    played.allied(new EndPhase(), new EndPhase());
    assertThat(played.events()).contains(new AirEvent.LiftCounted(23));
  }

  @Test
  void R2_7b_aHeadSuppliesAndTakesItsPoints() {
    Field.Played played = open().airborne("head-1").unit(A, "20.11").turn(3).play();
    played.german(name("20.10"), new BringHead("head-1", true), new TakeOff());
    assertThat(played.position().air().free()).isEqualTo(21);
    played.german(new EndPhase());
    assertThat(played.events()).anyMatch(TurnEvent.LinesTraced.class::isInstance);
    assertThat(played.piece(A).marks()).doesNotContain(Mark.UNSUPPLIED);
  }

  @Test
  void R2_7c_headsAreRemovedByNight() {
    Field.Played played = open().airborne("head-1").unit(A, "20.11").turn(4).play();
    played.german(name("20.10"), new BringHead("head-1", false), new TakeOff(), new EndPhase());
    assertThat(played.position().has("head-1")).isFalse();
    assertThat(played.position().forces().reserve()).containsKey("head-1");
  }

  @Test
  @Rule("2.7d")
  void R2_7d_r85_aHeadGoesWhenTheEnemyStandsThereAlone() {
    Field.Played played =
        open().airborne("head-1").unit(A, "50.11").unit("moerdijk-north", "20.11").turn(3).play();
    played.german(name("20.10"), new BringHead("head-1", true), new TakeOff(), new EndPhase());
    played.allied(new Move(List.of("moerdijk-north")), new Step(at("20.10")), new Halt());
    assertThat(played.position().has("head-1")).isFalse();
  }

  @Test
  void R2_5b_r31_onAFullHexItComesDownInTheNearestWithRoom() {
    Field field = open().airborne(A).unit(FLAK, "20.04");
    for (int unit = 2; unit <= 5; unit++) {
      field.unit("fjr-1-" + unit, "20.08");
    }
    Field.Played played = field.play(1, 1, 1, 1, 2);
    played.german(name("20.05"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.05")), new OpenFire());
    played.german(new Shift(A, at("20.08")));
    // Of the adjacent hexes the lowest number.
    assertThat(played.piece(A).place()).isEqualTo(at("19.08"));
  }
}
