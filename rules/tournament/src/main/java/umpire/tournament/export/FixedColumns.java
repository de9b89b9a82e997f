package umpire.tournament.export;

import java.util.Arrays;

/** A line of fixed columns, which count from 1 on, by code points. */
final class FixedColumns {
  private int[] line = new int[0];

  /** Writes a text from the first column on; what is too long is cut off. */
  void left(int first, int last, String text) {
    int[] points = text.codePoints().limit(last - first + 1L).toArray();
    put(first, last, first, points);
  }

  /**
   * Writes a text up to the last column. Throws IllegalArgumentException if it is too long: a
   * number cut off would be another one.
   */
  void right(int first, int last, String text) {
    int[] points = text.codePoints().toArray();
    if (points.length > last - first + 1) {
      throw new IllegalArgumentException(
          text + " does not fit into columns " + first + " to " + last);
    }
    put(first, last, last - points.length + 1, points);
  }

  private void put(int first, int last, int from, int[] points) {
    if (line.length < last) {
      int old = line.length;
      line = Arrays.copyOf(line, last);
      Arrays.fill(line, old, last, ' ');
    }
    Arrays.fill(line, first - 1, last, ' ');
    System.arraycopy(points, 0, line, from - 1, points.length);
  }

  @Override
  public String toString() {
    return new String(line, 0, line.length);
  }
}
