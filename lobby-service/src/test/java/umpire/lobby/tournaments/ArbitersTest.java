package umpire.lobby.tournaments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscriptions;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Rounds that are taken back or paired again, substitutes, deadlines that are moved. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class ArbitersTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 3}";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject Pool pool;

  private Verdicts verdicts;
  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
    verdicts = new Verdicts(subscriptions);
  }

  @AfterEach
  void stop() {
    verdicts.close();
  }

  private Event running(int entrants, String plan) {
    Event event = Event.make(host, plan);
    event.led("registration");
    event.enter(entrants);
    event.led("running");
    return event;
  }

  private static void refused(ValidatableResponse response, int status, String type) {
    response.statusCode(status).body("type", containsString(type));
  }

  private static ValidatableResponse undo(Event event, Lobby.Member by, int round) {
    return by.request().delete(event.path() + "/rounds/" + round).then();
  }

  private static void decided(Event event, int round, int board) {
    event
        .host()
        .request()
        .body(Map.of("points", List.of(1, 0), "how", "adjudicated", "reason", "seen"))
        .put(event.path() + "/rounds/" + round + "/boards/" + board + "/result")
        .then()
        .statusCode(204);
  }

  /** Says in game-service's name that somebody has given an order. */
  private void moved(Event event, String match) {
    Toy.publish(
        publisher,
        "match.events",
        match,
        "match.events",
        """
        {"match": "%s", "game": "toy", "revision": 2, "status": "playing", "visibility": "public",
         "accounts": {}, "tournament": "%s", "ordered": true}
        """
            .formatted(match, event.id()));
  }

  private boolean isMoved(String match) {
    return pool.preparedQuery("select moved from tournament_match where match = $1")
        .execute(Tuple.of(match))
        .await()
        .atMost(Toy.DEADLINE)
        .iterator()
        .next()
        .getBoolean(0);
  }

  @Test
  void theLatestRoundIsTakenBackBeforeAnybodyMoves() {
    Event event = running(4, SWISS);
    decided(event, 1, 1);
    decided(event, 1, 2);
    List<String> matches = event.matches(2);
    refused(undo(event, host, 1), 409, "round-closed");
    undo(event, host, 3).statusCode(404);
    undo(event, Lobby.Member.fresh(), 2).statusCode(403);
    undo(event, host, 2).statusCode(204);
    event.until("its matches end", () -> verdicts.have(matches));
    assertThat(verdicts.of(matches.getFirst()).getFirst().path("level").asText()).isEqualTo("void");
    assertThat(event.rounds()).isEqualTo(1);
    assertThat(event.round(1).getString("closedAt")).isNull();
    // Results may be put right, and the host says when it goes on.
    assertThat(event.get("").getBoolean("onHold")).isTrue();
    decided(event, 1, 2);
    assertThat(event.rounds()).isEqualTo(1);
    event.ended(publisher, matches.getFirst(), 1, 0, "void");
    host.request().body("{}").post(event.path() + "/rounds").then().statusCode(200);
    assertThat(event.get("").getString("onHold")).isNull();
    List<String> anew = event.matches(2);
    assertThat(anew).doesNotContainAnyElementsOf(matches);
    moved(event, anew.getLast());
    event.until("it has begun", () -> isMoved(anew.getLast()));
    undo(event, host, 2).body("type", containsString("round-begun")).body("boards", contains(2));
    anew.forEach(match -> event.ended(publisher, match, 1, 0));
    event.until("the third round", () -> event.rounds() == 3);
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'undo-round' }")).hasSize(1);
  }

  @Test
  void theFirstRoundIsTakenBackAndPairedAgain() {
    Event event = running(4, SWISS);
    List<String> matches = event.matches(1);
    // Whoever comes, or leaves, while it is open, is in the new one, or is not.
    Lobby.Member late = event.enter(1).getFirst();
    String leaving = event.round(1).getString("boards[0].players[0].account");
    host.request().delete(event.path() + "/entrants/" + leaving).then().statusCode(204);
    undo(event, host, 1).statusCode(204);
    assertThat(event.rounds()).isZero();
    host.request().body("{}").post(event.path() + "/rounds").then().statusCode(200);
    assertThat(event.round(1).getList("boards.players.account.flatten()"))
        .hasSize(4)
        .contains(late.id())
        .doesNotContain(leaving);
    event.until("the former matches end", () -> verdicts.have(matches));
  }

  @Test
  void aRoundIsPairedAgainAsOneAct() {
    Event event = running(4, SWISS + ", \"nextRound\": \"by-hand\"");
    List<String> matches = event.matches(1);
    List<List<String>> boards = event.round(1).getList("boards.players.account");
    List<List<String>> other =
        List.of(
            List.of(boards.get(0).get(0), boards.get(1).get(0)),
            List.of(boards.get(0).get(1), boards.get(1).get(1)));
    Map<String, Object> anew = Map.of("id", "anew", "again", true, "pairings", other);
    again(event, Map.of("again", true, "dryRun", true, "pairings", other))
        .statusCode(200)
        .body("number", equalTo(1));
    assertThat(event.matches(1)).isEqualTo(matches);
    again(event, Map.of("again", true, "pairings", List.of(List.of("x", "y")))).statusCode(400);
    assertThat(event.matches(1)).isEqualTo(matches);
    again(event, anew).statusCode(200).body("boards.players.account", equalTo(other));
    List<String> now = event.matches(1);
    again(event, anew).statusCode(200);
    assertThat(event.matches(1)).isEqualTo(now).doesNotContainAnyElementsOf(matches);
    event.until("the former matches end", () -> verdicts.have(matches));
    assertThat(verdicts.of(now.getFirst())).isEmpty();
    decided(event, 1, 1);
    refused(again(event, Map.of("again", true)), 409, "round-begun");
  }

  private static ValidatableResponse again(Event event, Map<String, Object> round) {
    return event.host().request().body(round).post(event.path() + "/rounds").then();
  }

  @Test
  void aSubstituteTakesOverNumberAndPoints() {
    Event event =
        running(
            2,
            "\"scenario\": \"small\", \"format\": {\"type\": \"round-robin\", \"legs\": 2},"
                + " \"nextRound\": \"by-hand\"");
    decided(event, 1, 1);
    JsonPath winner = event.round(1);
    String leaving = winner.getString("boards[0].players[0].account");
    int number = winner.getInt("boards[0].players[0].number");
    // It is too late for the format: who comes now waits.
    Lobby.Member coming = Lobby.Member.fresh();
    event.enter(coming).then().statusCode(200).body("status", equalTo("waiting"));
    Lobby.Member stranger = Lobby.Member.fresh();
    substitute(event, host, leaving, "nobody").statusCode(400).body("pointer", equalTo("/account"));
    refused(substitute(event, host, leaving, stranger.id()), 409, "not-waiting");
    substitute(event, host, coming.id(), coming.id()).statusCode(404);
    substitute(event, stranger, leaving, coming.id()).statusCode(403);
    // Whoever may not do it learns nothing of accounts.
    substitute(event, stranger, leaving, "nobody").statusCode(403);
    stranger
        .request()
        .body(Map.of("account", "nobody"))
        .post(event.path() + "/entrants")
        .then()
        .statusCode(403);
    substitute(event, host, leaving, coming.id())
        .statusCode(200)
        .body("number", equalTo(number))
        .body("status", equalTo("entered"));
    host.request().body("{}").post(event.path() + "/rounds").then().statusCode(200);
    assertThat(event.round(2).getList("boards[0].players.account"))
        .contains(coming.id())
        .doesNotContain(leaving);
    JsonPath standings = event.get("/standings");
    assertThat(standings.getString("lines[0].account")).isEqualTo(coming.id());
    assertThat(standings.getString("lines[0].values[0]")).isEqualTo("1");
    assertThat(standings.getList("lines")).hasSize(2);
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'substitute' }.detail.for"))
        .isEqualTo(List.of(leaving));
  }

  private static ValidatableResponse substitute(
      Event event, Lobby.Member by, String account, String other) {
    return by.request()
        .body(Map.of("account", other))
        .put(event.path() + "/entrants/" + account + "/substitute")
        .then();
  }

  @Test
  void aDeadlineIsMoved() {
    Event event = running(2, SWISS);
    assertThat(event.round(1).getString("dueAt")).isNull();
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    due(event, 1, now.minusSeconds(60)).statusCode(400).body("pointer", equalTo("/dueAt"));
    due(event, 1, now.plus(400, ChronoUnit.DAYS)).statusCode(400);
    due(event, 2, now.plusSeconds(600)).statusCode(404);
    due(event, 1, now.plusSeconds(600)).statusCode(204);
    assertThat(event.round(1).getString("dueAt")).isEqualTo(now.plusSeconds(600).toString());
    decided(event, 1, 1);
    refused(due(event, 1, now.plusSeconds(900)), 409, "round-closed");
  }

  @Test
  void aBoardIsAdjournedWhereTimeIsMeasured() {
    Event event =
        running(
            2,
            SWISS
                + ", \"clock\": {\"type\": \"fischer\", \"initialSeconds\": 600,"
                + " \"incrementSeconds\": 5}");
    String match = event.matches(1).getFirst();
    Instant until = Instant.now().truncatedTo(ChronoUnit.SECONDS).plusSeconds(3600);
    adjourn(event, 1, until.minus(1, ChronoUnit.DAYS))
        .statusCode(400)
        .body("pointer", equalTo("/until"));
    adjourn(event, 1, until.plus(90, ChronoUnit.DAYS)).statusCode(400);
    adjourn(event, 2, until).statusCode(404);
    adjourn(event, 1, until).statusCode(204);
    event.until("it is told", () -> !verdicts.adjournments(match).isEmpty());
    assertThat(verdicts.adjournments(match).getFirst().path("until").asText())
        .isEqualTo(until.toString());
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'adjourn' }")).hasSize(1);
    Event untimed = running(2, SWISS + ", \"nextRound\": \"by-hand\"");
    refused(adjourn(untimed, 1, until), 409, "no-clock");
  }

  private static ValidatableResponse adjourn(Event event, int round, Instant until) {
    return event
        .host()
        .request()
        .body(Map.of("until", until.toString(), "reason", "the lights went out"))
        .put(event.path() + "/rounds/" + round + "/boards/1/adjournment")
        .then();
  }

  private static ValidatableResponse due(Event event, int round, Instant at) {
    return event
        .host()
        .request()
        .body(Map.of("dueAt", at.toString()))
        .put(event.path() + "/rounds/" + round + "/deadline")
        .then();
  }
}
