package umpire.local.drivers.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import umpire.local.drivers.program.Latencies;

/**
 * How long one kind of act took while the stack was warming up, block after block from the first
 * one ever done.
 *
 * @param what the acts in words
 * @param blockOf how many acts a block has
 * @param blocks the median of each block, in ms
 */
public record WarmUp(String what, int blockOf, List<Double> blocks) {
  private static final int MOST_BLOCKS = 12;

  /** Blocks in a row that bring nothing, before it is called warm. */
  private static final int IDLE_BLOCKS = 2;

  /** A block has brought something if it took less than this part of the best before. */
  private static final double GAIN = 0.97;

  public WarmUp {
    blocks = List.copyOf(blocks);
  }

  /** Does blocks of acts, each answered by its durations in ns, until they get no faster. */
  static WarmUp of(String what, int blockOf, IntFunction<List<Long>> acts, PrintStream out) {
    return of(what, blockOf, 0, acts, out);
  }

  /**
   * The same after so many blocks at least: on a busy machine one lucky block early on would make
   * the next two look like the end.
   *
   * @param least how many blocks there are in any case, at most 12
   */
  public static WarmUp of(
      String what, int blockOf, int least, IntFunction<List<Long>> acts, PrintStream out) {
    List<Double> blocks = new ArrayList<>();
    double best = Double.MAX_VALUE;
    int idle = 0;
    while ((idle < IDLE_BLOCKS || blocks.size() < least) && blocks.size() < MOST_BLOCKS) {
      double median = new Latencies(acts.apply(blockOf)).percentile(50);
      blocks.add(median);
      idle = median < best * GAIN ? 0 : idle + 1;
      best = Math.min(best, median);
      out.printf(Locale.ROOT, "bench: %s, block %d: %.1f ms%n", what, blocks.size(), median);
    }
    return new WarmUp(what, blockOf, blocks);
  }

  /** One line: p50 of each block. */
  public String line() {
    return String.format(
        Locale.ROOT,
        "- %s, p50 in ms of each %d from the first on: %s",
        what,
        blockOf,
        blocks.stream()
            .map(median -> String.format(Locale.ROOT, "%.1f", median))
            .collect(Collectors.joining(", ")));
  }
}
