package umpire.kernel.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DistributionTest {
  private static final Distribution<Integer> NOTHING = Distribution.certain(0);

  /** Of six falls so many hit. */
  private static Distribution<Integer> die(Distribution<Integer> before, int hits) {
    return before.then(
        _ ->
            List.of(
                new Distribution.Fall<>(hits, sum -> sum + 1),
                new Distribution.Fall<>(6 - hits, sum -> sum)));
  }

  private static Probability chance(Distribution<Integer> of, int sum) {
    return of.chance(one -> one == sum);
  }

  @Test
  void diceAreFoldedInOneAfterTheOther() {
    Distribution<Integer> two = die(die(NOTHING, 2), 2);
    assertThat(chance(two, 0)).isEqualTo(Probability.of(16, 36));
    assertThat(chance(two, 1)).isEqualTo(Probability.of(16, 36));
    assertThat(chance(two, 2)).isEqualTo(Probability.of(4, 36));
  }

  @Test
  void independentOnesAreAddedUpAsIfThrownInOneRow() {
    assertThat(die(NOTHING, 2).and(die(NOTHING, 1), Integer::sum))
        .isEqualTo(die(die(NOTHING, 2), 1));
  }

  @Test
  void outcomesThatBecomeEqualAreCountedTogether() {
    assertThat(die(die(NOTHING, 2), 2).map(sum -> Math.min(sum, 1)).chance(sum -> sum == 1))
        .isEqualTo(Probability.of(20, 36));
  }

  @Test
  void aThrowFallsInAsManyWaysAfterEachOutcome() {
    Distribution<Integer> one = die(NOTHING, 2);
    assertThatThrownBy(
            () -> one.then(sum -> List.of(new Distribution.Fall<>(6 + sum, same -> same))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("6");
  }
}
