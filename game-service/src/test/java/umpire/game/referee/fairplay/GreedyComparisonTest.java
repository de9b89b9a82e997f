package umpire.game.referee.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.game.edition.Edition;
import umpire.game.referee.state.MatchState;
import umpire.game.store.match.SeatRow;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.AdmittedCommands;
import umpire.wire.pack.Shelf;

/** What the bot would have begun with is one command of all that are on offer. */
class GreedyComparisonTest {
  /** A command of no game. */
  public record Named(int number) {}

  private static final Shelf SHELF = Shelf.load();

  @ParameterizedTest
  @CsvSource({"narvik, one-assault", "narvik, first-shots"})
  void oneCommandOfAllOnOfferAgrees(String game, String scenario) {
    oneAgrees(edition(game), scenario);
  }

  private static <P, C, E, V> void oneAgrees(Edition<P, C, E, V> edition, String scenario) {
    MatchState<P, C, E, V> state = PlayedMatch.of(edition, scenario, 5).state();
    Seat seat = state.waitedFor().iterator().next();
    Asked<C> asked = state.asked(seat).orElseThrow();
    for (int number = 1; number < 4; number++) {
      int decision = number;
      GreedyComparison<P, C, E, V> comparison = new GreedyComparison<>(edition);
      List<JsonNode> agreeing =
          all(asked).stream()
              .map(edition::tree)
              .filter(one -> comparison.agrees(state.position(), seat, asked, decision, one))
              .toList();
      assertThat(agreeing).hasSize(1);
    }
  }

  @SuppressWarnings("unchecked") // they are only made and compared
  private static <C> List<Object> all(Asked<C> asked) {
    return AdmittedCommands.of(((Asked<Object>) asked).offers().offers());
  }

  private static Edition<?, ?, ?, ?> edition(String game) {
    Shelf.Shelved shelved = SHELF.game(game);
    return Edition.of(shelved.game(), shelved.pack());
  }

  @Test
  void aChoiceIsMoreThanOneCommand() {
    assertThat(leaves(new Domain.One(List.of(1)))).isFalse();
    assertThat(leaves(new Domain.One(List.of(1, 2)))).isTrue();
    assertThat(leaves(new Domain.Number(3, 3))).isFalse();
    assertThat(leaves(new Domain.Number(3, 4))).isTrue();
    assertThat(leaves(new Domain.Some(List.of(1), 1, 1))).isFalse();
    assertThat(leaves(new Domain.Some(List.of(1), 0, 1))).isTrue();
    assertThat(leaves(new Domain.Some(List.of(1, 2), 1, 1))).isTrue();
    assertThat(leaves(new Domain.Named("some", Set.of(1)))).isFalse();
    assertThat(leaves(new Domain.Named("some", Set.of(1, 2)))).isTrue();
    assertThat(leaves(new Domain.Shares(List.of(new Domain.Share("a", 1, 1)), 1, 1))).isFalse();
    assertThat(leaves(new Domain.Shares(List.of(new Domain.Share("a", 0, 1)), 0, 1))).isTrue();
    Offer<Object> named = Offer.of(Named.class, "number", new Domain.Number(3, 3));
    assertThat(GreedyComparison.leaveAChoice(new Offers<>(List.of(named)))).isFalse();
    assertThat(GreedyComparison.leaveAChoice(new Offers<>(List.of(named, named)))).isTrue();
  }

  private static boolean leaves(Domain domain) {
    Offer<Object> offer = Offer.of(Named.class, "number", domain);
    return GreedyComparison.leaveAChoice(new Offers<>(List.of(offer)));
  }

  @Test
  void aHundredDecisionsOfASeatAreCompared() {
    SeatTally tally = new SeatTally();
    for (int decision = 1; decision <= 102; decision++) {
      assertThat(tally.mayCompare()).isEqualTo(decision <= 100);
    }
    tally.compare(true);
    tally.compare(false);
    SeatRow seat = new SeatRow("red", "anna", "", "", "");
    assertThat(tally.record(seat).agreement()).isEqualTo(new FairPlayReport.Agreement(102, 100, 1));
  }
}
