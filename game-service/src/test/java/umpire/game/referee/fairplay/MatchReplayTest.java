package umpire.game.referee.fairplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import umpire.game.edition.Edition;
import umpire.game.referee.fairplay.FairPlayReport.Agreement;
import umpire.game.referee.fairplay.FairPlayReport.SeatRecord;
import umpire.kernel.play.Asked;
import umpire.opponent.sample.AdmittedCommands;
import umpire.wire.pack.Shelf;

/** One seat plays as the bot would, the other as it would not. */
class MatchReplayTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("narvik");

  @Test
  void onlyWhoPlaysAsTheBotAgreesWithIt() {
    FairPlayReport report = played(Edition.of(GAME.game(), GAME.pack()));
    SeatRecord allied = seat(report, "allied");
    SeatRecord german = seat(report, "german");
    assertThat(allied.agreement().choices()).isPositive();
    assertThat(german.agreement().choices()).isPositive();
    assertThat(allied.agreement()).isEqualTo(all(allied.agreement().choices()));
    assertThat(german.agreement())
        .isEqualTo(new Agreement(german.agreement().choices(), german.agreement().choices(), 0));
    assertThat(allied.answered()).hasSizeGreaterThanOrEqualTo(allied.agreement().choices());
    // Entries follow each other by a second, and no answer comes in the entry that asks.
    for (SeatRecord seat : report.seats()) {
      assertThat(seat.answered())
          .allMatch(one -> one.millis().isPresent() && one.millis().getAsLong() % 1000 == 0)
          .allMatch(one -> !one.millis().equals(OptionalLong.of(0)));
    }
  }

  private static Agreement all(int choices) {
    return new Agreement(choices, choices, choices);
  }

  private static <P, C, E, V> FairPlayReport played(Edition<P, C, E, V> edition) {
    GreedyComparison<P, C, E, V> bot = new GreedyComparison<>(edition);
    PlayedMatch<P, C, E, V> match = PlayedMatch.of(edition, "first-shots", 7);
    match.play(
        30,
        (position, seat, asked, number) -> {
          JsonNode chosen = bot.chosen(position, seat, asked, number);
          return seat.id().equals("allied") ? chosen : another(edition, asked, chosen);
        });
    return match.report();
  }

  /** Any command that the bot does not choose; its own where there is no other. */
  @SuppressWarnings("unchecked") // the commands are only made and written
  private static <C> JsonNode another(
      Edition<?, C, ?, ?> edition, Asked<C> asked, JsonNode chosen) {
    return AdmittedCommands.of(((Asked<Object>) asked).offers().offers()).stream()
        .map(edition::tree)
        .filter(command -> !command.equals(chosen))
        .findFirst()
        .orElse(chosen);
  }

  private static SeatRecord seat(FairPlayReport report, String seat) {
    List<SeatRecord> seats = report.seats();
    return seats.stream().filter(one -> one.seat().equals(seat)).findFirst().orElseThrow();
  }
}
