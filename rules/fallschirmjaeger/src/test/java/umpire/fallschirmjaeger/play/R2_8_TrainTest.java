package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Advance;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.MovementCommand.Enter;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 2.8 The armoured train, on a line from 20.10 to 20.16. */
class R2_8_TrainTest {
  private static final String TRAIN = "armoured-train";
  private static final String DUTCH = "moerdijk-north";
  private static final String[] LINE = {
    "20.10", "20.11", "20.12", "20.13", "20.14", "20.15", "20.16"
  };

  private static Edition line() {
    Edition edition = Edition.open();
    for (int i = 1; i < LINE.length; i++) {
      edition.link(LINE[i - 1], LINE[i], "railway");
    }
    return edition;
  }

  private static Field train() {
    return Field.on(line().pack()).unit(TRAIN, "20.10").unit("fjr-1-1", "50.20");
  }

  private static Move move() {
    return new Move(List.of(TRAIN));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  @Test
  void R2_8_itFollowsControlledRailwayAlone() {
    Field.Played played = train().german("20.10", "20.11", "21.11").play();
    played.german(move());
    assertThat(played.refused(Side.GERMAN, step("20.09"))).isEqualTo("2.8");
    played.german(step("20.11"));
    assertThat(played.refused(Side.GERMAN, step("21.11"))).isEqualTo("2.8");
    assertThat(played.refused(Side.GERMAN, step("20.12"))).isEqualTo("2.8");
  }

  /** 2.8, 2.8/r113. */
  @Test
  void R2_8_r113_itsMovementIsUnlimited() {
    Field.Played played = train().german(LINE).play();
    played.german(move());
    Fraction before = left(played);
    for (int i = 1; i < LINE.length; i++) {
      played.german(step(LINE[i]));
    }
    assertThat(before).isEqualTo(Fraction.of(6 * 4));
    played.german(new Halt());
    assertThat(played.piece(TRAIN).place()).isEqualTo(at("20.16"));
  }

  private static Fraction left(Field.Played played) {
    return ((MovementFrame.Moving) played.position().agenda().top()).left();
  }

  @Test
  void R2_8_itDoesNotCountForStacking() {
    Field field = train().german(LINE);
    for (int i = 2; i <= 5; i++) {
      field.unit("fjr-1-" + i, "20.11");
    }
    field.play().german(move(), step("20.11"));
  }

  @Test
  void R2_8_fourOverrunsInATurnAlongTheRailway() {
    Field.Played played =
        train()
            .german("20.10")
            .unit("ri-28-1", "20.09")
            .unit("moerdijk-north", "20.11")
            .unit("moerdijk-south-1", "20.12")
            .unit("moerdijk-south-2", "20.13")
            .unit("barendrecht-guard", "20.14")
            .unit("alblasserdam-guard", "20.15")
            .play(6, 6, 6, 6, 6, 6, 6, 6);
    played.german(move());
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.09")))).isEqualTo("2.8");
    for (int i = 1; i <= 4; i++) {
      played.german(new Overrun(at(LINE[i])));
      while (played.retreats(Side.ALLIED)) {
        assertThat(played.position().agenda().top()).isNotNull();
      }
      assertThat(played.piece(TRAIN).place()).isEqualTo(at(LINE[i]));
    }
    assertThat(played.position().ground().works().trainOverruns()).isEqualTo(4);
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.15")))).isEqualTo("2.8");
  }

  @Test
  @Rule("T-CRT/r69")
  void R2_8_offTheRailsItIsDestroyed() {
    // Attackers lose by A3r1 at the worst: the train keeps one step of three here, or is gone.
    Field.Played played =
        Field.on(Edition.open().link("20.10", "20.11", "railway").pack())
            .unit(TRAIN, "20.10")
            .unit(DUTCH, "50.20")
            .unit("ri-28-1", "20.11")
            .unit("ri-28-2", "20.11")
            .turn(3)
            .play(1, 3);
    played.german(new EndPhase(), new Attack(at("20.11"), List.of(TRAIN)));
    assertThat(played.position().has(TRAIN)).isFalse();
  }

  @Test
  void R2_8_itAdvancesAlongTheRailwayAlone() {
    Field.Played played =
        train().german("20.10").unit(DUTCH, "20.09").unit("ri-28-1", "50.10").play(6, 6);
    played.german(new EndPhase(), new Attack(at("20.09"), List.of(TRAIN)));
    while (played.retreats(Side.ALLIED)) {
      assertThat(played.position().has(TRAIN)).isTrue();
    }
    assertThat(played.offers(Side.GERMAN, new Advance(List.of(TRAIN)))).isFalse();
    assertThat(played.piece(TRAIN).place()).isEqualTo(at("20.10"));
  }

  /** 2.8, 2.8/r113, 2.8/r60: at 1.28, once the Germans control it. */
  @Test
  @Rule("2.8/r43")
  void R2_8_r60_itEntersAtTheControlledEndOfTheLine() {
    Field field =
        Field.on(Edition.real())
            .unit("fjr-1-1", "50.20")
            .unit(DUTCH, "50.10")
            .arriving(TRAIN, 10, "german-ground-source")
            .turn(10);
    Field.Played early = field.play();
    assertThat(early.refused(Side.GERMAN, new Enter(TRAIN, at("01.28")))).isEqualTo("2.8");
    Field.Played played = field.german("01.28").play();
    played.german(new Enter(TRAIN, at("01.28")));
    assertThat(played.piece(TRAIN).place()).isEqualTo(at("01.28"));
  }
}
