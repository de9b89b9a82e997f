package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;

class CaseStartTest {
  private static final Rulebook BOOK = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void aScenarioIsItsOpening() {
    CaseStart duel = given("{'scenario': 'duel', 'dice': []}");
    assertThat(duel.position()).isEqualTo(opening("duel"));
    assertThat(duel.seats()).containsExactly(new Seat("red"), new Seat("blue"));
  }

  @Test
  void optionsAreChosenAndTheOthersKeepTheirPresets() {
    assertThat(opening("duel").fog()).isTrue();
    assertThat(position("{'scenario': 'duel', 'options': {}}").fog()).isTrue();
    assertThat(position("{'scenario': 'duel', 'options': {'fog': 'off'}}").fog()).isFalse();
  }

  @Test
  void aChangeReplacesMembersListsAndTakesAway() {
    Model.Position changed =
        position(
            """
            {'scenario': 'duel', 'change':
              {'turn': 4, 'hidden': '0102', 'bids': {'blue': 3}, 'agenda': {'frames': [
                {'type': 'acting', 'seat': 'red', 'last': true}]}}}""");
    assertThat(changed.turn()).isEqualTo(4);
    assertThat(changed.hidden()).isEqualTo(new Place("0102"));
    assertThat(changed.bids()).containsOnly(Map.entry(new Seat("blue"), 3));
    assertThat(changed.agenda().top()).isEqualTo(new Model.Frame.Acting(new Seat("red"), true));
    assertThat(changed.seats()).isEqualTo(opening("duel").seats());
  }

  @Test
  void whatAPatchMakesOfAnObjectIsThatOfTheStandard() {
    JsonNode target = json("{'a': {'b': 'c', 'd': [1, 2], 'e': 5}, 'f': 'g'}");
    JsonNode patch = json("{'a': {'b': 'x', 'd': [3], 'e': null, 'h': {'i': 1}}, 'f': {'j': 2}}");
    assertThat(MergePatch.applied(target, patch, ""))
        .isEqualTo(json("{'a': {'b': 'x', 'd': [3], 'h': {'i': 1}}, 'f': {'j': 2}}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'dice': []}                                                   | given: either a position or a scenario
          {'scenario': 'duel', 'position': {}}                           | given: either a position or a scenario
          {'position': {}, 'change': {'turn': 2}}                        | given/change: only a scenario can have it
          {'position': {'turn': 'x'}}                                    | given/position
          {'scenario': 'brawl'}                                          | given/scenario: the pack has no scenario 'brawl'
          {'scenario': 'duel', 'options': {'hail': 'on'}}                | given/options: no such option: [hail]
          {'scenario': 'duel', 'options': {'fog': 'thick'}}              | given/options: option fog: 'thick' is none of [on, off]
          {'scenario': 'duel', 'options': 'fog'}                         | given/options: values by option are needed
          {'scenario': 'duel', 'change': [1]}                            | given/change: a merge patch is an object, not [1]
          {'scenario': 'duel', 'change': {}}                             | given/change: all of it is so already
          {'scenario': 'duel', 'change': {'turn': 1}}                    | given/change: all of it is so already
          {'scenario': 'duel', 'change': {'turn': 'two'}}                | given/change/turn:
          {'scenario': 'duel', 'change': {'wind': 3}}                    | given/change/wind:
          {'scenario': 'duel', 'change': {'hidden': null}}               | given/change:
          {'scenario': 'duel', 'change': {'bids': {'blue': null}}}       | given/change/bids/blue: there is nothing to take away
          {'scenario': 'duel', 'change': {'agenda': {'frames': [{'type': 'napping'}]}}} | given/change/agenda/frames/0
          """)
  void aFaultIsReportedWithItsPlace(String json, String message) {
    assertThatThrownBy(() -> given(json))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  private static Model.Position opening(String scenario) {
    return position("{'scenario': '%s'}".formatted(scenario));
  }

  private static Model.Position position(String json) {
    return (Model.Position) given(json).position();
  }

  private static CaseStart given(String json) {
    return CaseStart.of(BOOK, json(json));
  }

  private static JsonNode json(String text) {
    byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return BOOK.codec().read(bytes, JsonNode.class);
  }
}
