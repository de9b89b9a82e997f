package umpire.local.drivers.peers;

import java.util.List;
import java.util.Locale;

/**
 * Several figures of the same kind.
 *
 * @param median the middle one, or the mean of the two in the middle
 */
record Spread(double median, double least, double most) {
  /** Throws IllegalArgumentException where there is no figure. */
  static Spread of(List<Double> figures) {
    if (figures.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
    List<Double> sorted = figures.stream().sorted().toList();
    int upper = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1
            ? sorted.get(upper)
            : (sorted.get(upper - 1) + sorted.get(upper)) / 2;
    return new Spread(median, sorted.getFirst(), sorted.getLast());
  }

  /**
   * In words, such as {@code 0.12 (0.10 to 0.13)}.
   *
   * @param decimals behind the point
   */
  String words(int decimals) {
    String number = "%." + decimals + "f";
    return String.format(
        Locale.ROOT, number + " (" + number + " to " + number + ")", median, least, most);
  }
}
