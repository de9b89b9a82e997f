package umpire.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Order, places, provisional ratings and pages. */
class LeaderboardTest {
  private static final RatingRules RULES = Results.RULES;

  private static Ratings of(Object... keysRatingsDeviations) {
    TreeMap<RatedPlayer, List<RatingPoint>> histories = new TreeMap<>();
    for (int i = 0; i < keysRatingsDeviations.length; i += 3) {
      Rating rating =
          new Rating(
              (Integer) keysRatingsDeviations[i + 1], (Integer) keysRatingsDeviations[i + 2], 0.06);
      histories.put(
          Results.player((String) keysRatingsDeviations[i]),
          List.of(new RatingPoint(Results.number(0), rating, 9)));
    }
    return new Ratings(RULES, Results.number(1), histories);
  }

  @Test
  void highestFirstAndEqualOnesByKey() {
    Ratings ratings = of("d", 1600, 60, "a", 1500, 60, "c", 1700, 60, "b", 1600, 60);
    List<Leaderboard.Line> lines = Leaderboard.of(ratings, Results.POOL, Results.week(0)).lines();
    assertThat(lines).extracting(Leaderboard.Line::player).containsExactly("c", "b", "d", "a");
    assertThat(lines).extracting(Leaderboard.Line::place).containsExactly(1, 2, 2, 4);
  }

  @Test
  void provisionalOnesAreLeftOutUnlessAskedFor() {
    Ratings ratings = of("a", 1900, 111, "b", 1600, 110);
    Leaderboard usual = Leaderboard.of(ratings, Results.POOL, Results.week(0));
    assertThat(usual.lines()).extracting(Leaderboard.Line::player).containsExactly("b");
    assertThat(usual.of("a")).isEmpty();
    Leaderboard whole = Leaderboard.of(ratings, Results.POOL, Results.week(0), true, _ -> true);
    assertThat(whole.lines())
        .extracting(Leaderboard.Line::provisional)
        .containsExactly(true, false);
    // After a period without a match the second is provisional too.
    assertThat(Leaderboard.of(ratings, Results.POOL, Results.week(1)).lines()).isEmpty();
  }

  @Test
  void otherPoolsAreNotListed() {
    TreeMap<RatedPlayer, List<RatingPoint>> histories = new TreeMap<>();
    for (String pool : List.of("nar", "narrows", "narrows-2", "z")) {
      Rating rating = new Rating(1500, 60, 0.06);
      histories.put(
          new RatedPlayer(pool, "in " + pool),
          List.of(new RatingPoint(Results.number(0), rating, 1)));
    }
    Ratings ratings = new Ratings(RULES, Results.number(1), histories);
    assertThat(Leaderboard.of(ratings, "narrows", Results.week(0)).lines())
        .extracting(Leaderboard.Line::player)
        .containsExactly("in narrows");
  }

  @Test
  void pagesJoinWithoutGapOrRepetition() {
    Ratings ratings = Ratings.none(RULES).with(Results.season(600, 3));
    pagesJoin(Leaderboard.of(ratings, "pool-1", Results.week(20), true, _ -> true), 12);
    Ratings equal = of("c", 1600, 60, "a", 1600, 60, "b", 1600, 60, "d", 1700, 60);
    pagesJoin(Leaderboard.of(equal, Results.POOL, Results.week(0)), 4);
  }

  private static void pagesJoin(Leaderboard board, int size) {
    assertThat(board.lines()).hasSize(size);
    for (int most = 1; most <= size + 1; most++) {
      List<Leaderboard.Line> read = new ArrayList<>(board.page(most));
      List<Leaderboard.Line> page = read;
      while (!page.isEmpty() && read.size() <= size) {
        page = board.page(read.getLast().cursor(), most);
        read.addAll(page);
      }
      assertThat(read).isEqualTo(board.lines());
    }
  }

  @Test
  void aCursorHoldsThoughItsPlayerIsGone() {
    Ratings before = of("a", 1700, 60, "b", 1600, 60, "c", 1500, 60);
    Ratings after = of("a", 1700, 60, "b", 1450, 60, "c", 1500, 60, "d", 1650, 60);
    Leaderboard board = Leaderboard.of(before, Results.POOL, Results.week(0));
    Leaderboard.Cursor second = board.page(2).getLast().cursor();
    assertThat(Leaderboard.of(after, Results.POOL, Results.week(0)).page(second, 9))
        .extracting(Leaderboard.Line::player)
        .containsExactly("c", "b");
  }

  @Test
  void aPageHasAtLeastOneLine() {
    Leaderboard board = Leaderboard.of(of("a", 1700, 60), Results.POOL, Results.week(0));
    assertThatIllegalArgumentException().isThrownBy(() -> board.page(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> board.page(board.lines().getFirst().cursor(), -1));
  }
}
