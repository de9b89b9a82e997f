package umpire.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Win rates and their intervals. */
class WinRateTest {
  private static final List<Double> FIRST = List.of(1.0, 0.0);
  private static final List<Double> SECOND = List.of(0.0, 1.0);
  private static final List<Double> DRAW = List.of(0.5, 0.5);

  private static List<List<Double>> matches(int first, int draws, int second) {
    List<List<Double>> matches = new ArrayList<>(Collections.nCopies(first, FIRST));
    matches.addAll(Collections.nCopies(draws, DRAW));
    matches.addAll(Collections.nCopies(second, SECOND));
    return matches;
  }

  /** Wilson's interval of 8 in 10, as in the textbooks: 0.490 to 0.943. */
  @Test
  void wilsonOfEightInTen() {
    WinRate rate = WinRate.of(2, matches(8, 0, 2)).getFirst();
    assertThat(rate.rate().value()).isEqualTo(0.8);
    assertThat(rate.rate().low()).isCloseTo(0.4902, within(0.0001));
    assertThat(rate.rate().high()).isCloseTo(0.9433, within(0.0001));
  }

  /** Of 10 without a win: 0 to 3.8416 / 13.8416. */
  @Test
  void wilsonOfNoneInTen() {
    WinRate rate = WinRate.of(2, matches(0, 0, 10)).getFirst();
    assertThat(rate.rate().low()).isEqualTo(0, within(1e-15));
    assertThat(rate.rate().high()).isCloseTo(0.27753, within(0.00001));
  }

  @Test
  void aDrawIsHalfAWinToEach() {
    List<WinRate> rates = WinRate.of(2, matches(5, 4, 1));
    assertThat(rates).extracting(WinRate::wins).containsExactly(5, 1);
    assertThat(rates).extracting(WinRate::draws).containsExactly(4, 4);
    assertThat(rates).extracting(WinRate::points).containsExactly(7.0, 3.0);
    assertThat(rates.get(0).rate().low()).isCloseTo(1 - rates.get(1).rate().high(), within(1e-12));
  }

  @Test
  void levelsOfVictoryAreFinerThanTheRate() {
    List<List<Double>> narrow = Collections.nCopies(10, List.of(0.75, 0.25));
    WinRate rate = WinRate.of(2, narrow).getFirst();
    assertThat(rate.rate().value()).isEqualTo(1);
    assertThat(rate.level().value()).isEqualTo(0.75);
    // (0.75 + 0.38415/2 -+ 1.96 sqrt(0.01875 + 0.0096036)) / 1.38415
    assertThat(rate.level().low()).isCloseTo(0.44217, within(0.0001));
    assertThat(rate.level().high()).isCloseTo(0.91908, within(0.0001));
  }

  @Test
  void ofThreeSidesThoseAheadShareTheWin() {
    List<List<Double>> matches =
        List.of(List.of(1.0, 0.0, 0.0), List.of(0.5, 0.5, 0.0), List.of(0.2, 0.2, 0.2));
    List<WinRate> rates = WinRate.of(3, matches);
    assertThat(rates).extracting(WinRate::wins).containsExactly(1, 0, 0);
    assertThat(rates).extracting(WinRate::draws).containsExactly(2, 2, 1);
    assertThat(rates.stream().mapToDouble(WinRate::points).sum()).isEqualTo(3, within(1e-12));
  }

  @Test
  void withoutAMatchNothingIsKnown() {
    WinRate rate = WinRate.of(2, List.of()).getFirst();
    assertThat(rate.matches()).isZero();
    assertThat(rate.rate()).isEqualTo(new WinRate.Share(0.5, 0, 1));
    assertThat(rate.level()).isEqualTo(new WinRate.Share(0.5, 0, 1));
  }

  @Test
  void everyIntervalHoldsItsMeanBetweenNoughtAndOneInWhateverOrder() {
    Random random = new Random(4);
    for (int size = 1; size < 200; size++) {
      List<List<Double>> matches = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        double level = random.nextInt(7) / 6.0;
        matches.add(List.of(level, 1 - level));
      }
      List<WinRate> rates = WinRate.of(2, matches);
      for (WinRate rate : rates) {
        for (WinRate.Share share : List.of(rate.rate(), rate.level())) {
          assertThat(share.value()).isBetween(share.low(), share.high());
          assertThat(share.low()).isBetween(0.0, 1.0);
          assertThat(share.high()).isBetween(0.0, 1.0);
        }
      }
      Collections.shuffle(matches, random);
      assertThat(WinRate.of(2, matches)).isEqualTo(rates);
    }
  }

  @Test
  void refusesOtherSeatsAndScores() {
    assertThatIllegalArgumentException().isThrownBy(() -> WinRate.of(1, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> WinRate.of(3, List.of(FIRST)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WinRate.of(2, List.of(List.of(1.5, 0.0))));
  }
}
