package umpire.kernel.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ProbabilityTest {
  /** The falls of 24 dice of ten sides. */
  private static final BigInteger FALLS = BigInteger.TEN.pow(24);

  @Test
  void probabilitiesAreExactAndInLowestTerms() {
    assertThat(Probability.of(6, 36)).isEqualTo(Probability.of(1, 6)).hasToString("1/6");
    assertThat(Probability.of(0, 9)).isEqualTo(Probability.ZERO).hasToString("0");
    assertThat(Probability.of(9, 9)).isEqualTo(Probability.ONE).hasToString("1");
    assertThat(Probability.of(1, 3).plus(Probability.of(1, 6))).isEqualTo(Probability.of(1, 2));
    assertThat(Probability.of(2, 3).times(Probability.of(3, 8))).isEqualTo(Probability.of(1, 4));
    assertThat(Probability.of(1, 3)).isLessThan(Probability.of(1, 2));
    assertThat(Probability.of(3, 4).decimal()).isEqualTo(0.75);
  }

  @Test
  void noNumberIsTooLong() {
    Probability one = new Probability(BigInteger.ONE, FALLS);
    Probability others = new Probability(FALLS.subtract(BigInteger.ONE), FALLS);
    assertThat(one.plus(others)).isEqualTo(Probability.ONE);
    assertThat(one.times(one)).isEqualTo(new Probability(BigInteger.ONE, FALLS.pow(2)));
    assertThat(one).isLessThan(others).hasToString("1/1" + "0".repeat(24));
    assertThat(one.decimal()).isEqualTo(1e-24);
    BigInteger long400 = BigInteger.TEN.pow(400);
    assertThat(new Probability(long400, long400.multiply(BigInteger.TWO)).decimal()).isEqualTo(0.5);
  }

  /** Falls of dice of ten, six and twelve sides, of coins, and denominators of other primes. */
  @Test
  void lowestTermsAreThoseOfTheGreatestCommonDivisor() {
    Random random = new Random(25);
    for (int sides : List.of(2, 3, 5, 6, 7, 10, 12, 15, 60)) {
      for (int dice : List.of(0, 1, 2, 24, 192, 400)) {
        BigInteger falls = BigInteger.valueOf(sides).pow(dice);
        for (int i = 0; i < 20; i++) {
          BigInteger count =
              new BigInteger(random.nextInt(1 + falls.bitLength()), random)
                  .multiply(BigInteger.valueOf(random.nextInt(1, 4)).pow(random.nextInt(9)))
                  .multiply(BigInteger.valueOf(5).pow(random.nextInt(3) * random.nextInt(90)));
          BigInteger divisor = count.gcd(falls);
          Probability probability = new Probability(count, falls);
          assertThat(probability.over()).isEqualTo(count.divide(divisor));
          assertThat(probability.under()).isEqualTo(falls.divide(divisor));
        }
      }
    }
  }

  @Test
  void aSumIsThatOfItsPartsInAnyOrder() {
    List<Probability> parts = new ArrayList<>();
    for (int i = 1; i <= 60; i++) {
      parts.add(new Probability(BigInteger.valueOf(i), BigInteger.TEN.pow(1 + i % 30)));
      parts.add(Probability.of(1, i));
    }
    Probability sum = parts.stream().reduce(Probability.ZERO, Probability::plus);
    assertThat(Probability.sum(parts)).isEqualTo(sum);
    Collections.reverse(parts);
    assertThat(Probability.sum(parts)).isEqualTo(sum);
    assertThat(Probability.sum(List.of())).isEqualTo(Probability.ZERO);
  }

  @Test
  void whatIsNoProbabilityIsRefused() {
    assertThatThrownBy(() -> Probability.of(1, 0)).hasMessageContaining("at least 1");
    assertThatThrownBy(() -> Probability.of(1, -2)).hasMessageContaining("at least 1");
    assertThatThrownBy(() -> Probability.of(-1, 2)).hasMessageContaining("at least 0");
  }
}
