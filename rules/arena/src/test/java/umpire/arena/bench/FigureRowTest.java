package umpire.arena.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** The goal of a figure is printed as met or missed. */
class FigureRowTest {
  @Test
  void whatIsToBeAtLeastSoMuch() {
    assertThat(FigureRow.atLeast("duel", "commands", 9_999.4, OptionalDouble.of(10_000)).line())
        .isEqualTo("| duel | commands | 9999 | >= 10,000 | **missed** |\n");
    assertThat(FigureRow.atLeast("duel", "commands", 10_000, OptionalDouble.of(10_000)).line())
        .isEqualTo("| duel | commands | 10000 | >= 10,000 | met |\n");
  }

  @Test
  void whatIsToBeAtMostSoLong() {
    CpuTimes times = new CpuTimes();
    times.time(() -> {});
    assertThat(most(times, OptionalDouble.of(1_000)).kept()).isTrue();
    assertThat(most(times, OptionalDouble.of(-1)).kept()).isFalse();
    assertThat(most(times, OptionalDouble.of(40)).line()).contains("max <= 40 | met");
  }

  @Test
  void nothingIsPromisedWithoutAGoalAndOfNothing() {
    CpuTimes times = new CpuTimes();
    assertThat(most(times, OptionalDouble.of(40)).hasGoal()).isFalse();
    times.time(() -> {});
    assertThat(most(times, OptionalDouble.empty()).hasGoal()).isFalse();
    assertThat(most(times, OptionalDouble.empty()).line()).endsWith("|  |  |\n");
  }

  private static FigureRow most(CpuTimes times, OptionalDouble goal) {
    return FigureRow.atMost("duel", "replay, ms", times, FigureRow.Measure.MOST, goal);
  }
}
