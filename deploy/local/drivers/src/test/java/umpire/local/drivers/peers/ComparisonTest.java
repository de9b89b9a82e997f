package umpire.local.drivers.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures, medians, spreads and ratios, typed by hand. */
class ComparisonTest {
  /** Commands, seconds of CPU, p50 of the peer and of ours in three rounds. */
  private static final Rounds ROUNDS =
      new Rounds(
          List.of("peer", "ours"),
          List.of(
              List.of(block(2000, 1, 1.0), block(1500, 2, 2.0)),
              List.of(block(1000, 2, 4.0), block(1500, 2, 2.0)),
              List.of(block(1000, 1, 2.0), block(800, 1, 1.5))));

  private static Block block(long commands, double cpuSeconds, double p50Millis) {
    return new Block(50, commands, 10, cpuSeconds, p50Millis, 9.5);
  }

  @Test
  void theRatioOfCommandsIsOursToThePeersOfTheSameRound() {
    Comparison comparison = new Comparison("Commands", Figure.COMMANDS_PER_CPU_SECOND, ROUNDS);

    assertThat(comparison.ratios("ours")).containsExactly(0.375, 1.5, 0.8);
    assertThat(comparison.verdict("ours"))
        .isEqualTo(
            "- ratio of ours to peer, round by round: 0.375, 1.500, 0.800;"
                + " median 0.800 (0.375 to 1.500);"
                + " goal at least 1.0: **missed** (1 of 3 rounds reach it)");
  }

  @Test
  void theRatioOfDelaysIsMetFromOneDownwards() {
    Comparison comparison = new Comparison("Choices", Figure.P50_MILLIS, ROUNDS);

    assertThat(comparison.ratios("ours")).containsExactly(2.0, 0.5, 0.75);
    assertThat(comparison.verdict("ours"))
        .isEqualTo(
            "- ratio of ours to peer, round by round: 2.000, 0.500, 0.750;"
                + " median 0.750 (0.500 to 2.000);"
                + " goal at most 1.0: **met** (2 of 3 rounds reach it)");
  }

  @Test
  void theSectionHasEveryBlockMediansAndSpreads() {
    Comparison comparison = new Comparison("Commands", Figure.COMMANDS_PER_CPU_SECOND, ROUNDS);

    assertThat(comparison.lines())
        .containsSubsequence(
            "## Commands",
            "| 1 | peer | 50 | 2000 | 10.0 | 1.00 | 2000 | 1.00 | 9.50 |",
            "| 1 | ours | 50 | 1500 | 10.0 | 2.00 | 750 | 2.00 | 9.50 |",
            "| 3 | ours | 50 | 800 | 10.0 | 1.00 | 800 | 1.50 | 9.50 |",
            "| peer | 2000, 500, 1000 | 1000 (500 to 2000) |",
            "| ours | 750, 750, 800 | 750 (750 to 800) |",
            comparison.verdict("ours"));
  }

  @Test
  void exactlyOneReachesBothGoals() {
    assertThat(Figure.COMMANDS_PER_CPU_SECOND.isMetBy(1.0)).isTrue();
    assertThat(Figure.COMMANDS_PER_CPU_SECOND.isMetBy(0.999)).isFalse();
    assertThat(Figure.P50_MILLIS.isMetBy(1.0)).isTrue();
    assertThat(Figure.P50_MILLIS.isMetBy(1.001)).isFalse();
  }

  @Test
  void theSpreadIsMedianLeastAndMost() {
    assertThat(Spread.of(List.of(3.0, 1.0, 2.0))).isEqualTo(new Spread(2.0, 1.0, 3.0));
    assertThat(Spread.of(List.of(8.0, 1.0, 2.0, 4.0))).isEqualTo(new Spread(3.0, 1.0, 8.0));
    assertThat(Spread.of(List.of(7.0))).isEqualTo(new Spread(7.0, 7.0, 7.0));
    assertThat(new Spread(0.125, 0.1, 20).words(1)).isEqualTo("0.1 (0.1 to 20.0)");
    assertThatThrownBy(() -> Spread.of(List.of())).hasMessageContaining("nothing was measured");
  }

  @Test
  void contendersAreMeasuredInTurn() {
    List<String> order = new ArrayList<>();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();

    Rounds rounds =
        Rounds.play(
            List.of(contender("a", 100, order), contender("b", 300, order)),
            2,
            new PrintStream(printed, true, StandardCharsets.UTF_8));

    assertThat(order).containsExactly("a", "b", "a", "b");
    assertThat(rounds.blocks("a")).extracting(Block::commands).containsExactly(100L, 100L);
    assertThat(rounds.blocks("b")).extracting(Block::commands).containsExactly(300L, 300L);
    assertThat(printed.toString(StandardCharsets.UTF_8).lines())
        .hasSize(4)
        .first()
        .isEqualTo("bench: | 1 | a | 50 | 100 | 10.0 | 1.00 | 100 | 1.00 | 9.50 |");
  }

  @Test
  void aRoundHasOneBlockOfEach() {
    List<List<Block>> one = List.of(List.of(block(1, 1, 1)));

    assertThatThrownBy(() -> new Rounds(List.of("peer", "ours"), one))
        .hasMessageContaining("1 blocks of 2");
  }

  private static Contender contender(String name, long commands, List<String> order) {
    return new Contender(
        name,
        () -> {
          order.add(name);
          return block(commands, 1, 1);
        });
  }
}
