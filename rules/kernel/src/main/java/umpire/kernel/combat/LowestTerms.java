package umpire.kernel.combat;

import java.math.BigInteger;

/**
 * Greatest common divisors of a count of falls and the number of all falls, which is a power of the
 * sides of a die: of 6, 10 or 12 sides it has two prime factors, 2 and one other. Of several hundred
 * bits the powers of these two are found in a tenth of the time that a general method takes.
 */
final class LowestTerms {
  private static final BigInteger[] PRIMES = {BigInteger.valueOf(3), BigInteger.valueOf(5)};

  private LowestTerms() {}

  /** The greatest common divisor of any two numbers, at least 0 and at least 1. */
  static BigInteger divisor(BigInteger over, BigInteger under) {
    int twos = under.getLowestSetBit();
    BigInteger odd = under.shiftRight(twos);
    for (BigInteger prime : PRIMES) {
      if (over.signum() > 0 && isPower(odd, prime)) {
        return dividing(over, odd, prime).shiftLeft(Math.min(twos, over.getLowestSetBit()));
      }
    }
    return over.gcd(under);
  }

  private static boolean isPower(BigInteger number, BigInteger prime) {
    double exponent = (number.bitLength() - 0.5) / (Math.log(prime.intValue()) / Math.log(2));
    return number.equals(prime.pow((int) Math.round(exponent)));
  }

  /** The highest power of the prime that divides both, of which the second is one. */
  private static BigInteger dividing(BigInteger over, BigInteger power, BigInteger prime) {
    BigInteger divisor = BigInteger.ONE;
    BigInteger[] quotient = over.divideAndRemainder(prime);
    while (quotient[1].signum() == 0 && !divisor.equals(power)) {
      divisor = divisor.multiply(prime);
      quotient = quotient[0].divideAndRemainder(prime);
    }
    return divisor;
  }
}
