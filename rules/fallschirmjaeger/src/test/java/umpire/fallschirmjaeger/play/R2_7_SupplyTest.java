package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.model.command.FireCommand.Bombard;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Rule;

/** 1.2, 2.7, 3.1c, 3.2 in play: which sources are open, and when. */
class R2_7_SupplyTest {
  private static final String GERMAN = "fjr-1-1";
  private static final String DUTCH = "moerdijk-north";
  private static final String BRITISH = "royal-marines";

  private static boolean supplied(Field.Played played, String unit) {
    return !played.piece(unit).is(Mark.UNSUPPLIED);
  }

  @Test
  @Rule("2.7")
  void R2_7a_theGroundSourceOpensOnTurnTenInGermanHands() {
    assertThat(fromTheGround(9, "01.28")).isFalse();
    assertThat(fromTheGround(10)).isFalse();
    assertThat(fromTheGround(10, "01.28")).isTrue();
  }

  private static boolean fromTheGround(int turn, String... german) {
    Field field = Field.on(Edition.open().pack()).unit(GERMAN, "05.28").unit(DUTCH, "50.10");
    Field.Played played = field.german(german).turn(turn).play().german(new EndPhase());
    return supplied(played, GERMAN);
  }

  @Test
  void R2_7_headsSupplyBeforeTheGroundDoes() {
    Field field =
        Field.on(Edition.open().pack()).unit(GERMAN, "20.11").unit(DUTCH, "50.10").turn(3);
    assertThat(supplied(field.play().german(new EndPhase()), GERMAN)).isFalse();
    field.unit("head-1", "20.10");
    assertThat(supplied(field.play().german(new EndPhase()), GERMAN)).isTrue();
  }

  @Test
  @Rule("3.2")
  void R3_2a_aDutchSourceServesUnlessAGermanPassedItLast() {
    Edition edition = Edition.open().hex("20.01", "clear", "dutch-supply");
    assertThat(supplied(dutchTurn(edition, DUTCH, "20.05"), DUTCH)).isTrue();
    assertThat(supplied(dutchTurn(edition, DUTCH, "20.05", "20.01"), DUTCH)).isFalse();
  }

  @Test
  void R3_2b_hoekVanHollandServesUnlessAGermanPassedItLast() {
    assertThat(supplied(dutchTurn(Edition.open(), BRITISH, "55.30"), BRITISH)).isTrue();
    assertThat(supplied(dutchTurn(Edition.open(), BRITISH, "55.30", "55.32"), BRITISH)).isFalse();
  }

  private static Field.Played dutchTurn(
      Edition edition, String unit, String hex, String... german) {
    Field field = Field.on(edition.pack()).unit(GERMAN, "50.10").unit(unit, hex).turn(3);
    return field.german(german).play().german(new EndPhase()).allied(new EndPhase());
  }

  @Test
  void R3_1c_dutchGunsFireOnTheFirstTurns() {
    for (int turn : new int[] {1, 2}) {
      Field.Played played =
          Field.on(Edition.open().pack())
              .unit(GERMAN, "20.13")
              .unit("ra-14-1", "20.10")
              .turn(turn)
              .play()
              .german(new EndPhase())
              .allied(new EndPhase());
      assertThat(played.offers(Side.ALLIED, new Bombard("ra-14-1", at("20.13")))).isTrue();
    }
  }

  @Test
  @Rule("T-TurnTrack")
  void R1_2_headsAreRemovedAtTheEndOfNightTurnsAlone() {
    List<Integer> removed = new ArrayList<>();
    for (int turn = 1; turn <= 15; turn++) {
      Field field = Field.on(Edition.open().pack()).unit(GERMAN, "20.10").unit("head-1", "20.10");
      if (!field.turn(turn).play().german(new EndPhase()).position().has("head-1")) {
        removed.add(turn);
      }
    }
    assertThat(removed).containsExactly(4, 7, 10, 13);
  }
}
