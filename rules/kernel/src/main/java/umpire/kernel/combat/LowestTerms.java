package umpire.kernel.combat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * Greatest common divisors of a count of falls and the number of all falls, which is a power of the
 * sides of a die: with 6, 10 or 12 sides it has two prime factors, 2 and one other. Of numbers of
 * hundreds of bits the powers of these two are found in a tenth of the time that {@link
 * BigInteger#gcd} takes.
 */
final class LowestTerms {
  private static final int MOST_BITS = 1_000;

  /** By their exponent the powers of the odd primes of dice, up to so many bits. */
  private static final List<List<BigInteger>> POWERS = List.of(powers(3), powers(5));

  private LowestTerms() {}

  private static List<BigInteger> powers(int prime) {
    return Stream.iterate(
            BigInteger.ONE,
            power -> power.bitLength() <= MOST_BITS,
            power -> power.multiply(BigInteger.valueOf(prime)))
        .toList();
  }

  /** The greatest common divisor of any two numbers, at least 0 and at least 1. */
  static BigInteger divisor(BigInteger over, BigInteger under) {
    int twos = under.getLowestSetBit();
    BigInteger odd = under.shiftRight(twos);
    for (List<BigInteger> powers : POWERS) {
      int exponent = exponent(odd, powers);
      if (exponent >= 0 && over.signum() > 0) {
        return powers
            .get(divisible(over, powers.get(1), exponent))
            .shiftLeft(Math.min(twos, over.getLowestSetBit()));
      }
    }
    return over.gcd(under);
  }

  /** Which power a number is; -1 if it is none of them. */
  private static int exponent(BigInteger number, List<BigInteger> powers) {
    double bits = Math.log(powers.get(1).intValue()) / Math.log(2);
    int exponent = (int) Math.round((number.bitLength() - 0.5) / bits);
    return exponent < powers.size() && number.equals(powers.get(exponent)) ? exponent : -1;
  }

  /** How often a prime divides a number, counted no further than the limit. */
  private static int divisible(BigInteger number, BigInteger prime, int limit) {
    BigInteger[] quotient = number.divideAndRemainder(prime);
    int times = 0;
    while (times < limit && quotient[1].signum() == 0) {
      times++;
      quotient = quotient[0].divideAndRemainder(prime);
    }
    return times;
  }
}
