package umpire.local.drivers.peers;

/**
 * What a server did in one measured block.
 *
 * @param matches how many were played at once
 * @param commands how many were answered, from 1
 * @param wallSeconds how long the block was, above 0
 * @param cpuSeconds of all processes of the server side meanwhile, above 0; not the players'
 * @param p50Millis the median from sending a command to its answer, above 0
 * @param p99Millis of 99 in 100, at least the median
 */
record Block(
    int matches,
    long commands,
    double wallSeconds,
    double cpuSeconds,
    double p50Millis,
    double p99Millis) {
  Block {
    if (matches < 1 || commands < 1) {
      throw new IllegalArgumentException(
          "no block: %d matches, %d commands".formatted(matches, commands));
    }
    // Written so that NaN is refused too.
    if (!(wallSeconds > 0 && cpuSeconds > 0 && p50Millis > 0 && p99Millis >= p50Millis)
        || !Double.isFinite(wallSeconds + cpuSeconds + p99Millis)) {
      throw new IllegalArgumentException(
          "no block: %s s, %s s of CPU, p50 %s ms, p99 %s ms"
              .formatted(wallSeconds, cpuSeconds, p50Millis, p99Millis));
    }
  }

  /** How many commands one CPU-second of the server side answers. */
  double commandsPerCpuSecond() {
    return commands / cpuSeconds;
  }
}
