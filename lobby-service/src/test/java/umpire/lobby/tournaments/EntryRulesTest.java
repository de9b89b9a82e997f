package umpire.lobby.tournaments;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Who may take part, and who is not there. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class EntryRulesTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 3}";

  @Inject Publisher publisher;
  @Inject Pool pool;

  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  private static ValidatableResponse checkIn(Event event, Lobby.Member by, Lobby.Member whom) {
    return by.request().put(event.path() + "/entrants/" + whom.id() + "/check-in").then();
  }

  private static String status(Event event, Lobby.Member member) {
    return event
        .get("/entrants")
        .getString("entrants.find { it.account == '" + member.id() + "' }.status");
  }

  private static void refused(ValidatableResponse response, int status, String type) {
    response.statusCode(status).body("type", containsString(type));
  }

  @ParameterizedTest
  @CsvSource({"left-out, withdrawn", "to-the-end, waiting"})
  void whoDoesNotCheckInMakesRoomForThoseWhoWaitAndDid(String policy, String after) {
    Event event =
        Event.make(host, SWISS + ", \"mostEntrants\": 2, \"checkIn\": \"" + policy + "\"");
    event.led("registration");
    List<Lobby.Member> in = event.enter(2);
    List<Lobby.Member> waiting = event.enter(2);
    refused(checkIn(event, in.get(0), in.get(0)), 409, "wrong-status");
    refused(event.lead("running").then(), 409, "check-in-first");
    event.led("check-in");
    checkIn(event, in.get(0), in.get(0)).statusCode(204);
    checkIn(event, in.get(0), in.get(0)).statusCode(204);
    checkIn(event, in.get(0), in.get(1)).statusCode(403);
    checkIn(event, host, waiting.get(1)).statusCode(204);
    checkIn(event, host, host).statusCode(404);
    // Whoever enters now is there.
    Lobby.Member last = event.enter(1).getFirst();
    event.led("running");
    assertThat(status(event, in.get(0))).isEqualTo("entered");
    assertThat(status(event, in.get(1))).isEqualTo(after);
    assertThat(status(event, waiting.get(0))).isEqualTo("waiting");
    assertThat(status(event, waiting.get(1))).isEqualTo("entered");
    assertThat(status(event, last)).isEqualTo("waiting");
    assertThat(event.round(1).getList("boards.players.account.flatten()"))
        .isEqualTo(
            List.of(
                event.round(1).getString("boards[0].players[0].account"),
                event.round(1).getString("boards[0].players[1].account")))
        .contains(in.get(0).id(), waiting.get(1).id());
    JsonPath acts = event.get("/acts");
    assertThat(acts.getList("acts.findAll { it.act == 'checked-in' }")).hasSize(2);
    assertThat(acts.getList("acts.findAll { it.act == 'not-checked-in' }.detail.account"))
        .isEqualTo(List.of(in.get(1).id()));
    // A place that becomes free after the start is for whoever waits and still wants it.
    event.enter(last).then().statusCode(200).body("status", equalTo("waiting"));
    in.get(0).request().delete(event.path() + "/entrants/" + in.get(0).id());
    event.enter(last).then().statusCode(200).body("number", equalTo(3));
  }

  @Test
  void checkInIsThereWhereThePlanHasIt() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    refused(event.lead("check-in").then(), 409, "no-check-in");
    event.enter(2);
    event.led("running");
  }

  @Test
  void ratingsLetInAndKeepOutUnlessStaffInvite() {
    Lobby.Member strong = Lobby.Member.fresh();
    Lobby.Member weak = Lobby.Member.fresh();
    rated(strong, weak);
    Event event = Event.make(host, SWISS + ", \"ratings\": {\"least\": 1500}");
    event.led("registration");
    event.enter(strong).then().statusCode(200);
    refused(event.enter(weak).then(), 409, "rating-out-of-range");
    event.enter(1);
    host.request()
        .body("{\"ratings\": {\"most\": 1500, \"least\": null}}")
        .patch(event.path())
        .then()
        .statusCode(200)
        .body("plan.ratings.most", equalTo(1500));
    event.enter(weak).then().statusCode(200);
    // Whoever is in stays in; whoever has left is as any other.
    event.enter(strong).then().statusCode(200);
    strong.request().delete(event.path() + "/entrants/" + strong.id()).then().statusCode(204);
    refused(event.enter(strong).then(), 409, "rating-out-of-range");
    host.request().body(Map.of("account", strong.id())).post(event.path() + "/entrants");
    event.enter(strong).then().statusCode(200).body("status", equalTo("entered"));
  }

  /** One has won against the other, and the ratings know. */
  private void rated(Lobby.Member winner, Lobby.Member loser) {
    String match = UUID.randomUUID().toString();
    Toy.publish(
        publisher,
        "match.events",
        match,
        "match.events",
        """
        {"match": "%s", "game": "toy", "revision": 9, "status": "over", "visibility": "public",
         "accounts": {"red": "%s", "blue": "%s"}, "scenario": "small", "rated": true,
         "tournament": "", "scores": {"red": 1, "blue": 0},
         "outcome": {"level": "decisive", "winners": ["red"]}}
        """
            .formatted(match, winner.id(), loser.id()));
    Lobby.until(
        Toy.DEADLINE,
        "the rating",
        () -> !given().get("/v1/players/" + loser.id()).jsonPath().getList("ratings").isEmpty());
  }

  private static ValidatableResponse bye(Event event, Lobby.Member member, int round) {
    return member
        .request()
        .put(event.path() + "/entrants/" + member.id() + "/byes/" + round)
        .then();
  }

  @Test
  void whoAsksInTimeIsLeftOutOfARound() {
    Event event = Event.make(host, SWISS + ", \"requestedByes\": {\"most\": 1}");
    event.led("registration");
    List<Lobby.Member> members = event.enter(4);
    Lobby.Member away = members.getFirst();
    Lobby.Member other = members.getLast();
    bye(event, away, 2).statusCode(204);
    bye(event, away, 2).statusCode(204);
    refused(bye(event, away, 3), 409, "too-many-byes");
    bye(event, other, 4).statusCode(404);
    bye(event, other, 0).statusCode(409);
    bye(event, host, 2).statusCode(404);
    other.request().put(event.path() + "/entrants/" + away.id() + "/byes/1").then().statusCode(403);
    String own = event.path() + "/entrants/" + other.id() + "/byes/1";
    host.request().put(own).then().statusCode(204);
    other.request().delete(own).then().statusCode(204);
    other.request().delete(own).then().statusCode(404);
    event.led("running");
    assertThat(event.round(1).getList("boards")).hasSize(2);
    refused(bye(event, other, 1), 409, "round-begun");
    event.matches(1).forEach(match -> event.ended(publisher, match, 1, 0));
    event.until("the second round", () -> event.rounds() == 2);
    JsonPath round = event.round(2);
    assertThat(round.getList("boards")).hasSize(1);
    assertThat(round.getString("byes.find { it.account == '" + away.id() + "' }.kind"))
        .isEqualTo("half");
    assertThat(round.getList("byes.kind")).hasSize(2).contains("pairing");
    assertThat(event.get("/entrants").getList("entrants.byes.findAll { it != null }"))
        .isEqualTo(List.of(List.of(2)));
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'ask-bye' }")).hasSize(2);
  }

  @Test
  void nobodyAsksForAByeWhereThePlanHasNone() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    refused(bye(event, event.enter(1).getFirst(), 1), 409, "no-byes");
  }

  @Test
  void anAccountHasSoManyTournamentsThatAreNotOver() {
    Event event = Event.make(host, SWISS);
    pool.preparedQuery(
            """
            insert into tournament
              (id, version, status, host, game, scenario, plan, seats, seed, created_at, name)
            select id || n, version, status, host, game, scenario, plan, seats, seed, created_at, name
            from tournament, generate_series(2, 50) as n where id = $1
            """)
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
    refused(Event.made(host, SWISS).then(), 409, "too-many-tournaments");
    event.led("cancelled");
    Event.made(host, SWISS).then().statusCode(201);
    refused(Event.made(host, SWISS).then(), 409, "too-many-tournaments");
  }

  @Test
  void aRetiredAccountIsWithdrawnAndItsPlaceIsTaken() {
    String bot =
        host.request()
            .body(Map.of("name", Lobby.freshName(), "kind", "bot"))
            .post("/v1/accounts/owned")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    Event event = Event.make(host, SWISS + ", \"mostEntrants\": 2");
    event.led("registration");
    event.enter(1);
    host.request()
        .body(Map.of("account", bot))
        .post(event.path() + "/entrants")
        .then()
        .body("status", equalTo("entered"));
    Lobby.Member waiting = event.enter(1).getFirst();
    assertThat(status(event, waiting)).isEqualTo("waiting");
    host.request().delete("/v1/accounts/owned/" + bot).then().statusCode(204);
    event.until("there is room", () -> status(event, waiting).equals("entered"));
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'withdraw' }.detail.account"))
        .isEqualTo(List.of(bot));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/checkIn | \"checkIn\": \"perhaps\"",
        "/ratings/least | \"ratings\": {\"least\": -1}",
        "/ratings/most | \"ratings\": {\"least\": 1500, \"most\": 1400}",
        "/requestedByes/most | \"requestedByes\": {}",
        "/requestedByes/most | \"requestedByes\": {\"most\": 0}",
        "/requestedByes/score | \"requestedByes\": {\"most\": 1, \"score\": \"win\"}",
        "/requestedByes | \"requestedByes\": {\"most\": 1}, \"format\": {\"type\": \"knockout\", \"rounds\": null}"
      })
  void aRuleThatIsNoneIsRefusedWithItsPlace(String pointer, String member) {
    Event event = Event.make(host, SWISS);
    host.request()
        .body("{" + member + "}")
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }
}
