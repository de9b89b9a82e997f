package umpire.tournament.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** FIDE Handbook C.05, Annex 1, typed a second time. */
class BergerTableTest {
  private static final String FOUR =
      """
      1-4 2-3
      4-3 1-2
      2-4 3-1
      """;
  private static final String SIX =
      """
      1-6 2-5 3-4
      6-4 5-3 1-2
      2-6 3-1 4-5
      6-5 1-4 2-3
      3-6 4-2 5-1
      """;
  private static final String EIGHT =
      """
      1-8 2-7 3-6 4-5
      8-5 6-4 7-3 1-2
      2-8 3-1 4-7 5-6
      8-6 7-5 1-4 2-3
      3-8 4-2 5-1 6-7
      8-7 1-6 2-5 3-4
      4-8 5-3 6-2 7-1
      """;
  private static final String TEN =
      """
      1-10 2-9 3-8 4-7 5-6
      10-6 7-5 8-4 9-3 1-2
      2-10 3-1 4-9 5-8 6-7
      10-7 8-6 9-5 1-4 2-3
      3-10 4-2 5-1 6-9 7-8
      10-8 9-7 1-6 2-5 3-4
      4-10 5-3 6-2 7-1 8-9
      10-9 1-8 2-7 3-6 4-5
      5-10 6-4 7-3 8-2 9-1
      """;

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10})
  void tablesAreThoseOfTheHandbook(int players) {
    List<String> printed = List.of(FOUR, SIX, EIGHT, TEN);
    assertThat(text(new BergerTable(players))).isEqualTo(printed.get((players - 3) / 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 0, -4})
  void fewerThanTwoHaveNoTable(int players) {
    assertThatThrownBy(() -> new BergerTable(players)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6})
  void roundsBesideTheTableAreRefused(int round) {
    BergerTable table = new BergerTable(6);
    assertThatThrownBy(() -> table.round(round)).hasMessage("round " + round + " of 5");
  }

  private static String text(BergerTable table) {
    return IntStream.rangeClosed(1, table.rounds())
        .mapToObj(round -> text(table.round(round)))
        .collect(Collectors.joining());
  }

  private static String text(List<BergerTable.Game> games) {
    return games.stream()
        .map(game -> game.first() + "-" + game.second())
        .collect(Collectors.joining(" ", "", "\n"));
  }
}
