package umpire.narvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.board.Board;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCheck;
import umpire.testkit.secrecy.SecrecyCounts;
import umpire.testkit.walk.Walk;
import umpire.wire.pack.Packs;

/** The campaign with the option of 11.3 keeps what every match promises. */
class AlliedConcealmentTest {
  private static final int PAIRS = 100;
  private final Rulebook book =
      Rulebook.of(
          new Narvik(),
          Rulebook.choosing(Packs.load(new Narvik()), Map.of("allied-concealment", "on")));
  private final Scenario campaign = book.pack().scenario("campaign");

  @Test
  @Rule({"11.3", "11.3/r22"})
  void walksReachTheEnd() {
    for (long seed = 1; seed <= 2; seed++) {
      assertThat(Walk.play(book, campaign, book.pack().choose(Map.of()), seed).inputs())
          .isGreaterThan(100);
    }
  }

  @Test
  @Rule("11.3")
  void secretsOfBothSidesAreKept() {
    SecrecyCounts secrecyCounts =
        SecrecyCheck.check(
            book,
            campaign,
            List.of(book.pack().choose(Map.of())),
            PAIRS,
            1,
            event -> event instanceof RevealingEvent,
            Board.of(book.pack())::svg);
    System.out.println(secrecyCounts.line("narvik/campaign with Allied concealment"));
    assertThat(secrecyCounts.hidden()).isPositive();
    assertThat(secrecyCounts.share()).isGreaterThan(0.8);
  }
}
