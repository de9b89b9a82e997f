package umpire.kernel.combat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * An exact quotient of integers of any length in lowest terms, for {@link Odds}: the dice of a
 * battle of several rounds soon fall in more ways than a long can count. Whoever adds by the
 * thousand over one denominator counts in integers and makes one probability of the count at the
 * end, or takes {@link #sum}: each {@link #plus} costs a greatest common divisor. A numerator or
 * denominator out of range throws IllegalArgumentException.
 *
 * @param over numerator, at least 0
 * @param under denominator, at least 1
 */
public record Probability(BigInteger over, BigInteger under) implements Comparable<Probability> {
  public static final Probability ZERO = of(0, 1);
  public static final Probability ONE = of(1, 1);

  public Probability {
    if (under.signum() < 1) {
      throw new IllegalArgumentException("a denominator is at least 1, not " + under);
    }
    if (over.signum() < 0) {
      throw new IllegalArgumentException("a probability is at least 0, not " + over + "/" + under);
    }
    LowestTerms lowest = LowestTerms.of(over, under);
    over = lowest.over();
    under = lowest.under();
  }

  /**
   * The probability of {@code over} ways out of {@code under}; throws IllegalArgumentException if
   * {@code over} is negative or {@code under} below 1.
   */
  public static Probability of(long over, long under) {
    return new Probability(BigInteger.valueOf(over), BigInteger.valueOf(under));
  }

  /** The exact sum, put in lowest terms once; {@link #ZERO} for none. It may be greater than 1. */
  public static Probability sum(Collection<Probability> probabilities) {
    Map<BigInteger, BigInteger> overs = new HashMap<>();
    probabilities.forEach(one -> overs.merge(one.under, one.over, BigInteger::add));
    BigInteger shared = BigInteger.ONE;
    for (BigInteger one : overs.keySet()) {
      if (shared.mod(one).signum() != 0) {
        shared = shared.divide(shared.gcd(one)).multiply(one);
      }
    }
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<BigInteger, BigInteger> one : overs.entrySet()) {
      sum = sum.add(one.getValue().multiply(shared.divide(one.getKey())));
    }
    return new Probability(sum, shared);
  }

  /** This plus the other, exactly; it may be greater than 1. */
  public Probability plus(Probability other) {
    return under.equals(other.under)
        ? new Probability(over.add(other.over), under)
        : new Probability(
            over.multiply(other.under).add(other.over.multiply(under)),
            under.multiply(other.under));
  }

  /** This times the other, exactly. */
  public Probability times(Probability other) {
    return new Probability(over.multiply(other.over), under.multiply(other.under));
  }

  /** The nearest double, for display and for weighing. */
  public double decimal() {
    return new BigDecimal(over).divide(new BigDecimal(under), MathContext.DECIMAL128).doubleValue();
  }

  @Override
  public int compareTo(Probability other) {
    return over.multiply(other.under).compareTo(other.over.multiply(under));
  }

  @Override
  public String toString() {
    return under.equals(BigInteger.ONE) ? over.toString() : over + "/" + under;
  }
}
