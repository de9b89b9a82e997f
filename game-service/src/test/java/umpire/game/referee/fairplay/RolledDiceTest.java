package umpire.game.referee.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures worked out by hand: mean n(s + 1)/2, variance n(s² - 1)/12. */
class RolledDiceTest {
  /**
   * 48 of six sides: mean 168, variance 48 · 35/12 = 140, deviation 11.8322; 1.96 of them 23.1910.
   * 100 of ten: mean 550, variance 825, deviation 28.7228; 1.96 of them 56.2967. 27 of two: mean
   * 40.5, variance 6.75, deviation 2.5981; 1.96 of them 5.0922.
   */
  @ParameterizedTest
  @CsvSource({
    "6, 48, 168, 168, 0.000, 144.8, 191.2",
    "6, 48, 180, 168, 1.014, 144.8, 191.2",
    "6, 48, 144, 168, -2.028, 144.8, 191.2",
    "10, 100, 607, 550, 1.984, 493.7, 606.3",
    "2, 27, 40, 40.5, -0.192, 35.4, 45.6"
  })
  void theSumIsHeldAgainstItsMean(
      int sides, int rolls, long sum, String expected, String deviations, String low, String high) {
    RolledDice dice = new RolledDice(sides, rolls, sum);
    assertThat(dice.expected()).isEqualByComparingTo(expected);
    assertThat(dice.deviations().toPlainString()).isEqualTo(deviations);
    assertThat(dice.low().toPlainString()).isEqualTo(low);
    assertThat(dice.high().toPlainString()).isEqualTo(high);
  }

  @Test
  void twentyAreEnoughAndNineteenAreNot() {
    assertThat(new RolledDice(6, 19, 70).enough()).isFalse();
    assertThat(new RolledDice(6, 20, 70).enough()).isTrue();
  }

  @Test
  void oneMoreIsAdded() {
    assertThat(new RolledDice(6, 2, 5).with(4)).isEqualTo(new RolledDice(6, 3, 9));
  }
}
