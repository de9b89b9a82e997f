package umpire.tournament.rating;

import java.util.List;

/**
 * The rating system of Mark Glickman, "Example of the Glicko-2 system" (2013 and later); steps are
 * numbered as there. Pure and strict: the same arguments give the same bits everywhere.
 *
 * @param tau how much the volatility may change, from 0.3 to 1.2 in the paper; above 0
 */
public record Glicko2(double tau) {
  /** Points of rating for one unit of the internal scale (step 2). */
  static final double SCALE = 173.7178;

  private static final double CENTRE = 1500;

  /**
   * An expectation nearer to 0 or 1 than this tells nothing more; at 0 the variance is infinite.
   */
  private static final double LEAST_EXPECTATION = 1e-6;

  public Glicko2 {
    if (!Double.isFinite(tau) || tau <= 0) {
      throw new IllegalArgumentException("tau " + tau);
    }
  }

  /**
   * The result of a period with all that the paper computes on the way.
   *
   * @param rating after the period
   * @param variance v of step 3: the estimated variance of the rating by the games alone, in
   *     internal units
   * @param improvement delta of step 4: the estimated improvement by the games, in internal units
   */
  public record Update(Rating rating, double variance, double improvement) {}

  /**
   * The rating after a period in which somebody played. The sums are taken in the order of the
   * games. Throws IllegalArgumentException if there are none: see {@link #rest}.
   *
   * @param before at the start of the period
   */
  public Update update(Rating before, List<Game> games) {
    if (games.isEmpty()) {
      throw new IllegalArgumentException("no game in the period");
    }
    double own = (before.rating() - CENTRE) / SCALE;
    double information = 0;
    double surplus = 0;
    for (Game game : games) {
      double weight = weight(game.opponent().deviation() / SCALE);
      double expected = expected(own, (game.opponent().rating() - CENTRE) / SCALE, weight);
      information += weight * weight * expected * (1 - expected);
      surplus += weight * (game.score() - expected);
    }
    double variance = 1 / information;
    double improvement = variance * surplus;
    double deviation = before.deviation() / SCALE;
    double volatility =
        new Volatility(tau, deviation, variance, improvement).after(before.volatility());
    double widened = deviation * deviation + volatility * volatility;
    double squared = 1 / (1 / widened + information);
    return new Update(
        new Rating(
            CENTRE + SCALE * (own + squared * surplus),
            SCALE * StrictMath.sqrt(squared),
            volatility),
        variance,
        improvement);
  }

  /**
   * The rating after periods in which somebody did not play: the deviation alone grows (step 6).
   * Throws IllegalArgumentException for a negative number.
   *
   * @param periods how many, 0 or more
   */
  public static Rating rest(Rating before, long periods) {
    if (periods < 0) {
      throw new IllegalArgumentException(periods + " periods");
    }
    if (periods == 0) {
      return before;
    }
    double deviation = before.deviation() / SCALE;
    double grown = deviation * deviation + periods * before.volatility() * before.volatility();
    return new Rating(before.rating(), SCALE * StrictMath.sqrt(grown), before.volatility());
  }

  /**
   * The score that somebody may expect against an opponent of that rating, between 0 and 1; an
   * uncertain opponent draws it to a half.
   */
  public static double expectedScore(Rating own, Rating opponent) {
    return expected(
        (own.rating() - CENTRE) / SCALE,
        (opponent.rating() - CENTRE) / SCALE,
        weight(opponent.deviation() / SCALE));
  }

  private static double weight(double deviation) {
    return 1 / StrictMath.sqrt(1 + 3 * deviation * deviation / (StrictMath.PI * StrictMath.PI));
  }

  private static double expected(double own, double opponent, double weight) {
    double chance = 1 / (1 + StrictMath.exp(-weight * (own - opponent)));
    return StrictMath.min(1 - LEAST_EXPECTATION, StrictMath.max(LEAST_EXPECTATION, chance));
  }
}
