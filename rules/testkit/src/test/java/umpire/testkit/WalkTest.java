package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.play.Options;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

class WalkTest {
  @Test
  void aSoundGameIsWalkedToItsEnd() {
    WalkReport report = walk(Flaw.NONE, 1);
    assertThat(report.outcome().level()).isEqualTo("time-is-up");
    assertThat(report.inputs()).isGreaterThan(20);
    assertThat(report.frames())
        .contains("Bidding", "Rolling", "Acting", "Aiming", "Shooting", "Ended");
    assertThat(report.commands()).contains("Bid", "Aim", "Fire");
    assertThat(LongStream.range(0, 20).mapToObj(seed -> walk(Flaw.NONE, seed)))
        .anySatisfy(one -> assertThat(one.commands()).contains("Taunt", "Sneak", "Pass"))
        .allSatisfy(one -> assertThat(one.refused()).isPositive());
  }

  @Test
  void threeSeatsAreWalkedWhoAnswerAtOnceOrOneForAnother() {
    assertThat(LongStream.range(0, 20).mapToObj(seed -> walk(Flaw.NONE, "melee", seed)))
        .anySatisfy(
            one -> {
              assertThat(one.frames()).contains("Wagering", "Declaring");
              assertThat(one.commands()).contains("Yield");
            })
        .allSatisfy(one -> assertThat(one.checks()).containsKey(Check.LAPSE));
  }

  @Test
  void theSameSeedIsTheSameWalk() {
    assertThat(walk(Flaw.NONE, 7)).isEqualTo(walk(Flaw.NONE, 7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          REFUSES_AN_OFFER            | offered and refused
          ACCEPTS_WHAT_IS_NOT_OFFERED | not offered and accepted
          REPLAY_DIFFERS              | replay differs
          SKIPS_A_DRAW_NUMBER         | was next
          NEVER_ENDS                  | a runaway
          VIEW_FAILS                  | no view of turn 3
          REFUSES_A_LAPSE             | a lapse was not accepted
          CITES_NO_PARAGRAPH          | the ledger lacks
          """)
  void aPlantedFlawIsCaught(Flaw flaw, String message) {
    assertThatThrownBy(() -> LongStream.range(0, 40).forEach(seed -> walk(flaw, seed)))
        .isInstanceOf(WalkFailure.class)
        .hasMessageStartingWith("skirmish/duel, seed ")
        .hasMessageContaining(message);
  }

  private static WalkReport walk(Flaw flaw, long seed) {
    return walk(flaw, "duel", seed);
  }

  private static WalkReport walk(Flaw flaw, String scenario, long seed) {
    Rulebook book = Rulebook.of(new Skirmish(flaw));
    return Walk.play(book, book.pack().scenario(scenario), Options.none(), seed, 1, 2_000);
  }
}
