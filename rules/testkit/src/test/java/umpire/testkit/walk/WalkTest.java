package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
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
              assertThat(one.commands()).contains("Yield", "Spread");
            })
        .allSatisfy(one -> assertThat(one.checks()).containsKey(Promise.LAPSE));
  }

  /** Red's answer, changed, and blue's leave green its number; the next window begins behind it. */
  @Test
  void eachSeatOfAWindowKeepsItsNumber() {
    Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
    Match match = Match.open(book, book.pack().scenario("melee"), book.pack().choose(Map.of()), 1);
    Seat red = new Seat("red");
    Seat blue = new Seat("blue");
    Seat green = new Seat("green");
    Map<Seat, Integer> bids = Map.of(red, 1, blue, 2, green, 3);
    assertThat(numbers(match)).isEqualTo(bids);
    for (Seat seat : List.of(red, red, blue)) {
      match.put(new Input.Chosen<>(seat, new Model.Command.Bid(2)));
      assertThat(numbers(match)).isEqualTo(bids);
    }
    match.put(new Input.Chosen<>(green, new Model.Command.Bid(2)));
    if (match.pending() instanceof Pending.Draw<Object> draw) {
      match.put(match.drawn(draw));
    }
    assertThat(numbers(match)).isEqualTo(Map.of(blue, 4, green, 5));
    match.put(new Input.Chosen<>(blue, new Model.Command.Yield()));
    assertThat(numbers(match)).isEqualTo(Map.of(green, 5));
    match.put(new Input.Chosen<>(green, new Model.Command.Pass()));
    assertThat(numbers(match)).isEqualTo(Map.of(red, 6));
  }

  private static Map<Seat, Integer> numbers(Match match) {
    Map<Seat, Integer> numbers = new HashMap<>();
    if (match.pending() instanceof Pending.Choices<Object> choices) {
      choices.asked().forEach((seat, asked) -> numbers.put(seat, asked.id().number()));
    }
    return numbers;
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
          SKIPS_A_DRAW_NUMBER         | the first event after draw 1 does not name it
          NEVER_ENDS                  | a runaway
          VIEW_FAILS                  | no view of turn 3
          REFUSES_A_LAPSE             | a lapse was not accepted
          CITES_NO_PARAGRAPH          | the ledger lacks
          SHARES_A_DECISION           | decisions are numbered anew
          COUNTS_NO_DECISION          | decisions are numbered anew
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
    return Walk.play(
        book, book.pack().scenario(scenario), book.pack().choose(Map.of()), seed, 1, 2_000);
  }
}
