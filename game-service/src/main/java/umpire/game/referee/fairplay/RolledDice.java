package umpire.game.referee.fairplay;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Dice of one kind, each as likely to show any of its sides, 1 to their number. The sum of n dice
 * of s sides has the mean n(s + 1)/2 and the variance n(s² - 1)/12.
 *
 * @param sides of each die, 2 or more
 * @param rolls how many were thrown, 1 or more
 * @param sum of what they showed
 */
public record RolledDice(int sides, int rolls, long sum) {
  /** Of fewer, nothing is said: their sum is too far from a normal distribution. */
  public static final int ENOUGH = 20;

  private static final MathContext PRECISION = MathContext.DECIMAL64;
  private static final BigDecimal TWO = BigDecimal.TWO;
  private static final BigDecimal TWELVE = BigDecimal.valueOf(12);

  /** The sum lies within so many standard deviations of the mean 95 times of 100. */
  private static final BigDecimal WITHIN_95 = new BigDecimal("1.96");

  /** With one more of this kind. */
  RolledDice with(int value) {
    return new RolledDice(sides, rolls + 1, sum + value);
  }

  /** Whether there are enough to say how far the sum lies from its mean. */
  public boolean enough() {
    return rolls >= ENOUGH;
  }

  /** The mean of the sum, exactly. */
  public BigDecimal expected() {
    return BigDecimal.valueOf((long) rolls * (sides + 1)).divide(TWO);
  }

  /** By how many standard deviations the sum lies above its mean; to three decimals. */
  public BigDecimal deviations() {
    return BigDecimal.valueOf(sum)
        .subtract(expected())
        .divide(standardDeviation(), PRECISION)
        .setScale(3, RoundingMode.HALF_EVEN);
  }

  /** The sum is no less in 97.5 of 100 matches with as many such dice; to one decimal. */
  public BigDecimal low() {
    return expected().subtract(reach()).setScale(1, RoundingMode.HALF_EVEN);
  }

  /** The sum is no greater in 97.5 of 100 matches with as many such dice; to one decimal. */
  public BigDecimal high() {
    return expected().add(reach()).setScale(1, RoundingMode.HALF_EVEN);
  }

  private BigDecimal reach() {
    return WITHIN_95.multiply(standardDeviation());
  }

  private BigDecimal standardDeviation() {
    return BigDecimal.valueOf(rolls * ((long) sides * sides - 1))
        .divide(TWELVE, PRECISION)
        .sqrt(PRECISION);
  }
}
