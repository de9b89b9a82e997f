package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;

class PairingsPictureTest {
  private static Drawn drawn(Pairings.Paired round, Outcome... outcomes) {
    return PictureChecks.checked(
        PairingsPicture.svg(Samples.labels(), round, List.of(outcomes), Style.LIGHT));
  }

  @Test
  void aBoardHasItsNumberSidesNamesAndResult() {
    Pairing third = new Pairing(List.of(6, 5), true);
    Pairings.Paired round =
        new Pairings.Paired(
            List.of(Pairing.of(2, 1), Pairing.of(3, 4), third),
            List.of(
                new Bye(7, Bye.Kind.PAIRING),
                new Bye(8, Bye.Kind.HALF),
                new Bye(9, Bye.Kind.ZERO)));
    Drawn drawn =
        drawn(
            round,
            Samples.outcome(Pairing.of(3, 4), 0, false),
            Samples.outcome(Pairing.of(2, 1), 500, true));
    assertThat(drawn.words())
        .containsExactly(
            "Spring Cup",
            "after round 3",
            "board",
            "1",
            "2",
            "3",
            "german",
            "P2",
            "P3",
            "P6",
            "P7",
            "P8",
            "P9",
            "norwegian",
            "P1",
            "P4",
            "P5",
            "result",
            "0.5 – 0.5",
            "0 – 1 f",
            "open",
            "two matches",
            "bye",
            "bye on request",
            "absent",
            "f: decided without a match.");
    assertThat(drawn.spoken().getLast())
        .isEqualTo(
            "3 boards. Board 1: P2 as german against P1 as norwegian: 0.5 – 0.5."
                + " Board 2: P3 as german against P4 as norwegian: 0 – 1 without a match."
                + " Board 3: P6 as german against P5 as norwegian, two matches: open."
                + " P7: bye. P8: bye on request. P9: absent.");
  }

  @Test
  void aTableOfThreeHasThreeSides() {
    Pairings.Paired round =
        new Pairings.Paired(List.of(new Pairing(List.of(3, 1, 2), false)), List.of());
    Labels labels = new Labels("T", "", List.of("a", "b", "c"), number -> "P" + number);
    byte[] svg = PairingsPicture.svg(labels, round, List.of(), Style.DARK);
    assertThat(PictureChecks.checked(svg).words())
        .containsExactly("T", "board", "1", "a", "P3", "b", "P1", "c", "P2", "result", "open");
    assertThatThrownBy(() -> drawn(round))
        .hasMessage("seat 3 has no name among [german, norwegian]");
  }

  @Test
  void outcomesOfOtherPairingsAreRefused() {
    Pairings.Paired round = new Pairings.Paired(List.of(Pairing.of(1, 2)), List.of());
    Outcome other = Samples.outcome(Pairing.of(2, 1), 0, true);
    Outcome own = Samples.outcome(Pairing.of(1, 2), 0, true);
    assertThatThrownBy(() -> drawn(round, other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the outcomes are not those of the round");
    assertThatThrownBy(() -> drawn(round, own, own)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void fiveHundredLinesFitAndMoreAreRefused() {
    assertThat(drawn(boards(500)).words()).contains("500", "P1000");
    assertThatThrownBy(() -> drawn(boards(501)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a picture of pairings has at most 500 boards and byes, not 501");
  }

  private static Pairings.Paired boards(int count) {
    return new Pairings.Paired(
        IntStream.rangeClosed(1, count)
            .mapToObj(board -> Pairing.of(2 * board - 1, 2 * board))
            .toList(),
        List.of());
  }
}
