package umpire.tournament.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * How often a side of a scenario wins.
 *
 * <p>The intervals are Wilson's, of 95 percent (E. B. Wilson, "Probable inference", 1927), for
 * shares of a whole and for means alike. A mean of scores from 0 to 1 varies at most as much as a
 * share of wins with the same mean, so Wilson's interval is never too narrow for it. It stays
 * between 0 and 1 and says something even after a single match, which the usual interval of a mean
 * does not.
 *
 * @param matches how many were played
 * @param wins matches in which the side alone has the highest score
 * @param draws matches in which the side shares the highest score
 * @param points a win counts 1, a highest score that k sides share counts 1/k
 * @param rate points of the number of matches
 * @param level the mean of the scores, which levels of victory make finer than the rate
 */
public record WinRate(int matches, int wins, int draws, double points, Share rate, Share level) {
  /** Normal deviate of 95 percent, both sides. */
  private static final double DEVIATE = 1.959963984540054;

  /**
   * A mean between 0 and 1 with its interval; from 0 to 1 if there was no match.
   *
   * @param value the mean, 0.5 if there was no match
   * @param low the lower end of the interval
   * @param high the upper end
   */
  public record Share(double value, double low, double high) {}

  /**
   * The rate of each side.
   *
   * @param sides how many seats the scenario has, 2 or 3
   * @param matches the scores of each match in the order of the seats, each from 0 to 1; throws
   *     IllegalArgumentException if one has another number of seats or a score out of range
   */
  public static List<WinRate> of(int sides, List<List<Double>> matches) {
    if (sides < 2 || sides > 3) {
      throw new IllegalArgumentException(sides + " sides");
    }
    for (List<Double> scores : matches) {
      if (scores.size() != sides) {
        throw new IllegalArgumentException(scores + " of " + sides + " sides");
      }
      scores.forEach(RatedSeat::requireScore);
    }
    List<WinRate> rates = new ArrayList<>();
    for (int side = 0; side < sides; side++) {
      rates.add(ofSide(side, matches));
    }
    return List.copyOf(rates);
  }

  private static WinRate ofSide(int side, List<List<Double>> matches) {
    // Indexed by how many sides share the highest score.
    int[] shared = new int[4];
    // Sorted, so that the order in which matches arrive changes no digit of the sum.
    double total = matches.stream().mapToDouble(scores -> scores.get(side)).sorted().sum();
    for (List<Double> scores : matches) {
      double highest = scores.stream().mapToDouble(score -> score).max().orElseThrow();
      if (scores.get(side) == highest) {
        int leaders = (int) scores.stream().filter(score -> score == highest).count();
        shared[leaders]++;
      }
    }
    double points = shared[1] + shared[2] / 2.0 + shared[3] / 3.0;
    int played = matches.size();
    return new WinRate(
        played,
        shared[1],
        shared[2] + shared[3],
        points,
        wilson(points, played),
        wilson(total, played));
  }

  /** Wilson's interval of a total of shares. */
  private static Share wilson(double total, int matches) {
    if (matches == 0) {
      return new Share(0.5, 0, 1);
    }
    double mean = total / matches;
    double squared = DEVIATE * DEVIATE / matches;
    double centre = (mean + squared / 2) / (1 + squared);
    double spread =
        DEVIATE * StrictMath.sqrt((mean * (1 - mean) + squared / 4) / matches) / (1 + squared);
    return new Share(mean, StrictMath.max(0, centre - spread), StrictMath.min(1, centre + spread));
  }
}
