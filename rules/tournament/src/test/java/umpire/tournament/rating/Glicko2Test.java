package umpire.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked example of Glickman's paper, and what lies far from it. */
class Glicko2Test {
  private static final Glicko2 SYSTEM = new Glicko2(0.5);
  private static final Rating EXAMPLE = new Rating(1500, 200, 0.06);
  private static final List<Game> GAMES =
      List.of(
          new Game(new Rating(1400, 30, 0.06), 1),
          new Game(new Rating(1550, 100, 0.06), 0),
          new Game(new Rating(1700, 300, 0.06), 0));

  @Test
  void theWorkedExampleOfThePaper() {
    Glicko2.Update update = SYSTEM.update(EXAMPLE, GAMES);
    assertThat(update.rating().rating()).isCloseTo(1464.06, within(0.01));
    assertThat(update.rating().deviation()).isCloseTo(151.52, within(0.01));
    assertThat(update.rating().volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void varianceAndImprovementOfTheExample() {
    Glicko2.Update update = SYSTEM.update(EXAMPLE, GAMES);
    // 1.7785 and -0.4834 in the paper, which computes with four digits: 1.7790 with all of them
    assertThat(update.variance()).isCloseTo(1.7785, within(0.001));
    assertThat(update.improvement()).isCloseTo(-0.4834, within(0.001));
  }

  /** The column E of the paper's table: 0.639, 0.432, 0.303. */
  @Test
  void expectationsOfTheExample() {
    assertThat(GAMES)
        .extracting(game -> Glicko2.expectedScore(EXAMPLE, game.opponent()))
        .usingElementComparator((one, two) -> Math.abs(one - two) < 0.0005 ? 0 : 1)
        .containsExactly(0.639, 0.432, 0.303);
  }

  @Test
  void whoDoesNotPlayIsLessKnown() {
    Rating rested = Glicko2.rest(EXAMPLE, 1);
    // sqrt((200 / 173.7178)^2 + 0.06^2) * 173.7178
    assertThat(rested.deviation()).isCloseTo(200.2714, within(0.0001));
    assertThat(rested.rating()).isEqualTo(1500);
    assertThat(rested.volatility()).isEqualTo(0.06);
    assertThat(Glicko2.rest(EXAMPLE, 0)).isEqualTo(EXAMPLE);
    assertThat(Glicko2.rest(EXAMPLE, 10).deviation()).isGreaterThan(rested.deviation());
  }

  @Test
  void surprisesRaiseTheVolatilityAndExpectedResultsDoNot() {
    Game surprise = new Game(new Rating(2400, 30, 0.06), 1);
    Game expected = new Game(new Rating(1500, 30, 0.06), 0.5);
    Rating surprised = SYSTEM.update(EXAMPLE, Collections.nCopies(20, surprise)).rating();
    Rating calm = SYSTEM.update(EXAMPLE, Collections.nCopies(20, expected)).rating();
    assertThat(surprised.volatility()).isGreaterThan(0.061);
    assertThat(calm.volatility()).isLessThan(0.06);
    assertThat(calm.rating()).isCloseTo(1500, within(1e-9));
  }

  @Test
  void aLevelOfVictoryMovesTheRatingInBetween() {
    double[] after = new double[5];
    for (int quarter = 0; quarter <= 4; quarter++) {
      Game game = new Game(new Rating(1500, 80, 0.06), quarter / 4.0);
      after[quarter] = SYSTEM.update(EXAMPLE, List.of(game)).rating().rating();
    }
    assertThat(after).isSorted().doesNotHaveDuplicates();
    assertThat(after[2]).isCloseTo(1500, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({
    "1500, 350, 1",
    "1500, 350, 0",
    "100, 350, 1",
    "4000, 30, 0",
    "1500, 30, 1",
    "4000, 350, 0.5",
    "100, 30, 0",
    "100, 30, 1",
    "4000, 30, 1"
  })
  void tenThousandGamesInAPeriodStayFinite(double opponent, double deviation, double score) {
    List<Game> games =
        Collections.nCopies(10_000, new Game(new Rating(opponent, deviation, 0.06), score));
    for (Rating before :
        List.of(
            new Rating(1500, 350, 0.06),
            new Rating(100, 30, 0.2),
            new Rating(4000, 350, 0.06),
            new Rating(1e6, 1e-3, 1e-9))) {
      Glicko2.Update update = SYSTEM.update(before, games);
      assertThat(update.variance()).isFinite().isPositive();
      assertThat(update.improvement()).isFinite();
      Rating after = update.rating();
      assertThat(after.rating()).isFinite();
      assertThat(after.deviation()).isFinite().isPositive();
      assertThat(after.volatility()).isFinite().isPositive();
    }
  }

  @Test
  void refusesWhatIsNoRatingNoScoreAndNoGame() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Rating(Double.NaN, 350, 0.06));
    assertThatIllegalArgumentException().isThrownBy(() -> new Rating(1500, 0, 0.06));
    assertThatIllegalArgumentException().isThrownBy(() -> new Rating(1500, 350, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Game(EXAMPLE, 1.01));
    assertThatIllegalArgumentException().isThrownBy(() -> new Game(EXAMPLE, Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> new Glicko2(0));
    assertThatIllegalArgumentException().isThrownBy(() -> SYSTEM.update(EXAMPLE, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> Glicko2.rest(EXAMPLE, -1));
  }
}
