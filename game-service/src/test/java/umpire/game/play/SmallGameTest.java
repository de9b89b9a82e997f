package umpire.game.play;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;
import umpire.wire.notation.Notation;
import umpire.wire.pack.Shelf;

/**
 * A game is its folder and two lines of poms: what this service does by itself with the game of
 * docs/adding-a-game.md, of which nothing else here knows.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SmallGameTest {
  private static final String GAME = "river-crossing";
  private static final Shelf.Shelved SHELVED = Shelf.load().game(GAME);
  private static final String ATTACK =
      "{\"type\": \"attack\", \"unit\": \"red-1\", \"target\": \"0203\"}";

  /** A match with the dice of the weather, and of what follows. */
  private static StartedMatch scripted(int... dice) {
    var situation = JsonNodeFactory.instance.objectNode().put("scenario", "crossing");
    var script = situation.putArray("dice");
    for (int die : dice) {
      script.add(die);
    }
    return StartedMatch.of(SHELVED, situation);
  }

  private static Response say(StartedMatch match, String seat, String text) {
    Client client = match.seat(seat);
    String body =
        JsonNodeFactory.instance
            .objectNode()
            .put("commandId", UUID.randomUUID().toString())
            .put("decision", client.decision(match.match()))
            .put("text", text)
            .toString();
    return client
        .request()
        .header("Prefer", "wait=30")
        .body(body)
        .post("/v1/matches/" + match.match() + "/commands");
  }

  private static String commands(String command) {
    return "{\"commands\": [" + command + "]}";
  }

  @Test
  void theCatalogueHasIt() {
    String game = "/v1/games/" + GAME;
    given().get("/v1/games").then().statusCode(200).body("games.id", hasItem(GAME));
    given()
        .get(game)
        .then()
        .statusCode(200)
        .body("seats.id", equalTo(List.of("red", "blue")))
        .body("scenarios.id", equalTo(List.of("crossing", "last-turn")))
        .body("sequence.steps.flatten().rule", equalTo(List.of("2.1", "1.2")))
        .body("provenance.counters.house", equalTo(4));
    given()
        .get(game + "/rules/2.3")
        .then()
        .statusCode(200)
        .body("rule.title", equalTo("The river"));
    given().get(game + "/map").then().statusCode(200).body("map.hexes.size()", equalTo(15));
    given().get(game + "/counters").then().statusCode(200).body("counters.size()", equalTo(4));
    given()
        .get(game + "/tables/combat-results")
        .then()
        .statusCode(200)
        .body("table.cells[0]", equalTo(List.of("attacker", "attacker", "nobody")));
    given()
        .get(game + "/scenarios/crossing")
        .then()
        .statusCode(200)
        .body("scenario.setup.turns", equalTo(6));
    given().get(game + "/board.svg").then().statusCode(200).body(containsString("Ford"));
  }

  @Test
  void theContractThatIsServedHasItsSchemas() {
    JsonNode schemas = Client.json(given().get("/openapi?format=json")).at("/components/schemas");
    String commands = "#/components/schemas/RiverCrossingCommand";
    assertThat(schemas.at("/GameCommand/anyOf").findValuesAsText("$ref")).contains(commands);
    JsonNode family = schemas.path("RiverCrossingCommand").at("/discriminator/mapping");
    assertThat(family.propertyStream().map(Map.Entry::getKey).toList())
        .containsExactlyInAnyOrder("attack", "move", "pass");
    assertThat(schemas.path("RiverCrossingCommandMove").at("/examples/0/unit").asText())
        .isEqualTo("red-2");
  }

  @Test
  void whatIsOfferedIsTakenAndARefusalSaysItsParagraph() {
    StartedMatch match = scripted(1, 3);
    Client red = match.seat("red");
    JsonNode decision = red.read(match.match(), "/decision").path("decision");
    assertThat(decision.path("rule").asText()).isEqualTo("1.2");
    assertThat(decision.path("offers").findValuesAsText("type")).contains("move", "attack", "pass");
    assertThat(decision.path("fallback").path("type").asText()).isEqualTo("pass");
    say(match, "red", "move red-2 0103")
        .then()
        .statusCode(422)
        .body("findings[0].rule", equalTo("2.3"))
        .body("findings[0].reason.type", equalTo("flooded"))
        .body("findings[0].because", equalTo("The river between red-2 and hex 0103 is in flood."));
    say(match, "red", "move red-2 to=0101")
        .then()
        .statusCode(200)
        .body("events.type", hasItem("moved"));
    assertThat(red.decision(match.match())).isZero();
  }

  @Test
  void everyCommandThatIsOfferedIsWrittenAsItIsRead() {
    Notation<?> notation = Notation.of(SHELVED.codec(), SHELVED.game().types().command());
    String text = "attack red-1 0203\nmove red-2 0101\npass";
    List<JsonNode> read =
        notation.parse(text).stream().map(command -> SHELVED.codec().tree(command)).toList();
    assertThat(read.getFirst()).isEqualTo(Client.json(ATTACK));
    StartedMatch match = scripted(3);
    Client red = match.seat("red");
    for (JsonNode command : read) {
      red.post(match.match(), "/explain", commands(command.toString()))
          .then()
          .statusCode(200)
          .body("rulings[0].ruling", equalTo("accepted"));
    }
    red.post(match.match(), "/explain", "{\"text\": \"pass\"}")
        .then()
        .statusCode(200)
        .body("rulings[0].ruling", equalTo("accepted"));
  }

  @Test
  void linesAndOddsAreReturned() {
    StartedMatch match = scripted(3);
    Client red = match.seat("red");
    red.get(match.match(), "/supply")
        .then()
        .statusCode(200)
        .body("traced", equalTo(true))
        .body("report.lines.path[0]", equalTo(List.of("0202", "0201")))
        .body("findings.rule", hasItem("4.1"));
    JsonNode odds =
        Client.json(
            red.post(match.match(), "/odds", commands(ATTACK))
                .then()
                .statusCode(200)
                .extract()
                .response());
    assertThat(odds.path("type").asText()).isEqualTo("battle");
    // One point more, over the bridge: nobody is lost at 1 and 2, else the defender.
    JsonNode chances = odds.at("/odds/chances");
    assertThat(chances.at("/0/outcome/lost")).isEmpty();
    assertThat(chances.at("/1/outcome/lost/0").asText()).isEqualTo("blue-1");
    assertThat(chances.at("/1/decimal").asDouble()).isBetween(0.666, 0.667);
  }

  @Test
  void anAttackAsksTheSupplyAdjudicatorAndThenTheCombatAdjudicator() {
    StartedMatch match = scripted(3, 6);
    Response fought = say(match, "red", "attack red-1 0203");
    fought
        .then()
        .statusCode(200)
        .body("events.type", equalTo(List.of("supply-reported", "combat-reported", "units-lost")))
        .body("events[0].findings[0].because", startsWith("red-1 has a line"))
        .body("events[1].event.report.result.lost", equalTo(List.of("blue-1")));
    Client blue = match.seat("blue");
    assertThat(blue.read(match.match(), "").path("view").path("units").findValuesAsText("unit"))
        .containsExactly("blue-2", "red-1", "red-2");
    assertThat(blue.read(match.match(), "/battles").at("/battles/0/rounds/0/values/0").asInt())
        .isEqualTo(6);
    String board =
        blue.get(match.match(), "/board.svg").then().statusCode(200).extract().asString();
    assertThat(board).contains("Turn 1 of 6").contains("red-1").doesNotContain("blue-1");
  }

  @Test
  void aWholeMatchIsExportedVerifiedAndTakenInAgain(@TempDir Path folder) throws Exception {
    Client red = Client.of("rosa");
    Client blue = Client.of("bruno");
    String seats = "{\"red\": \"%s\", \"blue\": \"%s\"}".formatted(red.account(), blue.account());
    String match = red.open(GAME, "crossing", seats);
    red.post(match, "/seats/red", "{\"salt\": \"00ff\"}").then().statusCode(200);
    blue.post(match, "/seats/blue", "{}").then().statusCode(200);
    red.command(match, red.decision(match), ATTACK).then().statusCode(200);
    for (Client next = blue; next.decision(match) != 0; next = next.equals(red) ? blue : red) {
      next.command(match, next.decision(match), "{\"type\": \"pass\"}").then().statusCode(200);
    }
    JsonNode header = red.read(match, "");
    assertThat(header.path("status").asText()).isEqualTo("over");
    assertThat(header.path("outcome").path("level").asText()).isEqualTo("town-held");
    assertThat(header.at("/outcome/because/rule").asText()).isEqualTo("5.1");
    // Six dice of the weather, one of the attack.
    assertThat(blue.read(match, "/dice").path("draws")).hasSize(7);
    JsonNode export = blue.read(match, "/export");
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, export.path("commitment").asText())).startsWith("accepted: ");
    Client cleo = Client.of("cleo");
    String again =
        cleo.request()
            .body(export.toString())
            .post("/v1/matches/import")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    for (String member : new String[] {"events", "draws", "outcome", "seed"}) {
      assertThat(cleo.read(again, "/export").path(member)).isEqualTo(export.path(member));
    }
  }
}
