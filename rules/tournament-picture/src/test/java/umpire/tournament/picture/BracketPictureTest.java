package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.tournament.Outcome;
import umpire.tournament.Points;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.Slot;

class BracketPictureTest {
  private static Drawn drawn(Bracket bracket) {
    return PictureChecks.checked(BracketPicture.svg(Samples.labels(), bracket, Style.LIGHT));
  }

  /** Boxes of meetings, in their order; the first rectangle is the page. */
  private static List<Rectangle2D> boxes(Drawn drawn) {
    return drawn.rectangles().stream().skip(1).map(Drawn::box).toList();
  }

  private static long ticks(Drawn drawn) {
    return drawn.elements("path").stream()
        .filter(path -> path.getAttribute("stroke").equals(Theme.LIGHT.mark()))
        .count();
  }

  @Test
  void beforeTheFirstRoundByesGoToTheStrongestAndTheRestIsOpen() {
    Drawn drawn = drawn(Samples.single(6, 0, Samples::lowerWins));
    List<String> words = drawn.words();
    assertThat(words.subList(2, 7))
        .containsExactly("champion:", "open", "round 1", "round 2", "round 3");
    assertThat(words.subList(7, 12)).containsExactly("1", "1", "P1", "8", "bye");
    assertThat(words.subList(12, 17)).containsExactly("2", "4", "P4", "5", "P5");
    assertThat(words)
        .containsSubsequence("5", "P1", "winner of 2")
        .containsSubsequence("7 · final", "winner of 5", "winner of 6")
        .containsSubsequence("8 · third place", "loser of 5", "loser of 6");
    assertThat(ticks(drawn)).as("those with a bye went on").isEqualTo(2);
    assertThat(drawn.spoken().getLast())
        .startsWith("A knock-out of 8 meetings. Champion: open. Meeting 1, round 1: P1 has a bye.")
        .contains("Meeting 2, round 1: P4 against P5, open.")
        .endsWith("Meeting 8 · third place, round 3: loser of 5 against loser of 6, open.");
  }

  @Test
  void aMeetingStandsBetweenThoseFromWhichItsEntrantsCome() {
    List<Rectangle2D> boxes = boxes(drawn(Samples.single(8, 3, Samples::lowerWins)));
    assertThat(boxes).hasSize(8);
    assertThat(boxes.get(4).getCenterY())
        .isEqualTo((boxes.get(0).getCenterY() + boxes.get(1).getCenterY()) / 2);
    assertThat(boxes.get(6).getCenterY())
        .isEqualTo((boxes.get(4).getCenterY() + boxes.get(5).getCenterY()) / 2);
    assertThat(boxes.get(7).getMinX()).as("third place").isEqualTo(boxes.get(6).getMinX());
    assertThat(boxes.get(7).getMinY()).isGreaterThan(boxes.get(6).getMaxY());
  }

  @Test
  void theEndHasAChampionAndATickForEveryWinner() {
    Drawn drawn = drawn(Samples.single(8, 9, Samples::lowerWins));
    assertThat(drawn.words()).containsSubsequence("champion:", "P1");
    assertThat(ticks(drawn)).isEqualTo(8);
    assertThat(drawn.spoken().getLast())
        .contains("Champion: P1.")
        .contains("Meeting 7 · final, round 3: P1 beat P2.");
  }

  @Test
  void doubleEliminationHasItsLosersBelowAndTheFinalBetween() {
    Bracket bracket = Samples.twofold(8, 0, Samples::lowerWins);
    Drawn drawn = drawn(bracket);
    List<Rectangle2D> boxes = boxes(drawn);
    assertThat(boxes).hasSize(bracket.meetings().size()).hasSize(15);
    double mainEnd =
        boxes.subList(0, 4).stream().mapToDouble(Rectangle2D::getMaxY).max().orElseThrow();
    assertThat(drawn.words())
        .contains("losers' bracket", "14 · final", "15 · second final")
        .contains("loser of 1", "loser of 2", "loser of 14");
    for (Bracket.State state : bracket.meetings()) {
      double top = boxes.get(state.meeting().number() - 1).getMinY();
      switch (state.meeting().part()) {
        case LOSERS -> assertThat(top).isGreaterThan(mainEnd);
        case MAIN -> assertThat(top).isLessThan(mainEnd);
        case FINAL, RESET ->
            assertThat(top)
                .isCloseTo((boxes.get(10).getMinY() + boxes.get(12).getMinY()) / 2, within(0.1));
        case THIRD_PLACE -> throw new AssertionError();
      }
    }
  }

  @Test
  void aSecondFinalThatIsNotNeededIsLeftOut() {
    Drawn drawn = drawn(Samples.twofold(4, 99, Samples::lowerWins));
    assertThat(drawn.words())
        .containsSubsequence("champion:", "P1")
        .contains("6 · final")
        .doesNotContain("7 · second final");
    assertThat(boxes(drawn)).hasSize(6);
  }

  @Test
  void meetingsToWhichNobodyComesAreLeftOut() {
    Bracket bracket = Samples.twofold(5, 0, Samples::lowerWins);
    long empty =
        bracket.meetings().stream()
            .filter(state -> state.first().equals(state.second()))
            .filter(state -> state.winner().equals(Slot.NOBODY))
            .count();
    assertThat(empty).isPositive();
    assertThat(boxes(drawn(bracket))).hasSize(bracket.meetings().size() - (int) empty);
  }

  @Test
  void twoWhoBothForfeitLeaveNobody() {
    Drawn drawn =
        drawn(
            Samples.single(
                2, 1, pairing -> new Outcome(pairing, List.of(Points.NONE, Points.NONE), false)));
    assertThat(drawn.words()).containsSubsequence("champion:", "nobody", "P1", "P2");
    assertThat(ticks(drawn)).isZero();
    assertThat(drawn.spoken().getLast())
        .endsWith("Meeting 1 · final, round 1: P1 against P2, nobody goes on.");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8, 13, 16, 33, 64})
  void everySizeCanBeReadInEveryRound(int entrants) {
    for (int rounds : new int[] {0, 2, 99}) {
      drawn(Samples.single(entrants, rounds, Samples.random(entrants)));
      drawn(Samples.twofold(entrants, rounds, Samples.random(entrants)));
    }
  }

  @Test
  void moreThanSixtyFourSeedsAreRefused() {
    Bracket bracket = Samples.single(65, 0, Samples::lowerWins);
    assertThatThrownBy(() -> drawn(bracket))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a picture of a bracket has at most 64 seeds (byes among them), not 128");
  }
}
