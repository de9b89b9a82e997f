package umpire.local.drivers.program;

import java.util.Arrays;
import java.util.List;

/** Durations in nanoseconds, of which fractions are asked. */
public final class Latencies {
  private final long[] sorted;

  public Latencies(List<Long> nanos) {
    if (nanos.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
    this.sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
  }

  public int count() {
    return sorted.length;
  }

  /**
   * The least duration in ms that so many of a hundred do not exceed (nearest rank).
   *
   * @param percent above 0, up to 100
   */
  public double percentile(double percent) {
    if (percent <= 0 || percent > 100) {
      throw new IllegalArgumentException("no percentile: " + percent);
    }
    int rank = (int) Math.ceil(percent / 100 * sorted.length);
    return sorted[rank - 1] / 1e6;
  }
}
