package umpire.arena.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A figure of the table, and what it was to be.
 *
 * @param scenario or battle that it is of
 * @param figure what was measured, and its unit
 * @param measured as it is printed
 * @param promise its goal; empty without a goal
 * @param kept true if that was kept
 */
record FigureRow(String scenario, String figure, String measured, String promise, boolean kept) {
  /** A figure that nothing was promised of. */
  static FigureRow of(String scenario, String figure, String measured) {
    return new FigureRow(scenario, figure, measured, "", true);
  }

  /** A figure that is to be at least so much. */
  static FigureRow atLeast(String scenario, String figure, double measured, OptionalDouble goal) {
    String figureText = String.format(Locale.ROOT, "%.0f", measured);
    return goal.isEmpty()
        ? of(scenario, figure, figureText)
        : new FigureRow(
            scenario, figure, figureText, ">= " + number(goal), measured >= goal.getAsDouble());
  }

  /** A time of which this measure is to be at most so much, in milliseconds. */
  static FigureRow atMost(
      String scenario, String figure, CpuTimes times, Measure measure, OptionalDouble goal) {
    return goal.isEmpty() || times.count() == 0
        ? of(scenario, figure, times.line())
        : new FigureRow(
            scenario,
            figure,
            times.line(),
            measure.word + " <= " + number(goal),
            measure.of(times) <= goal.getAsDouble());
  }

  /** What of many times a goal is about. */
  enum Measure {
    MEAN("mean"),
    P99("p99"),
    MOST("max");

    private final String word;

    Measure(String word) {
      this.word = word;
    }

    private double of(CpuTimes times) {
      return switch (this) {
        case MEAN -> times.mean();
        case P99 -> times.percentile(99);
        case MOST -> times.percentile(100);
      };
    }
  }

  /** True if something was promised. */
  boolean hasGoal() {
    return !promise.isEmpty();
  }

  /** The row in Markdown. */
  String line() {
    String met = hasGoal() ? kept ? "met" : "**missed**" : "";
    return "| %s | %s | %s | %s | %s |\n".formatted(scenario, figure, measured, promise, met);
  }

  private static String number(OptionalDouble goal) {
    return String.format(Locale.ROOT, "%,.0f", goal.getAsDouble());
  }
}
