package umpire.game.referee.fairplay;

import java.util.Arrays;

/**
 * How long decisions took, in milliseconds. Each figure is a time that was measured, by the nearest
 * rank: half of all times, or nine of ten, are no longer. All are 0 where none was measured.
 *
 * @param measured how many times there are
 * @param median half of them are no longer
 * @param p90 nine of ten are no longer
 * @param longest the longest of them
 */
public record DecisionTimes(int measured, long median, long p90, long longest) {
  private static final int HALF = 50;
  private static final int NINE_OF_TEN = 90;
  private static final int ALL = 100;

  /** Of these times, in any order. */
  static DecisionTimes of(long... millis) {
    long[] sorted = millis.clone();
    Arrays.sort(sorted);
    return new DecisionTimes(
        sorted.length, rank(sorted, HALF), rank(sorted, NINE_OF_TEN), rank(sorted, ALL));
  }

  /** The least of them that so many percent do not exceed. */
  private static long rank(long[] sorted, int percent) {
    return sorted.length == 0 ? 0 : sorted[Math.ceilDiv(sorted.length * percent, ALL) - 1];
  }
}
