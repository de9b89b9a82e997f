package umpire.tournament.rating;

import java.time.Duration;
import java.time.Instant;

/**
 * The parameters of ratings.
 *
 * <p>Ratings, deviations and volatilities are kept within bounds. Glicko-2 takes one step of
 * Newton's method for a period, which overshoots without limit where somebody loses often against
 * much weaker opponents; and nobody is less known than a newcomer.
 *
 * @param initial of a newcomer; its deviation is also the highest there is
 * @param system Glicko-2 with its tau
 * @param periods how time is cut
 * @param provisionalAbove the deviation above which a rating is provisional
 * @param lowest the lowest rating
 * @param highest the highest rating
 * @param leastDeviation the lowest deviation, so that a rating never stands still
 * @param mostVolatility the highest volatility
 */
public record RatingRules(
    Rating initial,
    Glicko2 system,
    RatingPeriods periods,
    double provisionalAbove,
    double lowest,
    double highest,
    double leastDeviation,
    double mostVolatility) {
  public RatingRules {
    boolean ordered =
        lowest <= initial.rating()
            && initial.rating() <= highest
            && 0 < leastDeviation
            && leastDeviation <= initial.deviation()
            && initial.volatility() <= mostVolatility;
    if (!ordered || !Double.isFinite(lowest) || !Double.isFinite(highest)) {
      throw new IllegalArgumentException("a newcomer is out of bounds: " + initial);
    }
    if (!Double.isFinite(mostVolatility) || !(provisionalAbove > 0)) {
      throw new IllegalArgumentException(
          "volatility up to " + mostVolatility + ", provisional above " + provisionalAbove);
    }
  }

  /**
   * The usual parameters: a newcomer has 1500/350/0.06, tau is 0.5, a period has seven days from
   * the Monday of 1970-01-05 on, provisional is above 110; ratings from 100 to 4000, deviations
   * from 30, volatilities to 0.2.
   */
  public static RatingRules usual() {
    return new RatingRules(
        new Rating(1500, 350, 0.06),
        new Glicko2(0.5),
        new RatingPeriods(Instant.parse("1970-01-05T00:00:00Z"), Duration.ofDays(7)),
        110,
        100,
        4000,
        30,
        0.2);
  }

  /** Whether a rating is too uncertain for a leaderboard. */
  public boolean provisional(Rating rating) {
    return rating.deviation() > provisionalAbove;
  }

  /** A rating within the bounds. */
  Rating bounded(Rating rating) {
    return new Rating(
        within(lowest, rating.rating(), highest),
        within(leastDeviation, rating.deviation(), initial.deviation()),
        StrictMath.min(rating.volatility(), mostVolatility));
  }

  private static double within(double low, double value, double high) {
    return StrictMath.max(low, StrictMath.min(value, high));
  }
}
