package umpire.tournament.rating;

/**
 * Step 5 of Glicko-2: the volatility after a period, found by the Illinois algorithm.
 *
 * @param tau how much the volatility may change
 * @param deviation at the start of the period, internal units
 * @param variance v of step 3
 * @param improvement delta of step 4
 */
record Volatility(double tau, double deviation, double variance, double improvement) {
  /** The tolerance of the paper. */
  private static final double TOLERANCE = 1e-6;

  /** The search of the paper needs about ten steps; a bound makes its end certain. */
  private static final int MOST_STEPS = 200;

  /** The volatility after the period. */
  double after(double before) {
    double start = StrictMath.log(before * before);
    double low = start;
    double high = other(start);
    double atLow = slope(low, start);
    double atHigh = slope(high, start);
    for (int step = 0; step < MOST_STEPS && StrictMath.abs(high - low) > TOLERANCE; step++) {
      double next = low + (low - high) * atLow / (atHigh - atLow);
      double atNext = slope(next, start);
      if (atNext * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = next;
      atHigh = atNext;
    }
    return StrictMath.exp(low / 2);
  }

  /** The other end of the interval in which the root lies (step 5.2). */
  private double other(double start) {
    double squared = improvement * improvement;
    double spread = deviation * deviation + variance;
    if (squared > spread) {
      return StrictMath.log(squared - spread);
    }
    int steps = 1;
    while (steps < MOST_STEPS && slope(start - steps * tau, start) < 0) {
      steps++;
    }
    return start - steps * tau;
  }

  /** The function f of step 5.1, whose root is the logarithm of the squared volatility. */
  private double slope(double x, double start) {
    double grown = StrictMath.exp(x);
    double spread = deviation * deviation + variance + grown;
    return grown * (improvement * improvement - spread) / (2 * spread * spread)
        - (x - start) / (tau * tau);
  }
}
