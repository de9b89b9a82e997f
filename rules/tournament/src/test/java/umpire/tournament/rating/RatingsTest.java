package umpire.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The fold over matches: periods, order of arrival, interruption, bounds. */
class RatingsTest {
  private static final RatingRules RULES = Results.RULES;
  private static final List<RatedMatch> SEASON = Results.season(600, 28);
  private static final Ratings WHOLE = Ratings.none(RULES).with(SEASON);

  @Test
  void orderOfArrivalAndDuplicatesChangeNoDigit() {
    Random random = new Random(1);
    for (int i = 0; i < 20; i++) {
      List<RatedMatch> shuffled = new ArrayList<>(SEASON);
      shuffled.addAll(SEASON.subList(0, 50 * (i % 4)));
      Collections.shuffle(shuffled, random);
      assertThat(Ratings.none(RULES).with(shuffled)).isEqualTo(WHOLE);
    }
  }

  @Test
  void continuingFromAnyPeriodGivesTheSameDigits() {
    for (int period = 0; period <= 20; period++) {
      long start = Results.number(period);
      List<RatedMatch> later =
          SEASON.stream().filter(match -> RULES.periods().of(match.ended()) >= start).toList();
      assertThat(WHOLE.before(start).with(later).histories()).isEqualTo(WHOLE.histories());
      assertThat(WHOLE.before(start).latest().with(later).latest()).isEqualTo(WHOLE.latest());
    }
  }

  @Test
  void aLateMatchOfAnOldPeriodIsComputedAgainFromThere() {
    RatedMatch late = SEASON.get(7);
    List<RatedMatch> punctual = SEASON.stream().filter(match -> !match.equals(late)).toList();
    Ratings without = Ratings.none(RULES).with(punctual);
    long period = RULES.periods().of(late.ended());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> without.with(List.of(late)))
        .withMessageContaining("counted already");
    List<RatedMatch> again =
        SEASON.stream().filter(match -> RULES.periods().of(match.ended()) >= period).toList();
    assertThat(without).isNotEqualTo(WHOLE);
    assertThat(without.before(period).with(again)).isEqualTo(WHOLE);
  }

  @Test
  void oneIdWithTwoResultsIsRefused() {
    RatedMatch won = Results.match("m", 0, "a", 1, "b");
    RatedMatch lost = Results.match("m", 0, "a", 0, "b");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratings.none(RULES).with(List.of(won, lost)))
        .withMessageContaining("two results");
  }

  @Test
  void historyHasOnePointForEachPeriodPlayed() {
    Ratings ratings =
        Ratings.none(RULES)
            .with(
                List.of(
                    Results.match("1", 0, "a", 1, "b"),
                    Results.match("2", 0, "a", 1, "c"),
                    Results.match("3", 4, "a", 0, "b")));
    assertThat(ratings.history(Results.player("a")))
        .extracting(RatingPoint::period, RatingPoint::games)
        .containsExactly(tuple(Results.number(0), 2), tuple(Results.number(4), 1));
    assertThat(ratings.history(Results.player("c"))).hasSize(1);
    assertThat(ratings.history(Results.player("nobody"))).isEmpty();
  }

  @Test
  void theFoldGoesByThePaper() {
    // The paper's player against newcomers, whom the initial rating stands for.
    Ratings ratings =
        Ratings.none(RULES)
            .with(
                List.of(Results.match("1", 0, "a", 1, "b"), Results.match("2", 0, "a", 0.5, "c")));
    List<Game> games = List.of(new Game(RULES.initial(), 1), new Game(RULES.initial(), 0.5));
    Rating first = RULES.system().update(RULES.initial(), games).rating();
    assertThat(ratings.history(Results.player("a")).getLast().rating()).isEqualTo(first);
    // Two periods later both come as they were, less known by one period without a match.
    Ratings later = ratings.with(List.of(Results.match("3", 2, "a", 1, "b")));
    Rating opponent = Glicko2.rest(ratings.history(Results.player("b")).getLast().rating(), 1);
    Rating second =
        RULES.system().update(Glicko2.rest(first, 1), List.of(new Game(opponent, 1))).rating();
    assertThat(later.history(Results.player("a")).getLast().rating()).isEqualTo(second);
  }

  @Test
  void whoDoesNotPlayGrowsUncertainUpToANewcomer() {
    Ratings ratings = Ratings.none(RULES).with(List.of(Results.match("1", 0, "a", 1, "b")));
    RatedPlayer player = Results.player("a");
    Rating played = ratings.history(player).getLast().rating();
    assertThat(ratings.at(player, Results.week(0))).isEqualTo(played);
    assertThat(ratings.at(player, Results.week(1))).isEqualTo(Glicko2.rest(played, 1));
    assertThat(ratings.at(player, Results.week(5)).deviation())
        .isGreaterThan(ratings.at(player, Results.week(4)).deviation());
    assertThat(ratings.at(player, Results.week(100_000)).deviation()).isEqualTo(350);
    assertThat(ratings.at(player, Results.week(-1))).isEqualTo(RULES.initial());
    assertThat(ratings.at(Results.player("nobody"), Results.week(0))).isEqualTo(RULES.initial());
  }

  @Test
  void theLiveRatingIsThatOfThePeriodEndedNow() {
    List<RatedMatch> open = List.of(Results.match("1", 0, "a", 1, "b"));
    RatedPlayer player = Results.player("a");
    Rating live = Ratings.none(RULES).with(open).at(player, Results.week(0));
    assertThat(live.rating()).isGreaterThan(1500);
    // A second match of the same period counts beside the first, not after it.
    List<RatedMatch> both = List.of(open.getFirst(), Results.match("2", 0, "a", 1, "b"));
    Ratings ended = Ratings.none(RULES).with(open).before(Results.number(0)).with(both);
    assertThat(ended).isEqualTo(Ratings.none(RULES).with(both));
    assertThat(ended.at(player, Results.week(0)).rating()).isGreaterThan(live.rating());
  }

  @Test
  void poolsDoNotTouchEachOther() {
    for (String pool : List.of("pool-0", "pool-1", "pool-2")) {
      List<RatedMatch> own = SEASON.stream().filter(one -> one.pool().equals(pool)).toList();
      Ratings alone = Ratings.none(RULES).with(own);
      assertThat(alone.histories()).isNotEmpty();
      alone
          .histories()
          .forEach((player, points) -> assertThat(WHOLE.history(player)).isEqualTo(points));
    }
  }

  @Test
  void aPeriodEndsBeforeTheNextStarts() {
    RatingPeriods periods =
        new RatingPeriods(Instant.parse("2020-01-01T00:00:00Z"), Duration.ofDays(7));
    assertThat(periods.of(Instant.parse("2020-01-01T00:00:00Z"))).isZero();
    assertThat(periods.of(Instant.parse("2020-01-07T23:59:59.999Z"))).isZero();
    assertThat(periods.of(Instant.parse("2020-01-08T00:00:00Z"))).isEqualTo(1);
    assertThat(periods.of(Instant.parse("2019-12-31T23:59:59.999Z"))).isEqualTo(-1);
    assertThat(periods.start(1)).isEqualTo("2020-01-08T00:00:00Z");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RatingPeriods(Instant.EPOCH, Duration.ZERO));
  }

  @Test
  void extremeSeasonsStayWithinTheBounds() {
    List<RatedMatch> wins = new ArrayList<>();
    for (int period = 0; period < 6; period++) {
      for (int i = 0; i < 10_000; i++) {
        // The favourite of five periods loses everything in the sixth.
        double score = period < 5 ? 1 : 0;
        wins.add(Results.match(period + "-" + i, period, "a", score, "b" + i % 3));
      }
    }
    Ratings ratings = Ratings.none(RULES).with(wins);
    assertThat(ratings.histories()).hasSize(4);
    for (List<RatingPoint> points : ratings.histories().values()) {
      for (RatingPoint point : points) {
        assertThat(point.rating().rating()).isBetween(100.0, 4000.0);
        assertThat(point.rating().deviation()).isBetween(30.0, 350.0);
        assertThat(point.rating().volatility()).isBetween(1e-6, 0.2);
      }
    }
  }

  @Test
  void threeSeatsCountPairwise() {
    RatedMatch match = Results.three("m", 0, 1, 0.5, 0);
    assertThat(match.score(0, 1)).isEqualTo(0.75);
    assertThat(match.score(0, 2)).isEqualTo(1);
    assertThat(match.score(1, 2)).isEqualTo(0.75);
    assertThat(match.score(2, 1)).isEqualTo(0.25);
    Ratings ratings = Ratings.none(RULES).with(List.of(match));
    Rating newcomer = RULES.initial();
    Rating winner =
        RULES
            .system()
            .update(newcomer, List.of(new Game(newcomer, 0.75), new Game(newcomer, 1)))
            .rating();
    assertThat(ratings.history(Results.player("a")).getLast().rating()).isEqualTo(winner);
    assertThat(ratings.history(Results.player("b")).getLast().rating().rating())
        .isCloseTo(1500, within(1e-9));
    assertThat(ratings.history(Results.player("c")).getLast().games()).isEqualTo(2);
  }

  @Test
  void betweenTwoSeatsALevelCountsAsItIs() {
    RatedMatch match = Results.match("m", 0, "a", 0.75, "b");
    assertThat(match.score(0, 1)).isEqualTo(0.75);
    assertThat(match.score(1, 0)).isEqualTo(0.25);
  }

  @Test
  void noMatchOfOneAndNobodyAgainstOneself() {
    RatedSeat seat = new RatedSeat("a", 1);
    for (List<RatedSeat> seats :
        List.of(List.of(seat), List.of(seat, seat), Collections.nCopies(4, seat))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new RatedMatch("m", Instant.EPOCH, "pool", seats));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> new RatedSeat("a", -0.1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RatedSeat("", 1));
  }
}
