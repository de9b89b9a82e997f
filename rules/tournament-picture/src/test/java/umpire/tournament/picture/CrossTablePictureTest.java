package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.roundrobin.Legs;
import umpire.tournament.roundrobin.RoundRobin;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;

class CrossTablePictureTest {
  private static final String ROUNDS = "cross table by rounds has at most ";

  /** Round 1: 1 beats 2, 3 and 4 by forfeit, 5 a bye. Round 2: 5-1, byes, and 4 is absent. */
  private static CrossTable fiveEntrants() {
    Round first =
        new Round(
            List.of(
                Samples.outcome(Pairing.of(1, 2), 1000, true),
                Samples.outcome(Pairing.of(3, 4), 1000, false)),
            List.of(new Bye(5, Bye.Kind.PAIRING)));
    Round second =
        new Round(
            List.of(Samples.outcome(Pairing.of(5, 1), 500, true)),
            List.of(new Bye(2, Bye.Kind.HALF), new Bye(4, Bye.Kind.ZERO)));
    return Samples.table(new Event(Samples.start(5).entrants(), List.of(first, second), List.of()));
  }

  private static Drawn byRounds(CrossTable table, Standings standings) {
    return PictureChecks.checked(
        CrossTablePicture.byRounds(Samples.labels(), table, standings, Style.LIGHT));
  }

  private static Drawn byEntrants(CrossTable table, Standings standings) {
    return PictureChecks.checked(
        CrossTablePicture.byEntrants(Samples.labels(), table, standings, Style.DARK));
  }

  private static List<String> after(String heading, Drawn drawn, int count) {
    List<String> words = drawn.words();
    int from = words.lastIndexOf(heading) + 1;
    return words.subList(from, from + count);
  }

  @Test
  void aCellHasThePointsTheOpponentsRankAndTheSide() {
    CrossTable table = fiveEntrants();
    Standings standings =
        Standings.of(table, List.of(Criteria.POINTS, Criteria.BUCHHOLZ, Criteria.lot("a")));
    List<Integer> order = standings.lines().stream().map(Standings.Line::entrant).toList();
    Drawn drawn = byRounds(table, standings);
    List<String> expected = new ArrayList<>();
    for (int entrant : order) {
      expected.addAll(
          switch (entrant) {
            case 1 -> List.of("1", rank(order, 2) + " german");
            case 2 -> List.of("0", rank(order, 1) + " norwegian");
            case 3 -> List.of("1 f", rank(order, 4) + " german");
            case 4 -> List.of("0 f", rank(order, 3) + " norwegian");
            default -> List.of("1", "bye");
          });
    }
    assertThat(after("round 1", drawn, 10)).isEqualTo(expected);
    assertThat(after("round 2", drawn, 8))
        .containsSubsequence("0.5", "bye")
        .contains("0.5", rank(order, 1) + " german", rank(order, 5) + " norwegian", "–");
    assertThat(drawn.words()).contains("rank").doesNotContain("no.");
    assertThat(drawn.spoken().getLast())
        .contains("P1, points 1.5; round 1: 1 against P2 as german")
        .contains("round 1: 1 without a match against P4 as german; round 2: not paired.")
        .contains("P5, points 1.5; round 1: 1 by a bye; round 2: 0.5 against P1 as german.");
  }

  private static int rank(List<Integer> order, int entrant) {
    return order.indexOf(entrant) + 1;
  }

  @Test
  void whereRanksAreSharedLinesHaveNumbers() {
    CrossTable table = fiveEntrants();
    Standings standings = Standings.of(table, List.of(Criteria.POINTS));
    Drawn drawn = byRounds(table, standings);
    assertThat(after("no.", drawn, 5)).containsExactly("1", "2", "3", "4", "5");
    assertThat(after("rank", drawn, 5)).containsExactly("1", "1", "3", "4", "5");
    assertThat(drawn.words()).contains("4 german", "5 german", "2 norwegian");
    assertThat(drawn.words())
        .contains("Points of the round; below, the opponent's no. and the side.");
  }

  @Test
  void aTableOfThreeCitesBothOpponents() {
    List<Points> points = List.of(Points.ONE, Points.HALF, Points.NONE);
    Outcome outcome = new Outcome(new Pairing(List.of(2, 3, 1), false), points, true);
    CrossTable table =
        Samples.table(
            new Event(
                Samples.start(3).entrants(),
                List.of(new Round(List.of(outcome), List.of())),
                List.of()));
    Labels labels = new Labels("T", "", List.of("a", "b", "c"), number -> "P" + number);
    Standings standings = Standings.of(table, List.of(Criteria.POINTS));
    Drawn drawn =
        PictureChecks.checked(CrossTablePicture.byRounds(labels, table, standings, Style.LIGHT));
    assertThat(after("round 1", drawn, 6))
        .containsExactly("1", "2, 3 a", "0.5", "1, 3 b", "0", "1, 2 c");
    assertThat(drawn.spoken().getLast()).contains("round 1: 1 against P3 and P1 as a.");
    Labels two = Samples.labels();
    assertThatThrownBy(() -> CrossTablePicture.byRounds(two, table, standings, Style.LIGHT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 3 has no name among [german, norwegian]");
  }

  @Test
  void aRoundRobinHasEntrantsAsColumnsAndBothLegsInACell() {
    CrossTable table =
        Samples.table(Samples.played(RoundRobin.of(Legs.TWO, false), 4, 99, Samples::lowerWins));
    Standings standings = Standings.of(table, List.of(Criteria.POINTS));
    Drawn drawn = byEntrants(table, standings);
    List<String> words = drawn.words();
    // of the column of rank 1: nothing against itself, two lost games of each other
    int from = words.indexOf("P4") + 2;
    assertThat(words.get(from - 1)).isEqualTo("1");
    assertThat(words.subList(from, from + 12)).filteredOn("0"::equals).hasSize(6);
    assertThat(words.subList(from, from + 4))
        .containsExactlyInAnyOrder("0", "german", "0", "norwegian");
    assertThat(after("points", drawn, 4)).containsExactly("6", "4", "2", "0");
    assertThat(drawn.rectangles())
        .filteredOn(rect -> rect.getAttribute("fill").equals(Theme.DARK.rule()))
        .as("the diagonal")
        .hasSize(4);
  }

  @Test
  void theLinesOfAGroupAreATableOfTheirOwn() {
    CrossTable table =
        Samples.table(
            Samples.played(new RoundRobin(2, Legs.ONE, false), 8, 99, Samples::lowerWins));
    Standings all = Standings.of(table, List.of(Criteria.POINTS, Criteria.lot("b")));
    List<Standings.Line> lines =
        all.lines().stream().filter(line -> List.of(1, 4, 5, 8).contains(line.entrant())).toList();
    Drawn drawn = byEntrants(table, new Standings(all.criteria(), lines, List.of()));
    assertThat(drawn.words()).contains("P1", "P4", "P5", "P8").doesNotContain("P2", "P3");
    assertThat(drawn.words()).filteredOn("german"::equals).hasSize(6);
  }

  @Test
  void twentyFourEntrantsFitAndMoreAreRefused() {
    CrossTable table =
        Samples.table(Samples.played(RoundRobin.of(Legs.TWO, false), 24, 99, Samples.random(1)));
    byEntrants(table, Samples.standings(table));
    CrossTable more = Samples.table(Samples.start(25));
    Standings lines = Samples.standings(more);
    assertThatThrownBy(() -> byEntrants(more, lines))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a cross table by entrants has at most 24 entrants, not 25");
  }

  @Test
  void twoWhoMetTooOftenAreRefused() {
    Round round = new Round(List.of(Samples.outcome(Pairing.of(1, 2), 500, true)), List.of());
    CrossTable table =
        Samples.table(
            new Event(Samples.start(2).entrants(), Collections.nCopies(5, round), List.of()));
    Standings standings = Standings.of(table, List.of(Criteria.POINTS));
    assertThatThrownBy(() -> byEntrants(table, standings))
        .hasMessage("a cell of a cross table has at most 4 meetings of the same two, not 5");
  }

  @Test
  void tooManyLinesRoundsOrCellsAreRefused() {
    assertThatThrownBy(() -> empty(501, 1)).hasMessage("a " + ROUNDS + "500 lines, not 501");
    assertThatThrownBy(() -> empty(2, 47)).hasMessage("a " + ROUNDS + "46 rounds, not 47");
    assertThatThrownBy(() -> empty(500, 13))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a " + ROUNDS + "6000 cells, not 6500");
    assertThat(Drawn.of(empty(2, 46)).words()).contains("round 46");
  }

  private static byte[] empty(int entrants, int rounds) {
    Round round = new Round(List.of(), List.of());
    CrossTable table =
        Samples.table(
            new Event(
                Samples.start(entrants).entrants(), Collections.nCopies(rounds, round), List.of()));
    Standings standings = Standings.of(table, List.of(Criteria.POINTS));
    return CrossTablePicture.byRounds(Samples.labels(), table, standings, Style.LIGHT);
  }

  @Test
  void anOpponentWithoutALineIsRefused() {
    CrossTable table = fiveEntrants();
    Standings all = Standings.of(table, List.of(Criteria.POINTS));
    Standings one = new Standings(all.criteria(), all.lines().subList(0, 1), List.of());
    assertThatThrownBy(() -> byRounds(table, one))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("entrant [0-9] has no line in the standings");
  }
}
