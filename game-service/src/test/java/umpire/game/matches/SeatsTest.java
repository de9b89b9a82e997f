package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** A seat is taken, never given: invitations, house bots, leaving before the start. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SeatsTest {
  private static final String SCENARIO = "one-assault";

  @Test
  void anInvitedAccountAloneTakesItsSeatWithItsOwnSalt() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match = invite(anna, bert);
    anna.get(match, "")
        .then()
        .body("status", equalTo("open"))
        .body("seats[1].invited", equalTo(bert.account()))
        .body("seats[1].account", equalTo(null));
    is(anna.post(match, "/seats/german", "{}"), 403, "not-invited");
    is(Client.of("cleo").post(match, "/seats/german", "{}"), 403, "not-invited");
    is(bert.post(match, "/seats/allied", "{}"), 409, "already-invited");
    anna.post(match, "/seats/allied", "{}").then().statusCode(200).body("status", equalTo("open"));
    bert.post(match, "/seats/german", "{\"salt\": \"beef\"}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"))
        .body("seats[1].account", equalTo(bert.account()))
        .body("seats[1].invited", equalTo(null))
        .body("seats[1].salt", equalTo("beef"));
  }

  @Test
  void aSeatIsLeftBeforeTheStartAndThenAnyones() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match = invite(anna, bert);
    anna.post(match, "/seats/allied", "{\"salt\": \"01\"}").then().statusCode(200);
    is(bert.leaves(match, "allied"), 403, "forbidden");
    is(Client.of("cleo").leaves(match, "german"), 403, "forbidden");
    is(bert.leaves(match, "swedish"), 404, "not-found");
    bert.leaves(match, "german").then().statusCode(200).body("seats[1].open", equalTo(true));
    anna.leaves(match, "allied").then().statusCode(200).body("seats.open", contains(true, true));
    bert.post(match, "/seats/allied", "{}").then().statusCode(200);
    Client.of("cleo")
        .post(match, "/seats/german", "{}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"));
    is(bert.leaves(match, "allied"), 409, "already-begun");
  }

  @Test
  void whoeverOpenedAMatchWithdrawsInvitationsButThrowsNobodyOut() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match = invite(anna, bert);
    anna.leaves(match, "german").then().statusCode(200).body("seats[1].open", equalTo(true));
    bert.post(match, "/seats/german", "{}").then().statusCode(200);
    is(anna.leaves(match, "german"), 403, "forbidden");
  }

  @Test
  void theOpenSeatOfAPrivateMatchIsForWhoeverOpenedItAndNobodyElse() {
    Client anna = Client.of("anna");
    String match = openedPrivately(anna, "{}");
    Client bert = Client.of("bert");
    bert.get(match, "").then().statusCode(404);
    is(bert.post(match, "/seats/german", "{}"), 404, "not-found");
    is(bert.post(match, "/seats/swedish", "{}"), 404, "not-found");
    anna.get(match, "").then().body("seats.open", contains(true, true));
    anna.post(match, "/seats/german", "{}").then().statusCode(200);
  }

  @Test
  void aSeatOfAPrivateMatchThatAnInvitedAccountDeclinesIsNotTheirsAnyMore() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match = openedPrivately(anna, "{\"german\": \"%s\"}".formatted(bert.account()));
    is(Client.of("cleo").post(match, "/seats/german", "{}"), 404, "not-found");
    bert.leaves(match, "german").then().statusCode(200);
    is(bert.post(match, "/seats/german", "{}"), 404, "not-found");
  }

  @Test
  void aServiceSeatsTwoOthersInItsPrivateMatch() {
    Client service = Client.of("tournament");
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String match =
        openedPrivately(
            service,
            "{\"allied\": \"%s\", \"german\": \"%s\"}".formatted(anna.account(), bert.account()));
    anna.post(match, "/seats/allied", "{}").then().statusCode(200);
    is(anna.post(match, "/seats/german", "{}"), 409, "already-seated");
    bert.post(match, "/seats/german", "{}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"));
  }

  private static String openedPrivately(Client opener, String seats) {
    return opener
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"visibility\": \"private\", \"seats\": "
                + seats
                + "}")
        .then()
        .statusCode(201)
        .body("visibility", equalTo("private"))
        .extract()
        .path("id");
  }

  @Test
  void aHouseBotIsInvitedByNameAndListed() {
    String name = "tester-" + UUID.randomUUID();
    Client bot = Client.bot(name, "narvik");
    RestAssured.get("/v1/bots?limit=100")
        .then()
        .statusCode(200)
        .body("bots.account", hasItem(bot.account()))
        .body("bots.find { it.name == '" + name + "' }.games", contains("narvik"))
        .body("bots.find { it.name == '" + name + "' }.concurrency", equalTo(4));
    Client anna = Client.of("anna");
    String match = anna.open("narvik", SCENARIO, "{\"german\": \"" + bot.account() + "\"}");
    anna.post(match, "/seats/allied", "{}").then().statusCode(200);
    bot.request()
        .get("/v1/matches?mine&waiting")
        .then()
        .statusCode(200)
        .body("matches.id", hasItem(match));
    bot.post(match, "/seats/german", "{\"salt\": \"b07\"}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"));
  }

  @Test
  void aBotThatDoesNotPlayThereIsNotInvited() {
    String name = "idler-" + UUID.randomUUID();
    Client bot = Client.bot(name, "another-game");
    Response refused = invited(Client.of("anna"), bot.account());
    is(refused, 422, "bot-cannot");
    assertThat(refused.jsonPath().getString("pointer")).isEqualTo("/seats/german");
    announce(bot, name, "{'games': ['narvik'], 'seats': ['allied'], 'concurrency': 1}", 200);
    is(invited(Client.of("anna"), bot.account()), 422, "bot-cannot");
    announce(bot, name, "{'games': ['narvik'], 'scenarios': ['x'], 'concurrency': 1}", 200);
    is(invited(Client.of("anna"), bot.account()), 422, "bot-cannot");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'games': ['narvik'], 'concurrency': 0} | 400",
        "{'games': ['narvik'], 'concurrency': 10001} | 400",
        "{'games': ['nar\\u0000vik'], 'concurrency': 1} | 400",
        "{'games': [''], 'concurrency': 1} | 400",
        "{'games': 'narvik', 'concurrency': 1} | 400",
        "{'concurrency': 1} | 400",
        "{'games': ['narvik']} | 400",
        "[] | 400",
      })
  void anAnnouncementThatCannotBeReadIsRefused(String body, int status) {
    String name = "stammerer-" + UUID.randomUUID();
    announce(Client.bot(name, "narvik"), name, body, status);
  }

  @Test
  void nobodyAnnouncesABotButItself() {
    String body = "{'games': ['narvik'], 'concurrency': 1}";
    announce(Client.of("anna"), "random", body, 403);
    announce(new Client("bot:x", TestIssuer.token("bot:x", "x", "match:read")), "x", body, 403);
    RestAssured.given()
        .contentType("application/json")
        .body("{}")
        .put("/v1/bots/random")
        .then()
        .statusCode(401);
    RestAssured.get("/v1/bots?limit=100").then().body("bots.name", not(hasItem("x")));
  }

  private static void announce(Client client, String name, String body, int status) {
    client
        .request()
        .body(body.replace('\'', '"'))
        .put("/v1/bots/" + name)
        .then()
        .statusCode(status);
  }

  private static String invite(Client opener, Client german) {
    return invited(opener, german.account()).then().statusCode(201).extract().path("id");
  }

  private static Response invited(Client opener, String german) {
    return opener.opens(
        "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"seats\": {\"german\": \"%s\"}}"
            .formatted(german));
  }

  private static void is(Response answer, int status, String kind) {
    answer
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:" + kind));
  }

  @Test
  void aMatchThatHasBegunKeepsItsSeats() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    is(twoPlayerMatch.allied().leaves(twoPlayerMatch.match(), "allied"), 409, "already-begun");
    is(Client.of("cleo").leaves(twoPlayerMatch.match(), "allied"), 403, "forbidden");
  }
}
