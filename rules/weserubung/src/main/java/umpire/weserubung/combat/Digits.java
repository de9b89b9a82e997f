package umpire.weserubung.combat;

import java.math.BigInteger;

/**
 * Whole numbers of any length as digits of 56 bits, which lie in an array, the lowest first: with
 * eight bits to spare a sum of digits needs no test whether it has run over.
 */
final class Digits {
  static final int BITS = 56;

  private static final int SPARE = Long.SIZE - BITS;
  private static final long MASK = -1L >>> SPARE;
  private static final int BYTES = BITS / Byte.SIZE;

  private Digits() {}

  /** How many digits of so many are in use. */
  static int length(long[] digits, int at, int most) {
    int length = most;
    while (length > 0 && digits[at + length - 1] == 0) {
      length--;
    }
    return length;
  }

  /**
   * Adds a product to a sum that has room for it.
   *
   * @param factor at most ten to the power of {@value Salvo#MOST_DICE}
   */
  static void addTimes(long[] sum, int to, long[] number, int at, int length, long factor) {
    long shifted = factor << SPARE;
    long carry = 0;
    for (int i = 0; i < length; i++) {
      long digit = number[at + i];
      long now = sum[to + i] + (digit * factor & MASK) + carry;
      sum[to + i] = now & MASK;
      carry = Math.multiplyHigh(digit, shifted) + (now >>> BITS);
    }
    for (int i = to + length; carry != 0; i++) {
      long now = sum[i] + carry;
      sum[i] = now & MASK;
      carry = now >>> BITS;
    }
  }

  /** The number itself. */
  static BigInteger number(long[] digits, int at, int length) {
    byte[] bytes = new byte[length * BYTES];
    for (int i = 0; i < bytes.length; i++) {
      bytes[bytes.length - 1 - i] = (byte) (digits[at + i / BYTES] >>> (i % BYTES * Byte.SIZE));
    }
    return new BigInteger(1, bytes);
  }
}
