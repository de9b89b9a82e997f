package umpire.arena.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** CPU times of this thread, one for each thing that was done. Not for several threads. */
final class CpuTimes {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<Long> nanos = new ArrayList<>();

  /** Does it, and notes how long this thread was at work. */
  void time(Runnable work) {
    long begun = THREADS.getCurrentThreadCpuTime();
    work.run();
    nanos.add(THREADS.getCurrentThreadCpuTime() - begun);
  }

  int count() {
    return nanos.size();
  }

  /** All together, in seconds. */
  double seconds() {
    return nanos.stream().mapToLong(Long::longValue).sum() / 1e9;
  }

  /** The average, in milliseconds; 0 of none. */
  double mean() {
    return nanos.isEmpty() ? 0 : seconds() * 1e3 / nanos.size();
  }

  /** In milliseconds, the least that so many of a hundred stay within; 0 of none. */
  double percentile(int percent) {
    List<Long> sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    int last = (int) Math.ceil(percent / 100.0 * sorted.size()) - 1;
    return sorted.isEmpty() ? 0 : sorted.get(Math.max(last, 0)) / 1e6;
  }

  /** Average, median, 99th percentile and most, in milliseconds. */
  String line() {
    return String.format(
        Locale.ROOT,
        "mean %.3f, p50 %.3f, p99 %.3f, max %.3f",
        mean(),
        percentile(50),
        percentile(99),
        percentile(100));
  }
}
