package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import umpire.weserubung.combat.odds.Branches.Transitions;
import umpire.weserubung.combat.odds.salvo.Salvo;

/**
 * Whole numbers of any length as digits of 54 bits, which lie in an array, the lowest first. Sums
 * are carried late: with ten bits to spare a digit takes {@value #MOST_ADDED} products before it
 * runs over, and {@link #carry} makes digits of it again.
 */
final class BigCounts {
  static final int BITS = 54;

  /** How many products may be added between two carries. */
  static final int MOST_ADDED = 1_000;

  /** Up to so many digits a number is spread digit by digit. */
  private static final int SHORT = 3;

  private static final int SPARE = Long.SIZE - BITS;
  private static final long MASK = -1L >>> SPARE;

  private BigCounts() {}

  /** How many digits of so many are in use. */
  static int length(long[] digits, int at, int most) {
    int length = most;
    while (length > 0 && digits[at + length - 1] == 0) {
      length--;
    }
    return length;
  }

  /**
   * Adds a product to a sum that has room for it, and is still to be carried. Several numbers that
   * lie side by side as their sums do are as good as one.
   *
   * @param number carried
   * @param factor at most ten to the power of {@value Salvo#MOST_DICE}
   */
  static void addTimes(long[] sum, int to, long[] number, int at, int length, long factor) {
    long shifted = factor << SPARE;
    long high = 0;
    for (int i = 0; i < length; i++) {
      long digit = number[at + i];
      sum[to + i] += (digit * factor & MASK) + high;
      high = Math.multiplyHigh(digit, shifted);
    }
    if (high != 0) {
      sum[to + length] += high;
    }
  }

  /**
   * Adds the products of one number to the sums of all conditions that it leads to.
   *
   * @param sums of every condition, each with so many digits
   * @param scale how often each fall counts
   */
  static void spread(
      long[] sums, int digits, Transitions leads, long scale, long[] number, int at, int length) {
    if (length <= SHORT && length < digits) {
      for (int i = 0; i < length; i++) {
        spread(sums, digits, i, leads, scale, number[at + i]);
      }
      return;
    }
    int[] to = leads.to;
    long[] falls = leads.falls;
    for (int i = 0; i < to.length; i++) {
      addTimes(sums, to[i] * digits, number, at, length, falls[i] * scale);
    }
  }

  /** Adds those of one digit, at its place: short numbers are not worth a loop each. */
  private static void spread(
      long[] sums, int digits, int place, Transitions leads, long scale, long digit) {
    int[] to = leads.to;
    long[] falls = leads.falls;
    for (int i = 0; i < to.length; i++) {
      long factor = falls[i] * scale;
      int sum = to[i] * digits + place;
      sums[sum] += digit * factor & MASK;
      sums[sum + 1] += Math.multiplyHigh(digit, factor << SPARE);
    }
  }

  /** Makes digits of sums again; they are all within their length. */
  static void carry(long[] sums, int at, int length) {
    long carry = 0;
    for (int i = at; i < at + length; i++) {
      long now = sums[i] + carry;
      sums[i] = now & MASK;
      carry = now >>> BITS;
    }
  }

  /** Makes digits of all sums of an array, each of which has so many. */
  static void carryAll(long[] sums, int digits) {
    for (int at = 0; at < sums.length; at += digits) {
      carry(sums, at, digits);
    }
  }

  /** The digits of a number in digits of other bits. */
  static long[] inDigits(long[] digits, int at, int length, int bits, int other) {
    long[] inOther = new long[(length * bits + other - 1) / other];
    long mask = -1L >>> (Long.SIZE - other);
    for (int i = 0; i < inOther.length; i++) {
      int from = i * other;
      for (int digit = from / bits; digit < length && digit * bits < from + other; digit++) {
        int shift = digit * bits - from;
        long value = digits[at + digit];
        inOther[i] |= (shift >= 0 ? value << shift : value >>> -shift) & mask;
      }
    }
    return inOther;
  }

  /** The number itself, which is carried, of digits of so many bits. */
  static BigInteger number(long[] digits, int at, int length, int bits) {
    long[] words = new long[(length * bits + Long.SIZE - 1) / Long.SIZE];
    for (int i = 0; i < length; i++) {
      int bit = i * bits;
      int word = bit / Long.SIZE;
      words[word] |= digits[at + i] << bit;
      if (bit % Long.SIZE > Long.SIZE - bits && word + 1 < words.length) {
        words[word + 1] |= digits[at + i] >>> -bit;
      }
    }
    ByteBuffer bytes = ByteBuffer.allocate(words.length * Long.BYTES);
    for (int i = words.length; i > 0; i--) {
      bytes.putLong(words[i - 1]);
    }
    return new BigInteger(1, bytes.array());
  }
}
