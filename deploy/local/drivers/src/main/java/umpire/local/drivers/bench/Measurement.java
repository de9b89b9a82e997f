package umpire.local.drivers.bench;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import umpire.local.drivers.program.Latencies;

/**
 * What one kind of act costs.
 *
 * @param what in words
 * @param goal the figure in words, or empty
 * @param latencies of the measured ones
 * @param cpuSeconds of each process meanwhile, by name; empty where it was not measured
 * @param acts how many there were meanwhile, by which the CPU is divided
 */
record Measurement(
    String what, String goal, Latencies latencies, Map<String, Double> cpuSeconds, int acts) {
  Measurement {
    cpuSeconds = new TreeMap<>(cpuSeconds);
  }

  /** CPU of all processes of the stack for one act, in ms. */
  double cpuMillis() {
    return cpuSeconds.values().stream().mapToDouble(Double::doubleValue).sum() * 1000 / acts;
  }

  /** How many there were in a second of the clock and of the CPU of all processes, in words. */
  String rate(long nanos) {
    return String.format(
        Locale.ROOT,
        "%s: %d in %.1f s, %.0f a second, %.0f a CPU-second of services, broker and database",
        what,
        acts,
        nanos / 1e9,
        acts / (nanos / 1e9),
        1000 / cpuMillis());
  }

  /** A row of the table whose head is {@link #HEAD}. */
  String row() {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.1f | %.1f | %s | %s |",
        what,
        latencies.count(),
        latencies.percentile(50),
        latencies.percentile(99),
        cpuSeconds.isEmpty() ? "" : String.format(Locale.ROOT, "%.1f", cpuMillis()),
        goal);
  }

  static final String HEAD =
      """
      | one at a time | count | p50 ms | p99 ms | CPU ms each, all processes | goal |
      |---|---|---|---|---|---|""";
}
