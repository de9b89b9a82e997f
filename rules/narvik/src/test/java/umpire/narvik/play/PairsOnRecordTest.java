package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.board.Board;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.scenario.Options;
import umpire.narvik.Narvik;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCheck;

/** Pairs of positions that a viewer could once distinguish ({@code ./umpire verify leaks}). */
class PairsOnRecordTest {
  private final Rulebook book = Rulebook.of(new Narvik());

  /** 2356: sixteen deals of what an interdiction turns up were alike, and the preview named it. */
  @ParameterizedTest
  @CsvSource({"first-shots, 2356"})
  void theyLookAlike(String scenario, long seed) {
    Options options = book.pack().choose(Map.of());
    assertThat(
            SecrecyCheck.check(
                    book,
                    book.pack().scenario(scenario),
                    List.of(options),
                    1,
                    seed,
                    event -> event instanceof RevealingEvent,
                    Board.of(book.pack())::svg)
                .pairs())
        .isOne();
  }
}
