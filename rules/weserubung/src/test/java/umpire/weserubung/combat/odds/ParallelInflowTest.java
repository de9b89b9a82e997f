package umpire.weserubung.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes from many conditions to one is added exactly, and from too many not at all. */
final class ParallelInflowTest {
  private static final int COLUMNS = 70;
  private static final int DICE = 40;

  /** Just below half a unit, so that all of each product is rest. */
  private static final long COUNT = (1L << (ParallelCounts.BITS - 1)) - 1;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 63, 64, 65, 66, 129, 385, 511, 512})
  void restsOfAllAreAdded(int conditions) {
    ConditionPairCounts single = new ConditionPairCounts(conditions, COLUMNS, DICE);
    double[] ones = new double[COLUMNS];
    Arrays.fill(ones, 1);
    ParallelInflow inflow = new ParallelInflow(0, COLUMNS);
    for (int condition = 0; condition < conditions; condition++) {
      for (int column = 0; column < COLUMNS; column++) {
        single.row(condition)[column * single.digits()] = COUNT;
      }
    }
    ParallelCounts before = ParallelCounts.of(single, true);
    for (int condition = 0; condition < conditions; condition++) {
      int pairs = inflow.add(condition, before.comesUp(condition), new ParallelInflow.Factor(ones));
      assertThat(pairs).isEqualTo(COLUMNS);
    }
    assertThat(inflow.isPossible()).isTrue();
    ParallelCounts after = before.next(COLUMNS, 1, DICE);
    ParallelSums sums = new ParallelSums(COLUMNS);
    double[] carry = new double[COLUMNS];
    for (int group = 0; group < after.groups(); group++) {
      inflow.add(before, group, sums);
      after.carry(sums, carry, 0, group);
    }
    after.note(0, inflow.comesUp());
    BigInteger expected = BigInteger.valueOf(COUNT).multiply(BigInteger.valueOf(conditions));
    for (int column = 0; column < COLUMNS; column++) {
      assertThat(after.count(0, column)).isEqualTo(expected);
    }
  }

  @Test
  void tooManyAreRefused() {
    ParallelInflow inflow = new ParallelInflow(0, 1);
    ParallelInflow.Factor once = new ParallelInflow.Factor(new double[] {1});
    for (int condition = 0; condition < ParallelSums.MOST_SUMMED; condition++) {
      inflow.add(condition, new long[] {1}, once);
    }
    assertThat(inflow.isPossible()).isTrue();
    assertThat(inflow.add(0, new long[] {0}, once)).isZero();
    assertThat(inflow.isPossible()).isTrue();
    assertThat(inflow.add(0, new long[] {1}, once)).isEqualTo(1);
    assertThat(inflow.isPossible()).isFalse();
  }
}
