package umpire.tournament.standing;

import java.math.BigDecimal;
import umpire.tournament.Points;

/** What a criterion says of an entrant. */
public sealed interface Value {
  /**
   * A number, exact to a millionth.
   *
   * @param millionths any number
   */
  record Number(long millionths) implements Value {
    /** As hosts write it: {@code 7.5}. */
    @Override
    public String toString() {
      return BigDecimal.valueOf(millionths, 6).stripTrailingZeros().toPlainString();
    }
  }

  /**
   * The criterion says nothing; it ranks below any number.
   *
   * @param because why, in a few words
   */
  record None(String because) implements Value {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** Points as a value. */
  static Value of(Points points) {
    return new Number(1000L * points.thousandths());
  }

  /** A whole number as a value. Throws ArithmeticException beyond nine million millions. */
  static Value of(long whole) {
    return new Number(Math.multiplyExact(whole, 1_000_000L));
  }
}
