package umpire.game.matches;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.api.shape.catalogue.GamesShape;
import umpire.game.api.shape.catalogue.PackShape;
import umpire.game.api.shape.catalogue.RulesShape;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** The games on the shelf for anybody, and boards as pictures for those who may see them. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class CatalogueTest {
  private static final String NARVIK = "/v1/games/narvik";

  /** Every game of the shelf. */
  static Set<String> games() {
    return Shelf.load().games();
  }

  /** As requests are read: unknown and missing members are refused. */
  @Inject ObjectMapper strict;

  private <T> T read(String path, Class<T> shape) throws JsonProcessingException {
    return strict.readValue(given().get(path).then().statusCode(200).extract().asString(), shape);
  }

  @Test
  void theCatalogueSaysWhatCanBePlayed() throws Exception {
    GamesShape.GameShape game =
        read("/v1/games", GamesShape.class).games().stream()
            .filter(one -> one.id().equals("narvik"))
            .findFirst()
            .orElseThrow();
    assertThat(game).isEqualTo(read(NARVIK, GamesShape.GameShape.class));
    assertThat(game.seats()).extracting(GamesShape.GameSeatShape::id).contains("allied", "german");
    assertThat(game.scenarios())
        .extracting(PackShape.ScenarioHeadShape::id)
        .containsExactly("campaign", "first-shots", "one-assault");
    assertThat(game.options()).isNotEmpty();
    assertThat(game.sequence()).isNotEmpty();
    assertThat(game.provenance().get("tables")).containsKeys("rulebook", "house");
  }

  @Test
  void aGameForTwoOrThreeSaysWhichScenarioHasWhichSeats() throws Exception {
    GamesShape.GameShape game = read("/v1/games/weserubung", GamesShape.GameShape.class);
    assertThat(game.title()).contains("Weser");
    assertThat(game.seats())
        .extracting(GamesShape.GameSeatShape::id)
        .containsExactlyInAnyOrder("german", "allied", "western", "norwegian");
    for (PackShape.ScenarioHeadShape scenario : game.scenarios()) {
      assertThat(scenario.seats())
          .containsExactlyInAnyOrderElementsOf(
              scenario.id().endsWith("-3")
                  ? List.of("german", "western", "norwegian")
                  : List.of("german", "allied"));
    }
    assertThat(game.scenarios()).hasSize(5);
    assertThat(game.options()).isNotEmpty();
    assertThat(game.sequence()).isNotEmpty();
    assertThat(game.provenance().get("counters")).containsKey("rulebook");
  }

  @Test
  void theLedgerSaysEachRuleInOurWordsWithItsRulings() throws Exception {
    List<RulesShape.RuleShape> rules = read(NARVIK + "/rules", RulesShape.class).rules();
    List<String> ids = rules.stream().map(RulesShape.RuleShape::id).toList();
    assertThat(ids.indexOf("9.1")).isLessThan(ids.indexOf("15.1a"));
    assertThat(ids.indexOf("19.3")).isLessThan(ids.indexOf("19.3/r13"));
    RulesShape.OneShape one = read(NARVIK + "/rules/19.3", RulesShape.OneShape.class);
    assertThat(one.rule().rulings()).contains("19.3/r13", "19.3/r45");
    assertThat(one.rulings()).extracting(RulesShape.RuleShape::id).isEqualTo(one.rule().rulings());
    assertThat(read(NARVIK + "/rules/19.3.r45", RulesShape.OneShape.class).rule().id())
        .isEqualTo("19.3/r45");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleIsFoundByItsSlugAndEveryRulingBehindItsRule(String game) throws Exception {
    String all = "/v1/games/" + game + "/rules";
    List<RulesShape.RuleShape> rules = read(all, RulesShape.class).rules();
    assertThat(rules).extracting(RulesShape.RuleShape::slug).doesNotHaveDuplicates();
    for (RulesShape.RuleShape rule : rules) {
      RulesShape.OneShape one = read(all + "/" + rule.slug(), RulesShape.OneShape.class);
      assertThat(one.rule()).isEqualTo(rule);
      assertThat(one.rulings())
          .extracting(RulesShape.RuleShape::id)
          .isEqualTo(rule.rulings())
          .allMatch(ruling -> ruling.startsWith(rule.id() + "/"));
      assertThat(rule.title()).isNotBlank();
      assertThat(rule.summary()).isNotBlank();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyDatumOfThePackGoesWithItsProvenance(String id) throws Exception {
    String game = "/v1/games/" + id;
    assertThat(read(game + "/map", PackShape.MapShape.class).map().path("hexes"))
        .isNotEmpty()
        .allMatch(hex -> hex.path("provenance").has("kind"));
    assertThat(read(game + "/counters", PackShape.CountersShape.class).counters())
        .isNotEmpty()
        .allMatch(counter -> counter.path("provenance").has("source"));
    for (PackShape.TableHeadShape table :
        read(game + "/tables", PackShape.TablesShape.class).tables()) {
      assertThat(
              read(game + "/tables/" + table.id(), PackShape.TableShape.class)
                  .table()
                  .path("cells"))
          .isNotEmpty();
    }
    for (PackShape.ScenarioHeadShape scenario :
        read(game + "/scenarios", PackShape.ScenariosShape.class).scenarios()) {
      assertThat(
              read(game + "/scenarios/" + scenario.id(), PackShape.ScenarioShape.class)
                  .scenario()
                  .has("setup"))
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsPublicMayBeKeptByItsTagAndWhatIsUnknownIsNotFound(String id) throws Exception {
    String game = "/v1/games/" + id;
    String rule = read(game + "/rules", RulesShape.class).rules().getFirst().slug();
    for (String path :
        List.of(
            "",
            "/rules",
            "/rules/" + rule,
            "/map",
            "/counters",
            "/tables",
            "/scenarios",
            "/board.svg")) {
      Response first = given().get(game + path);
      first.then().statusCode(200).header("Cache-Control", equalTo("public, max-age=300"));
      assertThat(first.getHeader("ETag")).startsWith("\"");
      given()
          .header("If-None-Match", first.getHeader("ETag"))
          .get(game + path)
          .then()
          .statusCode(304)
          .header("ETag", equalTo(first.getHeader("ETag")));
    }
    for (String path :
        List.of(
            "/v1/games/chess",
            "/v1/games/chess/map",
            "/v1/games/chess/board.svg",
            game + "/rules/99.9",
            game + "/tables/none",
            game + "/scenarios/none")) {
      given().get(path).then().statusCode(404).contentType("application/problem+json");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "svg?part=map&width=159, /width",
    "png?part=map&width=6001, /width",
    "svg?part=map&width=1e3, /width",
    "svg?width=800, /width",
    "png?part=half, /part"
  })
  void aPartOrAWidthThatThereIsNotIsRefusedByItsName(String query, String pointer) {
    String refused =
        given().get(NARVIK + "/board." + query).then().statusCode(400).extract().asString();
    assertThat(refused).contains(pointer);
  }

  @Test
  void theMapAloneIsDrawnForAWidth() {
    assertThat(
            given()
                .get(NARVIK + "/board.svg?part=map&width=400")
                .then()
                .statusCode(200)
                .extract()
                .asString())
        .contains("width=\"400\"")
        .doesNotContain("data-legend");
  }

  @Test
  void boardsAreDrawnForThoseWhoMaySeeThem() {
    given().get(NARVIK + "/board.svg").then().contentType(containsString("image/svg+xml"));
    assertThat(given().get(NARVIK + "/board.png").then().statusCode(200).extract().asByteArray())
        .startsWith(0x89, 'P', 'N', 'G');
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String own = svg(twoPlayerMatch.german(), twoPlayerMatch.match(), "");
    String everybodys = svg(twoPlayerMatch.german(), twoPlayerMatch.match(), "?seat=public");
    assertThat(own).isNotEqualTo(everybodys);
    assertThat(svg(twoPlayerMatch.german(), twoPlayerMatch.match(), "?seat=german")).isEqualTo(own);
    assertThat(svg(Client.of("carl"), twoPlayerMatch.match(), "")).isEqualTo(everybodys);
    assertThat(svg(twoPlayerMatch.allied(), twoPlayerMatch.match(), "?seat=public"))
        .isEqualTo(everybodys);
    for (String path : List.of("/board.svg", "/board.png")) {
      twoPlayerMatch
          .allied()
          .get(twoPlayerMatch.match(), path + "?seat=german")
          .then()
          .statusCode(403);
      Client.of("carl").get(twoPlayerMatch.match(), path + "?seat=german").then().statusCode(403);
      new Client("nobody", "no-token").get(twoPlayerMatch.match(), path).then().statusCode(401);
      twoPlayerMatch
          .allied()
          .get(twoPlayerMatch.match(), path)
          .then()
          .statusCode(200)
          .headers(Map.of("Cache-Control", "private, no-store"));
    }
  }

  private static String svg(Client client, String match, String query) {
    return client.get(match, "/board.svg" + query).then().statusCode(200).extract().asString();
  }
}
