package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Packs;
import umpire.wire.pack.Shelf;

/** An administrator brings charts of their own, and a match is played under them. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class EditionsTest {
  private static final String CHART = "tables/combat-results.json";
  private static final String SCENARIO = "scenarios/one-assault.json";

  private final Client admin = Client.of("ada", "admin");
  private final String edition = "narvik@1+" + UUID.randomUUID();
  @Inject Adjudicator adjudicator;

  private Response lay(String name, Map<String, JsonNode> files) {
    ObjectNode body = Client.json("{}").deepCopy();
    body.put("game", "narvik").put("edition", name);
    files.forEach(body.withObject("files")::set);
    return admin.request().body(body.toString()).post("/v1/admin/editions");
  }

  /** The game's own chart, in which nobody is ever hurt. */
  private static ObjectNode bloodless() {
    var narvik = Shelf.load().game("narvik");
    ObjectNode chart = (ObjectNode) Packs.trees(Packs.files(narvik.game())).get(CHART);
    for (JsonNode row : chart.path("cells")) {
      for (JsonNode cell : row) {
        ((ObjectNode) cell).put("attacker", 0).put("defender", 0);
      }
    }
    chart.putObject("provenance").put("kind", "house").put("source", "A test.");
    return chart;
  }

  @Test
  void aMatchIsPlayedUnderAnOverlayThatAnAdministratorLaid() {
    Map<String, JsonNode> files = Map.of(CHART, bloodless());
    String checksum =
        lay(edition, files)
            .then()
            .statusCode(201)
            .body("edition", equalTo(edition))
            .extract()
            .path("checksum");
    lay(edition, files).then().statusCode(201).body("checksum", equalTo(checksum));
    awaitPublished(checksum);
    Client allied = Client.of("anna");
    Client german = Client.of("bert");
    String match =
        allied
            .opens(
                "{\"game\": \"narvik\", \"edition\": \"%s\", \"scenario\": \"one-assault\"}"
                    .formatted(edition))
            .then()
            .statusCode(201)
            .body("checksum", equalTo(checksum))
            .extract()
            .path("id");
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    TwoPlayerMatch twoPlayerMatch = new TwoPlayerMatch(allied, german, match);
    twoPlayerMatch.assault().then().statusCode(200);
    JsonNode fought =
        allied.read(match, "/battles").path("battles").get(0).path("rounds").get(0).path("events");
    assertThat(fought.get(0).path("event").findValue("result").toString())
        .isEqualTo("{\"attacker\":0,\"defender\":0}");
  }

  private void awaitPublished(String checksum) {
    Instant deadline = Instant.now().plusSeconds(60);
    while (!adjudicator.knows(checksum)) {
      assertThat(Instant.now()).as("the edition is published").isBefore(deadline);
      Thread.onSpinWait();
    }
  }

  @Test
  void whatIsNoPackSaysWhere() {
    ObjectNode wrong = bloodless();
    ((ObjectNode) wrong.path("cells").get(0).get(0)).put("attacker", "many");
    malformed(
        lay(edition, Map.of(CHART, wrong)),
        "/files/tables~1combat-results.json/cells/0/0/attacker");
    malformed(lay(edition, Map.of("rules.json", wrong)), "/files/rules.json");
    malformed(lay(edition, Map.of("tables/none.json", wrong)), "/files/tables~1none.json");
    malformed(lay("chess@1", Map.of()), "/edition");
    malformed(lay("narvik@", Map.of()), "/edition");
    malformed(
        admin
            .request()
            .body("{\"game\": \"chess\", \"edition\": \"chess@1\", \"files\": {}}")
            .post("/v1/admin/editions"),
        "/game");
    lay("narvik@1", Map.of())
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:edition-taken"));
  }

  /** It reads as a pack, and no match could be opened under it. */
  @Test
  void whatTheRulesCannotPlayIs422AndNotKept() {
    var narvik = Shelf.load().game("narvik");
    ObjectNode scenario = (ObjectNode) Packs.trees(Packs.files(narvik.game())).get(SCENARIO);
    ((ObjectNode) scenario.at("/setup/units/0")).put("counter", "cruiser-1");
    lay(edition, Map.of(SCENARIO, scenario))
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:unplayable"))
        .body("detail", not(emptyString()));
    Client.of("anna")
        .opens(
            "{\"game\": \"narvik\", \"edition\": \"%s\", \"scenario\": \"one-assault\"}"
                .formatted(edition))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/edition"));
  }

  private static void malformed(Response response, String pointer) {
    response.then().statusCode(400).body("pointer", equalTo(pointer));
  }

  @Test
  void onlyAnAdministratorMay() {
    String body = "{\"game\": \"narvik\", \"edition\": \"narvik@1+x\", \"files\": {}}";
    Client.of("anna").request().body(body).post("/v1/admin/editions").then().statusCode(403);
    new Client("nobody", "no-token")
        .request()
        .body(body)
        .post("/v1/admin/editions")
        .then()
        .statusCode(401);
  }
}
