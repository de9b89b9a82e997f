package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** Opening, seats, who may see and do what, and requests that cannot be read. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class MatchesTest {
  private static final String PROBLEM = "application/problem+json";

  @Test
  void aMatchIsOpenedAndBeginsWhenTheLastSeatIsTaken() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match =
        anna.request()
            .body("{\"game\": \"narvik\", \"scenario\": \"one-assault\"}")
            .post("/v1/matches")
            .then()
            .statusCode(201)
            .header("Location", matchesPattern("/v1/matches/[0-9a-f]{8}-[0-9a-f]{4}-7.*"))
            .header("Cache-Control", "private, no-store")
            .header("Vary", "Authorization")
            .body("status", equalTo("open"))
            .body("commitment", matchesPattern("[0-9a-f]{64}"))
            .body("checksum", matchesPattern("[0-9a-f]{64}"))
            .body("seats.seat", contains("allied", "german"))
            .body("seats.open", contains(true, true))
            .extract()
            .path("id");
    anna.post(match, "/commands", Client.body("a", 1, List.of("{\"type\": \"pass\"}")))
        .then()
        .statusCode(403);
    anna.post(match, "/seats/allied", "{\"salt\": \"00ff\"}")
        .then()
        .statusCode(200)
        .body("status", equalTo("open"));
    anna.post(match, "/seats/allied", "{\"salt\": \"00ff\"}").then().statusCode(200);
    refused(anna, match, "/seats/german", 409, "already-seated");
    refused(bert, match, "/seats/allied", 409, "seat-taken");
    refused(bert, match, "/seats/swedish", 404, "not-found");
    anna.post(match, "/commands", Client.body("b", 1, List.of("{\"type\": \"pass\"}")))
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-begun"));
    bert.post(match, "/seats/german", "{}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"))
        .body("waitingFor", not(empty()))
        .body("view", notNullValue());
    refused(Client.of("cleo"), match, "/seats/german", 409, "seat-taken");
  }

  private static void refused(Client client, String match, String path, int status, String kind) {
    client
        .post(match, path, "{}")
        .then()
        .statusCode(status)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:" + kind));
  }

  @Test
  void withoutATokenAPrivateMatchIsNotShown() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.beginPrivately();
    Client stranger = Client.of("cleo");
    for (String path : new String[] {"", "/decision", "/events", "/dice", "/export", "/stream"}) {
      RestAssured.get("/v1/matches/" + twoPlayerMatch.match() + path)
          .then()
          .statusCode(401)
          .contentType(PROBLEM);
      stranger.get(twoPlayerMatch.match(), path).then().statusCode(404).contentType(PROBLEM);
      Client.of("root", "match:read", "admin")
          .get(twoPlayerMatch.match(), path.equals("/stream") ? "" : path)
          .then()
          .statusCode(path.equals("/export") ? 409 : 200);
    }
    stranger.command(twoPlayerMatch.match(), 1, "{\"type\": \"pass\"}").then().statusCode(404);
    refused(stranger, twoPlayerMatch.match(), "/seats/german", 404, "not-found");
    stranger.leaves(twoPlayerMatch.match(), "german").then().statusCode(404);
  }

  @Test
  void withoutATokenAPublicMatchIsShownAsThePublicSeesIt() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client stranger = Client.of("cleo");
    for (String path : new String[] {"", "/decision", "/events", "/dice"}) {
      String json =
          RestAssured.get("/v1/matches/" + twoPlayerMatch.match() + path)
              .then()
              .statusCode(200)
              .header("Cache-Control", "private, no-store")
              .extract()
              .asString();
      assertThat(json).isEqualTo(stranger.get(twoPlayerMatch.match(), path).asString());
    }
    RestAssured.get("/v1/matches/" + twoPlayerMatch.match() + "/export").then().statusCode(409);
    Client.of("dora", "match:play")
        .get(twoPlayerMatch.match(), "")
        .then()
        .statusCode(403)
        .body("detail", equalTo("This needs a token with the scope match:read."));
    RestAssured.given()
        .auth()
        .oauth2("forged")
        .get("/v1/matches/" + twoPlayerMatch.match())
        .then()
        .statusCode(401);
  }

  @Test
  void withoutATokenNothingIsDoneAndOthersMayOnlyLook() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    for (String path : new String[] {"/commands", "/seats/allied", "/resign"}) {
      RestAssured.given()
          .contentType("application/json")
          .body("{}")
          .post("/v1/matches/" + twoPlayerMatch.match() + path)
          .then()
          .statusCode(401);
    }
    Client stranger = Client.of("cleo");
    JsonNode seen = stranger.read(twoPlayerMatch.match(), "");
    assertThat(seen.path("viewer").asText()).isEqualTo("public");
    assertThat(stranger.read(twoPlayerMatch.match(), "/decision").has("decision")).isFalse();
    stranger.command(twoPlayerMatch.match(), 1, "{\"type\": \"pass\"}").then().statusCode(403);
    stranger.post(twoPlayerMatch.match(), "/resign", "").then().statusCode(403);
    stranger
        .request()
        .delete("/v1/matches/" + twoPlayerMatch.match() + "/draft")
        .then()
        .statusCode(403);
    Client reader = Client.of("dora", "match:read");
    reader.request().body("{}").post("/v1/matches").then().statusCode(403);
    twoPlayerMatch
        .german()
        .request()
        .post("/v1/admin/matches/" + twoPlayerMatch.match() + "/ask-again")
        .then()
        .statusCode(403);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'game': 'chess', 'scenario': 'x'} | /game",
        "{'game': 'narvik', 'scenario': 'x'} | /scenario",
        "{'game': 'narvik', 'scenario': 'one-assault', 'options': {'a/b': 'x'}} | /options/a~1b",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'swedish': 'open'}} | /seats/swedish",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'allied': ''}} | /seats/allied",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'allied': 'a', 'german': 'a'}} | /seats/allied",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seat': {}} | /seat",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'allied': 'a\\u0000'}} | /seats/allied",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'german': null}} | /seats/german",
        "{'game': 'narvik', 'scenario': 'one-assault', 'options': {'x': null}} | /options/x",
        "{'game': 'narvik', 'scenario': 'one-assault', 'seats': {'german': 'bot:nobody'}} | /seats/german",
        "{'game': 'narvik', 'scenario': 'one-assault', 'visibility': 'hidden'} | /visibility",
        "{'game': 'narvik', 'scenario': 'one-assault', 'edition': 'narvik@never'} | /edition",
        "{'game': 'narvik'} | /scenario",
        "{'game': null, 'scenario': 'x'} | /game",
        "[] | ''",
        "{ | ''",
      })
  void anOpeningThatCannotBeReadIsRefusedWithThePlace(String body, String pointer) {
    Client.of("anna")
        .request()
        .body(body.replace('\'', '"'))
        .post("/v1/matches")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:malformed"))
        .body("pointer", equalTo(pointer));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | 400",
        "{'commandId': '', 'commands': [{'type': 'pass'}]} | 400",
        "{'commandId': 'x', 'commands': []} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'levitate'}], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [{}], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [[]], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [null], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'step', 'unit': 7, 'to': '1810'}], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'pass', 'more': 1}], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'pass'}], 'decision': 'one'} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'pass'}], 'decision': 1.5} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'pass'}], 'decision': 99999999999} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'pass'}], 'decision': -1} | 409",
        "{'commandId': '\\u0000', 'commands': [{'type': 'pass'}], 'decision': 1} | 400",
        "{'commandId': '\\ud800', 'commands': [{'type': 'pass'}], 'decision': 1} | 400",
        "{'commandId': 'x', 'commands': [{'type': 'step', 'unit': '\\u0000', 'to': '1810'}], 'decision': 1} | 400",
        "nonsense | 400",
      })
  void commandsThatCannotBeReadAreNeverAFault(String body, int status) {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/commands", body.replace('\'', '"'))
        .then()
        .statusCode(status)
        .contentType(PROBLEM);
    assertThat(twoPlayerMatch.events(twoPlayerMatch.allied()))
        .hasSize(twoPlayerMatch.events(twoPlayerMatch.german()).size());
  }

  @Test
  void aCommandThatCannotBeReadIsRefusedWithThePlace() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            1,
            "{\"type\": \"pass\"}",
            "{\"type\": \"step\", \"unit\": \"x\"}")
        .then()
        .statusCode(400)
        .body("pointer", matchesPattern("/commands/1.*"));
  }

  @Test
  void whatIsNotThereIsNotFound() {
    Client anna = Client.of("anna");
    anna.get("019b0000-0000-7000-8000-000000000000", "").then().statusCode(404);
    anna.get("nonsense", "").then().statusCode(404).contentType(PROBLEM);
    anna.get("019b0000-0000-7000-8000-000000000000", "/stream")
        .then()
        .statusCode(404)
        .contentType(PROBLEM);
    anna.get("019B0000-0000-7000-8000-000000000000", "/events").then().statusCode(404);
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.allied().get(twoPlayerMatch.match(), "/events?after=-1").then().statusCode(400);
    twoPlayerMatch.allied().get(twoPlayerMatch.match(), "/events?after=x").then().statusCode(400);
    twoPlayerMatch.allied().get(twoPlayerMatch.match(), "/export").then().statusCode(409);
  }

  @Test
  void equalKnowledgeHasAnEqualTag() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String tag =
        twoPlayerMatch
            .allied()
            .get(twoPlayerMatch.match(), "")
            .then()
            .statusCode(200)
            .extract()
            .header("ETag");
    twoPlayerMatch
        .allied()
        .request()
        .header("If-None-Match", tag)
        .get("/v1/matches/" + twoPlayerMatch.match())
        .then()
        .statusCode(304);
    String other =
        twoPlayerMatch.german().get(twoPlayerMatch.match(), "").then().extract().header("ETag");
    assertThat(other).isNotEqualTo(tag);
  }
}
