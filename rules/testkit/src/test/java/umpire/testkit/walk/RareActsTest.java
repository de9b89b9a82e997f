package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.kernel.id.DrawId;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;

class RareActsTest {
  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");
  private static final Seat GREEN = new Seat("green");

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  private RareActs acts(String json) {
    return RareActs.of(book, book.codec().parse(json.getBytes(StandardCharsets.UTF_8)));
  }

  private static Object rolled(int die) {
    return new SkirmishEvent.InitiativeRolled(new DrawId(1), die);
  }

  @Test
  void eventsAreCountedByTheirTypeAndByWhatStandsInThem() {
    RareActs acts =
        acts(
            """
            [
              {"act": "a roll", "event": "initiative-rolled"},
              {"act": "a high roll", "event": "initiative-rolled", "where": {"/die": [5, 6]}},
              {"act": "a taunt", "event": "taunted"}
            ]
            """);
    assertThat(acts.count(book, List.of(rolled(1), rolled(5), rolled(6))))
        .isEqualTo(Map.of("a roll", 3, "a high roll", 2, "a taunt", 0));
  }

  @Test
  void whatSeveralTimesIsInOneEventIsCountedOneByOne() {
    RareActs acts =
        acts(
            """
            [{"act": "a bid of two", "event": "bids-opened", "each": ["/bids"], "where": {"": [2]}}]
            """);
    Object event = new SkirmishEvent.BidsOpened(Map.of(RED, 2, BLUE, 1, GREEN, 2));
    assertThat(acts.count(book, List.of(event, event))).containsEntry("a bid of two", 4);
  }

  @Test
  void whatNoWalkCameToIsMissedWhereItsScenarioWasPlayed() {
    RareActs acts =
        acts(
            """
            [
              {"act": "a roll", "event": "initiative-rolled"},
              {"act": "a high roll", "event": "initiative-rolled", "where": {"/die": [7]},
               "within": 2},
              {"act": "a roll elsewhere", "event": "initiative-rolled", "where": {"/die": [7]},
               "within": 1, "scenarios": ["melee"]}
            ]
            """);
    WalkReport walked = walk();
    WalkReport counted = with(walked, acts.count(book, List.of(rolled(1))));
    assertThat(acts.missing(List.of(counted))).isEmpty();
    assertThat(acts.missing(List.of(counted, counted))).containsExactly("a high roll");
    assertThat(acts.sums(List.of(counted, counted))).containsEntry("a roll", 2L);
  }

  private WalkReport walk() {
    return Walk.play(book, book.pack().scenario("duel"), book.pack().choose(Map.of()), 1);
  }

  private static WalkReport with(WalkReport one, Map<String, Integer> acts) {
    return new WalkReport(
        one.game(),
        one.scenario(),
        one.seed(),
        one.inputs(),
        one.events(),
        one.refused(),
        one.mostValues(),
        one.frames(),
        one.commands(),
        one.checks(),
        acts,
        one.outcome());
  }

  @Test
  void aTypeOfEventThatTheGameLacksIsRefused() {
    assertThatThrownBy(() -> acts("[{\"act\": \"mate\", \"event\": \"king-captured\"}]"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("king-captured");
  }

  @Test
  void aGameWithoutAFileHasNone() {
    assertThat(RareActs.of(book).acts()).isEmpty();
    assertThat(walk().acts()).isEmpty();
  }

  @Test
  void aGuideSaysWhatTheLotWouldNot() {
    WalkGuide timid = (match, seat, asked, drafting) -> Optional.of(asked.fallback());
    WalkReport led =
        Walk.play(book, book.pack().scenario("duel"), book.pack().choose(Map.of()), 1, 1, timid);
    assertThat(walk().commands()).contains("Aim");
    assertThat(led.commands()).doesNotContain("Aim");
  }
}
