package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.SetDown;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.MovementCommand.TakeUp;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.command.TurnCommand.Evacuate;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.play.Agenda;

/** 3.5 trucks, 3.6 the gold, 3.7 evacuation in play; from turn 3 on, with whole allowances. */
class R3_5_TrucksTest {
  private static final String TRUCKS = "trucks-1";
  private static final String GUARD = "moerdijk-north";
  private static final String OTHER = "moerdijk-south-1";
  private static final String FJ = "fjr-1-1";

  private static Field open() {
    return Field.on(Edition.open().pack()).turn(5).unit(FJ, "40.10");
  }

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Field.Played allied(Field field) {
    return field.play().german(new EndPhase());
  }

  @Test
  void R3_5a_aUnitRidesFartherThanItWalksAndGoesNoFurtherThen() {
    Field.Played played = allied(open().unit(TRUCKS, "20.10").unit(GUARD, "20.10"));
    played.allied(move(TRUCKS), new TakeUp(GUARD));
    for (int row = 11; row <= 20; row++) {
      played.allied(step("20." + row));
    }
    assertThat(played.piece(GUARD).place()).isEqualTo(at("20.20"));
    played.allied(new SetDown(GUARD));
    assertThat(played.piece(GUARD).marks()).contains(Mark.SPENT);
    played.allied(step("20.21"));
    assertThat(played.piece(GUARD).place()).isEqualTo(at("20.20"));
    assertThat(played.piece(TRUCKS).place()).isEqualTo(at("20.21"));
  }

  @Test
  void R3_5a_whoDoesNotStartWithTheTrucksOrMovesInExploitationDoesNotRide() {
    Field.Played played =
        allied(open().unit(TRUCKS, "20.10").unit("rhm-2", "20.10").unit(GUARD, "20.11"));
    played.allied(move(TRUCKS));
    assertThat(played.refused(Side.ALLIED, new TakeUp("rhm-2"))).isEqualTo("3.5a");
    assertThat(played.refused(Side.ALLIED, new TakeUp("nobody"))).isEqualTo("3.5a");
    assertThat(played.refused(Side.ALLIED, new TakeUp(GUARD))).isEqualTo("3.5a");
    played.allied(step("20.11"));
    assertThat(played.refused(Side.ALLIED, new TakeUp(GUARD))).isEqualTo("3.5a");
    assertThat(played.refused(Side.ALLIED, new SetDown(GUARD))).isEqualTo("3.5a");
  }

  @Test
  void R3_5b_aStepForAStepAndALeaderIsOne() {
    Field.Played played =
        allied(
            open()
                .unit(TRUCKS, "20.10")
                .unit(GUARD, "20.10")
                .unit(OTHER, "20.10")
                .unit("queen", "20.10")
                .changed(position -> position.with(position.piece(OTHER).withSteps(1))));
    played.allied(move(TRUCKS), new TakeUp("queen"));
    assertThat(played.refused(Side.ALLIED, new TakeUp(GUARD))).isEqualTo("3.5b");
    played.allied(new TakeUp(OTHER), step("20.11"), new Halt());
    assertThat(played.piece("queen").place()).isEqualTo(at("20.11"));
    assertThat(played.piece(OTHER).place()).isEqualTo(at("20.11"));
  }

  @Test
  void R3_5b_theGoldIsTwoSteps() {
    Field.Played played =
        allied(open().unit(TRUCKS, "20.10").unit("gold", "20.10").unit("queen", "20.10"));
    played.allied(move(TRUCKS), new TakeUp("queen"));
    assertThat(played.refused(Side.ALLIED, new TakeUp("gold"))).isEqualTo("3.6");
    played.allied(new SetDown("queen"), new TakeUp("gold"), step("20.11"), new Halt());
    assertThat(played.piece("gold").place()).isEqualTo(at("20.11"));
  }

  @Test
  void R3_5a_loadedTrucksKeepAwayFromEnemiesAndNoTrucksOverrun() {
    Field.Played played =
        allied(
            open()
                .unit("fjr-1-2", "20.13")
                .unit(TRUCKS, "20.10")
                .unit(GUARD, "20.10")
                .unit("trucks-2", "20.12")
                .unit("gr-1", "20.12"));
    played.german(new EndPhase());
    played.allied(move("gr-1", "trucks-2"));
    assertThat(played.refused(Side.ALLIED, new Overrun(at("20.13")))).isEqualTo("3.5a");
    played.allied(new Halt(), move(TRUCKS), new TakeUp(GUARD), step("20.11"));
    assertThat(played.refused(Side.ALLIED, step("20.12"))).isEqualTo("3.5a");
    // Without a load they may.
    played.allied(new SetDown(GUARD), step("20.12"));
  }

  @Test
  void R3_5a_r42_trucksMoveInTheExploitationPhaseWithAPassenger() {
    Field.Played played = allied(open().unit(TRUCKS, "20.10").unit(GUARD, "20.10"));
    played.allied(new EndPhase());
    assertThat(played.refused(Side.ALLIED, move(GUARD))).isEqualTo("SCS-exploit");
    played.allied(move(TRUCKS), new TakeUp(GUARD), step("20.11"), new Halt());
    assertThat(played.piece(GUARD).place()).isEqualTo(at("20.11"));
  }

  @Test
  void R3_5c_germansInTheHexOrAZoneWithoutAnEscortDestroyTrucks() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(FJ, "20.10")
            .unit(TRUCKS, "20.12")
            .unit("trucks-2", "19.11")
            .unit(GUARD, "19.11")
            .play();
    assertThat(played.position().has(TRUCKS)).isTrue();
    played.german(move(FJ), step("20.11"));
    assertThat(played.position().has(TRUCKS)).isFalse();
    assertThat(played.position().has("trucks-2")).isTrue();
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof AssaultEvent.UnitEliminated lost
                    && lost.because().rule().value().equals("3.5c"));
  }

  /** From the air nobody comes through a zone first. */
  @Test
  void R3_5c_germansInTheHexOfTrucksDestroyThem() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .airborne(FJ)
            .unit("fjr-1-9", "50.10")
            .unit(TRUCKS, "20.11")
            .unit(GUARD, "40.10")
            .play();
    played.german(new NameTarget(at("20.11")), new Drop(FJ));
    assertThat(played.position().has(TRUCKS)).isTrue();
    played.german(new TakeOff());
    assertThat(played.piece(FJ).place()).isEqualTo(at("20.11"));
    assertThat(played.position().has(TRUCKS)).isFalse();
  }

  /** 1.1h: a march into their hex needs no overrun, but no ferry lands among enemies. */
  @Test
  void R1_1h_r111_noFerryLandsAmongTrucksOrShips() {
    for (String enemy : List.of(TRUCKS, "van-galen")) {
      Field.Played played =
          Field.on(
                  Edition.open()
                      .side("20.10", "20.11", "river")
                      .link("20.10", "20.11", "other-ferry")
                      .pack())
              .unit(FJ, "20.10")
              .unit(enemy, "20.11")
              .unit(GUARD, "40.10")
              .play();
      played.german(move(FJ));
      assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("1.1h");
    }
  }

  @Test
  void R3_5c_r84_theCargoOfDestroyedTrucksStays() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(FJ, "20.10")
            .unit(TRUCKS, "20.12")
            .unit("gold", "20.12")
            .unit("queen", "20.12")
            .play();
    played.german(move(FJ), step("20.11"), new Overrun(at("20.12")));
    assertThat(played.position().has(TRUCKS)).isFalse();
    assertThat(played.piece("queen").marks()).contains(Mark.CAPTIVE);
    assertThat(played.piece("gold").place()).isEqualTo(at("20.12"));
    assertThat(played.refused(Side.GERMAN, new TakeUp("gold"))).isEqualTo("3.6");
  }

  @Test
  void R3_6_anInfantryCompanyWithoutLossesCarriesTheGold() {
    Field.Played played =
        allied(
            open()
                .unit("gold", "20.11")
                .unit(GUARD, "20.10")
                .unit(OTHER, "20.10")
                .unit("gr-1", "20.10")
                .changed(position -> position.with(position.piece(OTHER).withSteps(1))));
    played.allied(move(OTHER), step("20.11"));
    assertThat(played.refused(Side.ALLIED, new TakeUp("gold"))).isEqualTo("3.6");
    played.allied(new Halt(), move("gr-1"), step("20.11"));
    assertThat(played.refused(Side.ALLIED, new TakeUp("gold"))).isEqualTo("3.6");
    played.allied(new Halt(), move(GUARD), step("20.11"), new TakeUp("gold"), step("20.12"));
    assertThat(played.piece("gold").place()).isEqualTo(at("20.12"));
    assertThat(played.refused(Side.ALLIED, move("gold"))).isNotEmpty();
  }

  @Test
  void R3_6_r83_theGoldLiesWhereItIsAndIsPickedUpWhenTheGermansAreGone() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .turn(5)
            .unit(FJ, "20.10")
            .unit("gold", "20.11")
            .unit(GUARD, "20.13")
            .play();
    played.german(move(FJ), step("20.11"));
    assertThat(played.position().has("gold")).isTrue();
    played.german(step("20.10"), new Halt());
    played.allied(move(GUARD), step("20.12"), step("20.11"), new TakeUp("gold"));
  }

  @Test
  void R3_7_r20_theQueenLeavesFromThePortsInTheMovementPhaseAlone() {
    Field.Played played =
        allied(
            open().unit("queen", "56.32").unit("government", "59.17").unit("winkelmann", "59.17"));
    assertThat(played.refused(Side.ALLIED, new Evacuate("winkelmann"))).isEqualTo("3.7");
    played.allied(new Evacuate("queen"));
    assertThat(played.position().has("queen")).isFalse();
    assertThat(played.position().forces().eliminated()).doesNotContain("queen");
    assertThat(played.position().score().evacuated()).containsEntry("queen", 5);
    played.allied(new EndPhase());
    assertThat(played.offers(Side.ALLIED, new Evacuate("government"))).isFalse();
  }

  @Test
  void R3_7_theGoldLeavesToo() {
    Field.Played played = allied(open().unit("gold", "59.17").unit("gr-1", "20.10"));
    played.allied(new Evacuate("gold"));
    assertThat(played.position().has("gold")).isFalse();
  }

  @Test
  void R3_7_noCaptiveLeavesNorGoldAmongGermans() {
    Field field =
        Field.on(Edition.open().pack())
            .turn(5)
            .unit("queen", "56.32")
            .unit("gold", "59.17")
            .unit("fjr-1-2", "59.17")
            .unit(GUARD, "20.10")
            .changed(position -> position.with(position.piece("queen").with(Mark.CAPTIVE)))
            .changed(R3_5_TrucksTest::dutchMovement);
    Field.Played played = field.play();
    assertThat(played.refused(Side.ALLIED, new Evacuate("queen"))).isEqualTo("3.7");
    assertThat(played.refused(Side.ALLIED, new Evacuate("gold"))).isEqualTo("3.7");
  }

  private static Position dutchMovement(Position position) {
    return position.with(
        Agenda.<Frame>of(new TurnFrame.Turning(12))
            .push(new MovementFrame.MovementPhase(Side.ALLIED, false)));
  }

  @Test
  void R3_7_r2_notFromTheTownOfTheHookNorAsACaptive() {
    Field.Played played =
        allied(
            open()
                .unit("queen", "55.32")
                .unit("government", "56.32")
                .changed(position -> position.with(position.piece("government").with(Mark.CAPTIVE)))
                .unit("fjr-1-2", "56.32"));
    played.german(new EndPhase());
    assertThat(played.refused(Side.ALLIED, new Evacuate("queen"))).isEqualTo("3.7");
    assertThat(played.refused(Side.ALLIED, new Evacuate("government"))).isEqualTo("3.7");
  }
}
