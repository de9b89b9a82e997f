package umpire.tournament;

/**
 * Points of a tournament, exact to a thousandth: a win is usually 1, a draw 0.5; a level of victory
 * may count anything between.
 *
 * @param thousandths any number; negative where a host takes points away
 */
public record Points(int thousandths) implements Comparable<Points> {
  public static final Points NONE = new Points(0);
  public static final Points HALF = new Points(500);
  public static final Points ONE = new Points(1000);

  /** The sum. Throws ArithmeticException beyond two million points. */
  public Points plus(Points more) {
    return new Points(Math.addExact(thousandths, more.thousandths));
  }

  /** The difference. Throws ArithmeticException beyond two million points. */
  public Points minus(Points less) {
    return new Points(Math.subtractExact(thousandths, less.thousandths));
  }

  @Override
  public int compareTo(Points other) {
    return Integer.compare(thousandths, other.thousandths);
  }

  /** As hosts write it: {@code 2}, {@code 2.5}, {@code 0.667}. */
  @Override
  public String toString() {
    return java.math.BigDecimal.valueOf(thousandths, 3).stripTrailingZeros().toPlainString();
  }
}
