package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;

class PlayedCasesTest {
  private static final Rulebook BOOK = Rulebook.of(new Skirmish(Flaw.NONE));
  private static final String BIDS =
      """
      {'seat': 'red', 'command': {'type': 'bid', 'amount': 1}},
      {'seat': 'blue', 'command': {'type': 'bid', 'amount': 2}}""";
  private static final String SHOT =
      BIDS
          + """
          , {'seat': 'red', 'command': {'type': 'aim', 'at': '0101'}},
          {'seat': 'red', 'command': {'type': 'fire', 'strength': 1}}""";

  private final PlayedCases cases =
      new PlayedCases(
          new Skirmish(Flaw.NONE),
          (book, position, result) -> result.put("hits", ((Model.Position) position).hits()));

  @Test
  void aCaseReportsWhatEveryGameHasAndWhatItsOwnHas() {
    JsonNode result = run("{'scenario': 'duel', 'dice': [1, 6]}", "{'commands': [" + SHOT + "]}");
    assertThat(result.path("accepted").asBoolean()).isTrue();
    assertThat(result.path("hits").asInt()).isZero();
    assertThat(result.path("asked").has("blue")).isTrue();
    assertThat(result.path("events").path("bids-opened").path("bids").path("blue").asInt())
        .isEqualTo(2);
    assertThat(result.path("reached").path("commands").toString()).contains("Fire", "Aim", "Bid");
  }

  @Test
  void aRefusalNamesItsRule() {
    JsonNode result =
        run(
            "{'scenario': 'duel'}",
            "{'commands': [{'seat': 'red', 'command': {'type': 'bid', 'amount': 99}}]}");
    assertThat(result.path("accepted").asBoolean()).isFalse();
    assertThat(result.path("rule").asText()).isEqualTo("1.1");
    assertThat(result.path("reason").asText()).isEqualTo("not-offered");
    assertThat(result.path("because").path("step").asText()).isEqualTo("Bidding");
  }

  @Test
  void twoCoursesAreHeldSideBySide() {
    JsonNode alike =
        run("{'scenario': 'duel', 'dice': [1], 'otherDice': [2]}", "{'commands': [" + BIDS + "]}")
            .path("alike");
    assertThat(alike.size()).isEqualTo(3);
    assertThat(alike.path("everyone").asBoolean()).isFalse();
    JsonNode same =
        run("{'scenario': 'duel', 'dice': [1], 'otherDice': [1]}", "{'commands': [" + BIDS + "]}")
            .path("alike");
    assertThat(same.path("everyone").asBoolean()).isTrue();
    assertThat(same.path("red").asBoolean()).isTrue();
  }

  @Test
  void everyDieIsThrownAndNothingComesAfterARefusal() {
    assertThatThrownBy(
            () -> run("{'scenario': 'duel', 'dice': [1, 2]}", "{'commands': [" + BIDS + "]}"))
        .hasMessage("1 dice of the script were not thrown");
    assertThatThrownBy(
            () ->
                run(
                    "{'scenario': 'duel'}",
                    "{'commands': [{'seat': 'red', 'command': {'type': 'pass'}}, " + BIDS + "]}"))
        .hasMessageStartingWith("refused before the end");
    assertThatThrownBy(() -> run("{'scenario': 'duel', 'die': 1}", "{}"))
        .hasMessage("a case has no member 'die' here");
  }

  @Test
  void theTimeOfASeatRunsOut() {
    JsonNode result = run("{'scenario': 'duel'}", "{'lapse': 'red'}");
    assertThat(result.path("accepted").asBoolean()).isTrue();
    assertThatThrownBy(() -> run("{'scenario': 'duel'}", "{'lapse': 'green'}"))
        .isInstanceOf(IllegalStateException.class);
  }

  private JsonNode run(String given, String when) {
    return cases.run("1.1", json(given), json(when));
  }

  private static JsonNode json(String text) {
    byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return BOOK.codec().read(bytes, JsonNode.class);
  }
}
