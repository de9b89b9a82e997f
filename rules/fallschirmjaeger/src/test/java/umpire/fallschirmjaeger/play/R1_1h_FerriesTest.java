package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Fraction;
import umpire.kernel.pack.Pack;

/** 1.1h Ferries of the map: 13.16 to 13.17 over a river, 36.26 to 37.27 over a major river. */
class R1_1h_FerriesTest {
  private static final String A = "fjr-1-1";
  private static final String DUTCH = "moerdijk-north";

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Move move(String unit) {
    return new Move(List.of(unit));
  }

  private static Fraction left(Field.Played played) {
    return ((MovementFrame.Moving) played.position().agenda().top()).left();
  }

  /** Open country with a ferry from 20.10 to 20.11. */
  private static Pack ferry() {
    return Edition.open()
        .side("20.10", "20.11", "river")
        .link("20.10", "20.11", "other-ferry")
        .pack();
  }

  @Test
  void R1_1h_r111_aFerryIsAStepAndAddsOne() {
    Field.Played played = Field.on(ferry()).unit(A, "20.10").unit(DUTCH, "50.10").play();
    played.german(move(A), step("20.11"));
    assertThat(left(played)).isEqualTo(Fraction.of(4));
    MovementEvent.Moved moved =
        played.events().stream()
            .filter(MovementEvent.Moved.class::isInstance)
            .map(MovementEvent.Moved.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(moved.findings()).anyMatch(finding -> finding.rule().value().equals("1.1h"));
  }

  @Test
  void R1_1h_r55_aRiverFerryHasTheCostOfTheTable() {
    Field.Played played = Field.on(Edition.real()).unit(A, "36.26").unit(DUTCH, "05.05").play();
    played.german(move(A), step("37.27"));
    assertThat(left(played)).isEqualTo(Fraction.of(3));
  }

  @Test
  void R1_1h_bothSidesUseIt() {
    Field.Played played = Field.on(ferry()).unit(A, "50.10").unit(DUTCH, "20.11").turn(3).play();
    played.german(new EndPhase());
    played.allied(move(DUTCH), step("20.10"));
    assertThat(played.piece(DUTCH).place()).isEqualTo(at("20.10"));
  }

  @Test
  void R1_1h_noEnemyMayBeWhereItLands() {
    Field.Played played = Field.on(ferry()).unit(A, "20.10").unit(DUTCH, "20.11").play();
    played.german(move(A));
    assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("SCS-move");
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("T-Terrain");
  }

  @Test
  void R1_1h_r111_enemiesBesideItAreIgnored() {
    Field.Played played = Field.on(ferry()).unit(A, "20.10").unit(DUTCH, "20.12").play();
    played.german(move(A), step("20.11"));
    assertThat(left(played)).isEqualTo(Fraction.of(4));
  }

  /** 1.1h, 1.1h/r37: the one hex that every unit may move is none over a ferry. */
  @Test
  void R1_1h_r37_whoCannotPayDoesNotBoard() {
    Field.Played played =
        Field.on(ferry()).marked(A, "20.10", Mark.DROPPED).unit(DUTCH, "50.10").play();
    played.german(move(A));
    assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("1.1h/r37");
    assertThat(played.offers(Side.GERMAN, step("20.09"))).isTrue();
  }

  @Test
  void RT_Terrain_armourTakesNoFerry() {
    Field.Played played = Field.on(ferry()).unit("pzr-33-1", "20.10").unit(DUTCH, "50.10").play();
    played.german(move("pzr-33-1"));
    assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("T-Terrain");
  }
}
