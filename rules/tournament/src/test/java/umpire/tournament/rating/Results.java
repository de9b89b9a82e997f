package umpire.tournament.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Results for the tests of this package. */
final class Results {
  static final RatingRules RULES = RatingRules.usual();
  static final String POOL = "narrows";
  private static final long FIRST = 2900;

  private Results() {}

  /** The middle of a period, counted from 0. */
  static Instant week(int period) {
    return RULES.periods().start(FIRST + period).plus(Duration.ofDays(3));
  }

  static long number(int period) {
    return FIRST + period;
  }

  static RatedPlayer player(String key) {
    return new RatedPlayer(POOL, key);
  }

  static RatedMatch match(String id, int period, String first, double score, String second) {
    return new RatedMatch(
        id,
        week(period),
        POOL,
        List.of(new RatedSeat(first, score), new RatedSeat(second, 1 - score)));
  }

  static RatedMatch three(String id, int period, double... scores) {
    List<RatedSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < scores.length; seat++) {
      seats.add(new RatedSeat("abc".substring(seat, seat + 1), scores[seat]));
    }
    return new RatedMatch(id, week(period), POOL, seats);
  }

  /** Matches of two and three seats among twelve players in three pools over twenty periods. */
  static List<RatedMatch> season(int matches, long seed) {
    Random random = new Random(seed);
    List<RatedMatch> season = new ArrayList<>();
    for (int i = 0; i < matches; i++) {
      List<RatedSeat> seats = new ArrayList<>();
      int first = random.nextInt(12);
      int size = random.nextInt(4) == 0 ? 3 : 2;
      for (int seat = 0; seat < size; seat++) {
        seats.add(new RatedSeat("p" + (first + 5 * seat) % 12, random.nextInt(7) / 6.0));
      }
      String id = Long.toHexString(random.nextLong());
      // Periods 6 and 13 are without a match.
      int period = List.of(0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 19).get(random.nextInt(14));
      season.add(new RatedMatch(id, week(period), "pool-" + random.nextInt(3), seats));
    }
    return season;
  }
}
