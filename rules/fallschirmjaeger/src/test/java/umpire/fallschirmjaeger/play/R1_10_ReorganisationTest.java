package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.TurnCommand.BringCompany;
import umpire.fallschirmjaeger.model.command.TurnCommand.Restore;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Score;
import umpire.kernel.play.Agenda;

/** 1.10c to 1.10e: leaders restore units, and Student brings parachute companies. */
class R1_10_ReorganisationTest {
  private static final String OURS = "ir-47-1";
  private static final String ALSO = "ir-47-2";
  private static final String FJ = "fjr-1-1";
  private static final String COMPANY = "student-company-1";

  /** Everybody has one step, and the side reorganises. */
  private static Field.Played played(Field field, Side side) {
    return field
        .changed(position -> position.withEach(piece -> piece.withSteps(1)))
        .changed(position -> reorganising(position, side))
        .play();
  }

  private static Position reorganising(Position position, Side side) {
    return position.with(
        Agenda.<Frame>of(new TurnFrame.Turning(1))
            .push(new TurnFrame.Reorganising(side, Set.of())));
  }

  private static Field sponeck() {
    return Field.on(Edition.open().pack())
        .turn(3)
        .unit("sponeck", "20.10")
        .unit(OURS, "20.10")
        .unit(ALSO, "20.10")
        .unit(FJ, "20.10")
        .unit("student", "30.10")
        .unit(COMPANY, "30.10")
        .unit("fjr-1-2", "30.10")
        .unit("ri-28-1", "40.10");
  }

  @Test
  void R1_10d_sponeckRestoresAStepOfHisDivision() {
    Field.Played played = played(sponeck(), Side.GERMAN);
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", FJ))).isEqualTo("1.10d");
    played.german(new Restore("sponeck", OURS));
    assertThat(played.piece(OURS).steps()).isEqualTo(2);
    assertThat(played.piece(ALSO).steps()).isEqualTo(1);
  }

  @Test
  void R1_10c_1_aLeaderActsOnceInATurn() {
    Field.Played played = played(sponeck(), Side.GERMAN);
    played.german(new Restore("sponeck", OURS));
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", ALSO))).isEqualTo("1.10c(1)");
    // 1.10e: of the parachute troops his companies alone.
    assertThat(played.refused(Side.GERMAN, new Restore("student", "fjr-1-2"))).isEqualTo("1.10d");
    played.german(new Restore("student", COMPANY));
    assertThat(played.position().score().returned()).isEqualTo(1);
  }

  @Test
  void R1_10c_otherLeadersReorganiseNobodyAndNoCaptiveDoes() {
    Field.Played played =
        played(
            sponeck()
                .changed(position -> position.with(position.piece("sponeck").with(Mark.CAPTIVE))),
            Side.GERMAN);
    assertThat(played.refused(Side.GERMAN, new Restore("queen", OURS))).isEqualTo("1.10c");
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", OURS))).isEqualTo("1.10c");
  }

  @Test
  void R1_10c_2_notInAnEnemyZone() {
    Field.Played played = played(sponeck().unit("moerdijk-north", "20.11"), Side.GERMAN);
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", OURS))).isEqualTo("1.10c(2)");
  }

  @Test
  void R1_10d_notTheDisorganisedOrUnsupplied() {
    Field.Played played =
        played(
            sponeck()
                .changed(position -> position.with(position.piece(OURS).with(Mark.DISORGANISED)))
                .changed(position -> position.with(position.piece(ALSO).with(Mark.UNSUPPLIED))),
            Side.GERMAN);
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", OURS))).isEqualTo("1.10d");
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", ALSO))).isEqualTo("1.10d");
  }

  @Test
  void R3_9_r26_winkelmannRestoresDutchUnitsAlone() {
    Field field =
        Field.on(Edition.open().pack())
            .turn(3)
            .unit(FJ, "40.10")
            .unit("winkelmann", "20.10")
            .unit("ri-28-1", "20.10")
            .unit("fr-grdi-5", "20.10");
    Field.Played played = played(field, Side.ALLIED);
    assertThat(played.refused(Side.ALLIED, new Restore("winkelmann", "fr-grdi-5")))
        .isEqualTo("1.10d");
    played.allied(new Restore("winkelmann", "ri-28-1"));
    assertThat(played.piece("ri-28-1").steps()).isEqualTo(2);
  }

  /** Student at 20.10; these companies are lost, with two steps each. */
  private static Field student(int turn, String... lost) {
    Field field =
        Field.on(Edition.open().pack())
            .turn(turn)
            .unit("student", "20.10")
            .unit("sponeck", "25.10")
            .unit(OURS, "25.10")
            .unit(FJ, "30.10")
            .unit("ri-28-1", "40.10")
            .changed(position -> position.with(position.piece(OURS).withSteps(1)))
            .changed(position -> reorganising(position, Side.GERMAN));
    for (String id : lost) {
      field.changed(position -> position.with(position.forces().without(id)));
    }
    return field;
  }

  @Test
  void R1_10e_tenLostStepsGiveACompanyAndNoMore() {
    Field.Played played = student(3, "fjr-1-2", "fjr-1-3", "fjr-1-4", "fjr-1-5", "fjr-1-6").play();
    assertThat(played.refused(Side.GERMAN, new Restore("student", FJ))).isEqualTo("1.10d");
    played.german(new BringCompany(COMPANY));
    assertThat(played.piece(COMPANY).place()).isEqualTo(at("20.10"));
    assertThat(played.piece(COMPANY).steps()).isEqualTo(2);
    assertThat(played.position().score().spent()).isEqualTo(2);
    assertThat(played.refused(Side.GERMAN, new BringCompany("student-company-2")))
        .isEqualTo("1.10c(1)");
  }

  @Test
  void R1_10e_r18_nineLostStepsGiveNone() {
    Field.Played played =
        student(3, "fjr-1-2", "fjr-1-3", "fjr-1-4", "fjr-1-5")
            .changed(position -> position.with(position.piece(FJ).withSteps(1)))
            .play();
    assertThat(played.refused(Side.GERMAN, new BringCompany(COMPANY))).isEqualTo("1.10e");
  }

  /** 1.10e/r18: twenty lost steps make a pool of four, of which a company has taken two. */
  @Test
  void R1_10e_r18_aCompanyTakesItsStepsOutOfThePool() {
    Field field =
        student(3, "fjr-1-2", "fjr-1-3", "fjr-1-4", "fjr-1-5", "fjr-1-6", "fjr-1-7", "fjr-1-8")
            .unit(COMPANY, "30.10")
            .changed(position -> position.with(new Score(Set.of(), Map.of(), 0, 2, 2)));
    assertThat(field.play().refused(Side.GERMAN, new BringCompany("student-company-2")))
        .isEqualTo("1.10e");
    for (String id : List.of("fjr-2-1", "fjr-2-2", "fjr-2-3")) {
      field.changed(position -> position.with(position.forces().without(id)));
    }
    Field.Played played = field.play();
    assertThat(played.refused(Side.GERMAN, new BringCompany(COMPANY))).isEqualTo("1.10e");
    played.german(new BringCompany("student-company-2"));
  }

  @Test
  void R1_10e_notIntoAFullStack() {
    Field.Played played =
        student(3, "fjr-1-2", "fjr-1-3", "fjr-1-4", "fjr-1-5", "fjr-1-6")
            .unit("ir-47-2", "20.10")
            .unit("ir-47-3", "20.10")
            .unit("ir-47-5", "20.10")
            .unit("ir-47-6", "20.10")
            .play();
    assertThat(played.refused(Side.GERMAN, new BringCompany(COMPANY))).isEqualTo("1.10e");
  }

  @Test
  void R1_10e_r92_aCompanyComesOnAnyTurnButAStepFromTurnThreeOn() {
    Field.Played played = student(2, "fjr-1-2", "fjr-1-3", "fjr-1-4", "fjr-1-5", "fjr-1-6").play();
    assertThat(played.refused(Side.GERMAN, new Restore("sponeck", OURS))).isEqualTo("1.10d");
    played.german(new BringCompany(COMPANY));
  }
}
