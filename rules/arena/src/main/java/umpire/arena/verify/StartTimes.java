package umpire.arena.verify;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * When something began, in both times that count.
 *
 * @param at in UTC
 * @param wall nanoseconds of the machine
 * @param cpu nanoseconds of all threads of this process
 */
record StartTimes(Instant at, long wall, long cpu) {
  /** Now. */
  static StartTimes now() {
    return new StartTimes(Instant.now().truncatedTo(ChronoUnit.SECONDS), System.nanoTime(), used());
  }

  /** What has been used since, and on what. */
  String line() {
    return "%s, %d cores, Java %s: %.0f s, %.0f s of CPU (compiler and collector included)"
        .formatted(
            at,
            Runtime.getRuntime().availableProcessors(),
            Runtime.version(),
            (System.nanoTime() - wall) / 1e9,
            (used() - cpu) / 1e9);
  }

  private static long used() {
    return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
        .getProcessCpuTime();
  }
}
