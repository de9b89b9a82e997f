package umpire.kernel.table;

/**
 * Integers from one to another, both included; reversed ends throw IllegalArgumentException.
 *
 * @param from lowest; {@link Integer#MIN_VALUE} stands for "or less"
 * @param to highest; {@link Integer#MAX_VALUE} stands for "or more"
 */
public record Band(int from, int to) {
  public Band {
    if (from > to) {
      throw new IllegalArgumentException("a band runs upwards, not from " + from + " to " + to);
    }
  }

  @Override
  public String toString() {
    if (from == to) {
      return Integer.toString(from);
    }
    if (from == Integer.MIN_VALUE) {
      return to + " or less";
    }
    return to == Integer.MAX_VALUE ? from + " or more" : from + " to " + to;
  }
}
