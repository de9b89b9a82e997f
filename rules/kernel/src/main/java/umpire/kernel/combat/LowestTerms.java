package umpire.kernel.combat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * A quotient in lowest terms. Mostly it is a count of falls out of all falls, which are a power of
 * the sides of a die: with 6, 10 or 12 sides it has two prime factors, 2 and one other. Of numbers
 * of hundreds of bits the powers of these two are found in a tenth of the time that {@link
 * BigInteger#gcd} takes.
 *
 * @param over numerator, at least 0
 * @param under denominator, at least 1
 */
record LowestTerms(BigInteger over, BigInteger under) {
  private static final int MOST_BITS = 1_000;

  /** By their exponent the powers of the odd primes of dice, up to so many bits. */
  private static final List<List<BigInteger>> POWERS = List.of(powers(3), powers(5));

  private static List<BigInteger> powers(int prime) {
    return Stream.iterate(
            BigInteger.ONE,
            power -> power.bitLength() <= MOST_BITS,
            power -> power.multiply(BigInteger.valueOf(prime)))
        .toList();
  }

  /** Those of any two numbers, at least 0 and at least 1. */
  static LowestTerms of(BigInteger over, BigInteger under) {
    int twos = under.getLowestSetBit();
    BigInteger odd = under.shiftRight(twos);
    for (List<BigInteger> powers : POWERS) {
      int exponent = exponent(odd, powers);
      if (exponent >= 0 && over.signum() > 0) {
        int shared = Math.min(twos, over.getLowestSetBit());
        return odd(over.shiftRight(shared), powers, exponent).shiftedUnder(twos - shared);
      }
    }
    BigInteger divisor = over.gcd(under);
    return divisor.equals(BigInteger.ONE)
        ? new LowestTerms(over, under)
        : new LowestTerms(over.divide(divisor), under.divide(divisor));
  }

  /** Which power a number is; -1 if it is none of them. */
  private static int exponent(BigInteger number, List<BigInteger> powers) {
    double bits = Math.log(powers.get(1).intValue()) / Math.log(2);
    int exponent = (int) Math.round((number.bitLength() - 0.5) / bits);
    return exponent < powers.size() && number.equals(powers.get(exponent)) ? exponent : -1;
  }

  /** Those of a number, at least 1, over the power of a prime with that exponent. */
  private static LowestTerms odd(BigInteger number, List<BigInteger> powers, int exponent) {
    BigInteger prime = powers.get(1);
    BigInteger over = number;
    int left = exponent;
    while (left > 0) {
      BigInteger[] quotient = over.divideAndRemainder(prime);
      if (quotient[1].signum() != 0) {
        break;
      }
      over = quotient[0];
      left--;
    }
    return new LowestTerms(over, powers.get(left));
  }

  private LowestTerms shiftedUnder(int twos) {
    return new LowestTerms(over, under.shiftLeft(twos));
  }
}
