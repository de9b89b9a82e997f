package umpire.local.drivers.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.testkit.cases.Samples;
import umpire.wire.pack.Shelf;

/** What every game of the shelf says of the matches that checks play is a match of that game. */
class SamplesTest {
  private static final Shelf SHELF = Shelf.load();

  static Set<String> games() {
    return SHELF.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void peopleAndBotsHaveAScenarioOfTheGame(String game) {
    for (SampleMatch sampleMatch : List.of(SampleMatch.ofPeople(game), SampleMatch.ofBots(game))) {
      assertThat(sampleMatch.table().game()).isEqualTo(game);
      assertThat(SHELF.game(game).pack().scenarios()).containsKey(sampleMatch.table().scenario());
      assertThat(sampleMatch.table().seats()).hasSizeBetween(2, 3);
      assertThat(sampleMatch.latest()).isPositive();
      assertThat(sampleMatch.orders()).isPositive();
    }
    assertThat(SampleMatch.ofBots(game).table().seats()).hasSize(2);
  }

  @Test
  void oneGameHasAMatchOfThousandsOfOrders() {
    assertThat(SampleMatch.ofThousands().latest()).isGreaterThan(1_000);
    assertThat(SampleMatch.ofThousands().table().seats()).hasSize(2);
  }

  /** Only members that somebody reads: a misspelt one would be left out without a word. */
  @ParameterizedTest
  @MethodSource("games")
  void noMemberOfADemoIsUnknown(String game) {
    JsonNode demo =
        Samples.find(SHELF.game(game).game(), "demo").orElseGet(MissingNode::getInstance);
    assertThat(demo.propertyStream().map(Map.Entry::getKey))
        .isSubsetOf("about", "people", "bots", "thousands");
    for (String kind : List.of("people", "bots", "thousands")) {
      assertThat(demo.path(kind).propertyStream().map(Map.Entry::getKey))
          .as(kind)
          .isSubsetOf("scenario", "orders", "latest");
    }
  }

  @Test
  void theAssaultIsMadeOfCommandsOfItsGame() {
    Shelf.Shelved game = SHELF.game(SampleBattle.GAME);
    List<JsonNode> commands = new ArrayList<>(SampleBattle.before());
    commands.add(SampleBattle.target());
    commands.add(SampleBattle.everybody());
    commands.add(SampleBattle.some(new Random(1)));
    commands.add(SampleBattle.sample("quiet"));
    commands.add(SampleBattle.sample("refused").path("command"));
    for (JsonNode command : commands) {
      assertThat(game.codec().read(command, game.game().types().command())).isNotNull();
    }
    assertThat(game.pack().scenarios()).containsKeys(SampleBattle.SCENARIO, SampleBattle.CAMPAIGN);
    assertThat(game.pack().tables())
        .containsKey(SampleBattle.sample("charts").path("table").asText());
  }

  /** At least one of the first list and at most all of each: else a kill would not find its way. */
  @Test
  void someOfThoseWhoTakePartAreNeverNobody() {
    JsonNode all = SampleBattle.everybody();
    for (int seed = 0; seed < 50; seed++) {
      JsonNode some = SampleBattle.some(new Random(seed));
      assertThat(some.propertyStream().map(Map.Entry::getKey).toList())
          .isEqualTo(all.propertyStream().map(Map.Entry::getKey).toList());
      assertThat(some.toString().length()).isLessThanOrEqualTo(all.toString().length());
      JsonNode first =
          some.properties().stream()
              .map(Map.Entry::getValue)
              .filter(JsonNode::isArray)
              .findFirst()
              .orElseThrow();
      assertThat(first).isNotEmpty();
    }
  }
}
