package umpire.tournament.rating;

/**
 * What is known of somebody's strength: about 95 of 100 players are stronger than {@code rating - 2
 * * deviation} and weaker than {@code rating + 2 * deviation}.
 *
 * @param rating on the scale of Glicko, on which 1500 is usual
 * @param deviation how uncertain the rating is, above 0
 * @param volatility how much the strength changes from period to period, above 0; usually 0.06
 */
public record Rating(double rating, double deviation, double volatility) {
  public Rating {
    if (!Double.isFinite(rating) || !positive(deviation) || !positive(volatility)) {
      throw new IllegalArgumentException(
          "rating " + rating + ", deviation " + deviation + ", volatility " + volatility);
    }
  }

  private static boolean positive(double value) {
    return Double.isFinite(value) && value > 0;
  }
}
