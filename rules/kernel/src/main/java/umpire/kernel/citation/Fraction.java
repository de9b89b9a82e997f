package umpire.kernel.citation;

/**
 * An exact quotient of longs in lowest terms: movement costs, factors. The probabilities of odds
 * are {@link umpire.kernel.combat.Probability}. A denominator below 1 throws
 * IllegalArgumentException.
 *
 * @param over numerator
 * @param under denominator, at least 1
 */
public record Fraction(long over, long under) implements Comparable<Fraction> {
  public static final Fraction ZERO = new Fraction(0, 1);
  public static final Fraction ONE = new Fraction(1, 1);

  public Fraction {
    if (under < 1) {
      throw new IllegalArgumentException("a denominator is at least 1, not " + under);
    }
    long divisor = greatestCommonDivisor(Math.abs(over), under);
    over /= divisor;
    under /= divisor;
  }

  /** The integer as a fraction. */
  public static Fraction of(long whole) {
    return new Fraction(whole, 1);
  }

  /**
   * This plus the other, exactly, over their least common denominator; throws ArithmeticException
   * on overflow.
   */
  public Fraction plus(Fraction other) {
    if (under == other.under) {
      return new Fraction(Math.addExact(over, other.over), under);
    }
    long shared = greatestCommonDivisor(under, other.under);
    long left = Math.multiplyExact(over, other.under / shared);
    long right = Math.multiplyExact(other.over, under / shared);
    return new Fraction(
        Math.addExact(left, right), Math.multiplyExact(under / shared, other.under));
  }

  /** This times the other, exactly; throws ArithmeticException on overflow. */
  public Fraction times(Fraction other) {
    return new Fraction(
        Math.multiplyExact(over, other.over), Math.multiplyExact(under, other.under));
  }

  /** Nearest double, for display only. */
  public double decimal() {
    return (double) over / under;
  }

  @Override
  public int compareTo(Fraction other) {
    return Long.compare(
        Math.multiplyExact(over, other.under), Math.multiplyExact(other.over, under));
  }

  @Override
  public String toString() {
    return under == 1 ? Long.toString(over) : over + "/" + under;
  }

  private static long greatestCommonDivisor(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.max(a, 1);
  }
}
