package umpire.lobby.tournaments;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.common.Sha256;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Tournaments from the draft to the end; matches end as game-service publishes it. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class TournamentsTest {
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

  @Test
  void aSwissIsPlayedFromRoundToRoundByItself() {
    Event event = Event.make(host, SWISS);
    event.led("published", "registration");
    event.enter(5);
    event.led("running");
    for (int round = 1; round <= 3; round++) {
      JsonPath now = event.round(round);
      assertThat(now.getList("boards")).hasSize(2);
      assertThat(now.getList("byes.kind")).containsExactly("pairing");
      List<String> matches = event.matches(round);
      event.ended(publisher, matches.get(0), 1, 0);
      assertThat(event.rounds()).isEqualTo(round);
      event.ended(publisher, matches.get(1), 0.5, 0.5);
      // Told again: nothing more happens.
      event.ended(publisher, matches.get(1), 0, 1);
      int next = Math.min(round + 1, 3);
      String status = round == 3 ? "finished" : "running";
      event.until(
          "after round " + round,
          () -> event.rounds() == next && event.get("").getString("status").equals(status));
      assertThat(event.round(round).getList("boards.result.points"))
          .isEqualTo(List.of(List.of(1f, 0f), List.of(0.5f, 0.5f)));
      assertThat(event.round(round).getString("closedAt")).isNotNull();
    }
    JsonPath standings = event.get("/standings");
    assertThat(standings.getBoolean("complete")).isTrue();
    assertThat(standings.getList("criteria.id")).first().isEqualTo("points");
    assertThat(standings.getList("lines")).hasSize(5);
    assertThat(standings.getString("lines[0].because")).contains(" stands above ");
    // Three rounds give 3 points each: a win, a draw, a bye.
    double sum =
        standings.getList("lines.values", List.class).stream()
            .mapToDouble(values -> Double.parseDouble((String) values.getFirst()))
            .sum();
    assertThat(sum).isEqualTo(9);
    assertThat(pairs(event)).hasSize(6);
  }

  private static Set<Set<Object>> pairs(Event event) {
    Set<Set<Object>> pairs = new HashSet<>();
    for (Object board : event.get("/rounds").getList("rounds.boards.players.number.flatten()")) {
      assertThat(board).isInstanceOf(Integer.class);
    }
    List<List<List<Integer>>> rounds = event.get("/rounds").getList("rounds.boards.players.number");
    rounds.forEach(boards -> boards.forEach(two -> pairs.add(new HashSet<>(two))));
    return pairs;
  }

  @Test
  void matchesAreOpenedWithTheSeatsOfThePairing() {
    Event event = Event.make(host, SWISS.replace("3}", "1, \"twice\": true}"));
    event.led("registration");
    event.enter(2);
    event.led("running");
    List<String> matches = event.matches(1);
    assertThat(matches).hasSize(2);
    List<String> players = event.round(1).getList("boards[0].players.account");
    // Published already, or about to be.
    Toy.publish(
        publisher,
        "match.events",
        matches.get(0),
        "match.opened",
        "{\"match\": \"%s\", \"seek\": \"%s\"}".formatted(matches.get(0), event.id()));
    Toy.publish(
        publisher,
        "match.events",
        matches.get(1),
        "match.refused",
        "{\"match\": \"%s\", \"seek\": \"%s\", \"reason\": \"no such luck\"}"
            .formatted(matches.get(1), event.id()));
    event.until(
        "both are answered",
        () ->
            event.round(1).getList("boards[0].matches.status").equals(List.of("open", "refused")));
    assertThat(event.round(1).getString("boards[0].matches[1].reason")).isEqualTo("no such luck");
    event.ended(publisher, matches.get(0), 1, 0);
    event.ended(publisher, matches.get(1), 1, 0);
    // Each won once as the first seat: one point each, the sides were changed.
    event.until("it is over", () -> event.get("").getString("status").equals("finished"));
    assertThat(event.round(1).getList("boards[0].result.points")).isEqualTo(List.of(1f, 1f));
    assertThat(players).hasSize(2);
  }

  @Test
  void aRoundIsPairedOnceHoweverManyEndsComeAtOnce() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    event.enter(16);
    event.led("running");
    List<String> matches = event.matches(1);
    matches.parallelStream()
        .forEach(
            match -> {
              event.ended(publisher, match, 1, 0);
              event.ended(publisher, match, 1, 0);
            });
    event.until("the second round", () -> event.rounds() == 2);
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'result' }")).hasSize(8);
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'open-round' }")).hasSize(2);
  }

  @Test
  void arbitersWhoDecideAtOnceBeginTheNextRoundOnce() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    event.enter(16);
    event.led("running");
    IntStream.rangeClosed(1, 8)
        .parallel()
        .forEach(
            board ->
                decide(event, 1, board, List.of(1, 0), "adjudicated", "at once").statusCode(204));
    assertThat(event.rounds()).isEqualTo(2);
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'open-round' }")).hasSize(2);
  }

  @Test
  void draftsAreOfTheirStaffAlone() {
    Event event = Event.make(host, SWISS);
    Lobby.Member stranger = Lobby.Member.fresh();
    given().get(event.path()).then().statusCode(404);
    stranger.request().get(event.path()).then().statusCode(404);
    stranger.request().get(event.path() + "/standings").then().statusCode(404);
    stranger.request().body("{}").post(event.path() + "/entrants").then().statusCode(404);
    stranger.request().body(Map.of("name", "mine now")).patch(event.path()).then().statusCode(404);
    host.request().get(event.path()).then().statusCode(200).body("status", equalTo("draft"));
    host.request().get("/v1/tournaments?mine").then().body("tournaments.id", hasItem(event.id()));
    given().get("/v1/tournaments").then().body("tournaments.id", not(hasItem(event.id())));
    host.request()
        .body(Map.of("role", "reader"))
        .put(event.path() + "/staff/" + stranger.id())
        .then()
        .statusCode(204);
    stranger.request().get(event.path()).then().statusCode(200);
    stranger.request().body(Map.of("name", "mine")).patch(event.path()).then().statusCode(403);
    event.led("published");
    given().get("/v1/tournaments?game=toy").then().body("tournaments.id", hasItem(event.id()));
  }

  @Test
  void aPatchChangesWhatItNamesAndOnlyTheVersionRead() {
    Event event = Event.make(host, SWISS);
    host.request()
        .header("If-Match", "\"1\"")
        .body("{\"name\": \"Autumn Open\", \"format\": {\"rounds\": 5}}")
        .patch(event.path())
        .then()
        .statusCode(200)
        .header("ETag", "\"2\"")
        .body("plan.name", equalTo("Autumn Open"))
        .body("plan.format.rounds", equalTo(5))
        .body("plan.format.type", equalTo("swiss"))
        .body("plan.scenario", equalTo("small"));
    host.request()
        .header("If-Match", "\"1\"")
        .body("{\"name\": \"Winter Open\"}")
        .patch(event.path())
        .then()
        .statusCode(412);
    host.request()
        .body("{\"format\": {\"legs\": 2}}")
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/format/legs"));
    host.request().get(event.path()).then().body("plan.name", equalTo("Autumn Open"));
    event.led("registration");
    event.enter(2);
    event.led("running");
    host.request().body(Map.of("name", "late")).patch(event.path()).then().statusCode(409);
  }

  @Test
  void readersWithTheVersionGetNothingAgain() {
    Event event = Event.make(host, SWISS);
    event.led("published");
    for (String path : List.of("", "/standings", "/rounds", "/entrants", "/standings.csv")) {
      String tag = given().get(event.path() + path).then().statusCode(200).extract().header("ETag");
      given()
          .header("If-None-Match", tag)
          .get(event.path() + path)
          .then()
          .statusCode(304)
          .body(equalTo(""));
    }
  }

  @Test
  void whoeverComesTooLateWaitsAndMovesUp() {
    Event event = Event.make(host, SWISS + ", \"mostEntrants\": 2");
    event.led("registration");
    List<Lobby.Member> in = event.enter(2);
    Lobby.Member waiting = Lobby.Member.fresh();
    event.enter(waiting).then().statusCode(200).body("status", equalTo("waiting"));
    event.enter(waiting).then().statusCode(200).body("status", equalTo("waiting"));
    Lobby.Member first = in.getFirst();
    first.request().delete(event.path() + "/entrants/" + waiting.id()).then().statusCode(403);
    first.request().delete(event.path() + "/entrants/" + first.id()).then().statusCode(204);
    first.request().delete(event.path() + "/entrants/" + first.id()).then().statusCode(204);
    given()
        .get(event.path() + "/entrants")
        .then()
        .body("entrants.find { it.account == '" + waiting.id() + "' }.status", equalTo("entered"))
        .body("entrants.find { it.account == '" + first.id() + "' }.status", equalTo("withdrawn"))
        .body("entrants.salt", contains(nullValue(), nullValue(), nullValue()));
  }

  @Test
  void theLastPlaceIsTakenOnceThoughManyAskAtOnce() {
    Event event = Event.make(host, SWISS + ", \"mostEntrants\": 3");
    event.led("registration");
    List<Lobby.Member> members = Stream.generate(Lobby.Member::fresh).limit(8).toList();
    members.parallelStream().forEach(member -> event.enter(member).then().statusCode(200));
    assertThat(event.get("/entrants").getList("entrants.findAll { it.status == 'entered' }"))
        .hasSize(3);
    assertThat(event.get("/entrants").getList("entrants.findAll { it.status == 'waiting' }"))
        .hasSize(5);
  }

  @Test
  void anInvitationIsNeededWhereThePlanSaysSo() {
    Event event = Event.make(host, SWISS + ", \"registration\": \"invitation\"");
    event.led("registration");
    Lobby.Member guest = Lobby.Member.fresh();
    event.enter(guest).then().statusCode(403);
    host.request()
        .body(Map.of("account", guest.id()))
        .post(event.path() + "/entrants")
        .then()
        .statusCode(200)
        .body("status", equalTo("invited"));
    event.enter(guest).then().statusCode(200).body("status", equalTo("entered"));
    guest
        .request()
        .body(Map.of("account", host.id()))
        .post(event.path() + "/entrants")
        .then()
        .statusCode(403);
  }

  @Test
  void aHostMakesPairingsAndEachWrongRowIsNamed() {
    Event event =
        Event.make(host, "\"scenario\": \"small\", \"format\": {\"type\": \"own-pairings\"}");
    event.led("registration");
    List<String> ids = event.enter(3).stream().map(Lobby.Member::id).toList();
    event.led("running");
    assertThat(event.rounds()).isZero();
    Map<String, Object> wrong =
        Map.of(
            "pairings",
            List.of(List.of(ids.get(0), "nobody"), List.of(ids.get(1), ids.get(0)), List.of("x")),
            "byes",
            List.of(Map.of("account", ids.get(1), "kind", "half")));
    host.request()
        .body(wrong)
        .post(event.path() + "/rounds")
        .then()
        .statusCode(400)
        .body(
            "errors.pointer",
            contains("/pairings/0/1", "/pairings/1/1", "/pairings/2", "/byes/0/account"));
    Map<String, Object> right =
        Map.of(
            "id",
            "round one",
            "pairings",
            List.of(List.of(ids.get(2), ids.get(0))),
            "byes",
            List.of(Map.of("account", ids.get(1), "kind", "half")));
    Map<String, Object> dry = new HashMap<>(right);
    dry.put("dryRun", true);
    host.request()
        .body(dry)
        .post(event.path() + "/rounds")
        .then()
        .statusCode(200)
        .body("boards[0].players.account", contains(ids.get(2), ids.get(0)));
    assertThat(event.rounds()).isZero();
    String match =
        host.request()
            .body(right)
            .post(event.path() + "/rounds")
            .then()
            .statusCode(200)
            .body("byes.account", contains(ids.get(1)))
            .extract()
            .path("boards[0].matches[0].match");
    host.request()
        .body(right)
        .post(event.path() + "/rounds")
        .then()
        .statusCode(200)
        .body("boards[0].matches[0].match", equalTo(match));
    host.request()
        .body(Map.of("pairings", List.of(List.of(ids.get(0), ids.get(1)))))
        .post(event.path() + "/rounds")
        .then()
        .statusCode(409)
        .body("boards", contains(1));
    event.lead("finished").then().statusCode(409).body("round", equalTo(1));
    event.ended(publisher, match, 0, 1);
    event.until("a result", () -> event.round(1).getString("boards[0].result") != null);
    event.led("finished");
    given()
        .get(event.path() + "/standings")
        .then()
        .body("lines.account", contains(ids.get(0), ids.get(1), ids.get(2)))
        .body("lines[0].values[0]", equalTo("1"))
        .body("lines[1].values[0]", equalTo("0.5"));
  }

  @Test
  void anArbitersResultStandsAgainstTheEndOfTheMatch() {
    Event event = Event.make(host, SWISS + ", \"nextRound\": \"by-hand\"");
    event.led("registration");
    event.enter(4);
    event.led("running");
    decide(event, 1, 1, List.of(0, 1), "forfeit", "nobody came").statusCode(204);
    List<String> matches = event.matches(1);
    event.ended(publisher, matches.get(0), 1, 0);
    event.ended(publisher, matches.get(1), 1, 0);
    event.until("all is decided", () -> event.get("/standings").getBoolean("complete"));
    JsonPath round = event.round(1);
    assertThat(round.getString("boards[0].result.how")).isEqualTo("forfeit");
    assertThat(round.getList("boards[0].result.points")).isEqualTo(List.of(0f, 1f));
    assertThat(round.getString("boards[0].result.reason")).isEqualTo("nobody came");
    assertThat(event.rounds()).isEqualTo(1);
    host.request().body("{}").post(event.path() + "/rounds").then().statusCode(200);
    decide(event, 1, 1, List.of(1, 0), "adjudicated", "late").statusCode(409);
    decide(event, 9, 1, List.of(1, 0), "adjudicated", "none").statusCode(404);
    decide(event, 2, 1, List.of(1, 0, 0), "adjudicated", "three").statusCode(400);
    decide(event, 2, 1, List.of(1, 0.0005), "adjudicated", "fine").statusCode(400);
    decide(event, 2, 1, List.of(1, 0), "played", "how").statusCode(400);
  }

  private ValidatableResponse decide(
      Event event, int round, int board, List<? extends Number> points, String how, String why) {
    return host.request()
        .body(Map.of("points", points, "how", how, "reason", why))
        .put(event.path() + "/rounds/" + round + "/boards/" + board + "/result")
        .then();
  }

  @Test
  void staffActByTheirRoleAndEveryActIsWrittenDown() {
    Event event = Event.make(host, SWISS);
    Lobby.Member arbiter = Lobby.Member.fresh();
    host.request()
        .body(Map.of("role", "arbiter"))
        .put(event.path() + "/staff/" + arbiter.id())
        .then()
        .statusCode(204);
    arbiter
        .request()
        .body(Map.of("status", "published"))
        .put(event.path() + "/status")
        .then()
        .statusCode(403);
    event.led("registration");
    arbiter
        .request()
        .body(Map.of("account", Lobby.Member.fresh().id()))
        .post(event.path() + "/entrants")
        .then()
        .statusCode(200);
    host.request()
        .body(Map.of("role", "arbiter"))
        .put(event.path() + "/staff/" + host.id())
        .then()
        .statusCode(409);
    host.request().delete(event.path() + "/staff/" + host.id()).then().statusCode(409);
    arbiter.request().delete(event.path() + "/staff/" + arbiter.id()).then().statusCode(204);
    given()
        .get(event.path() + "/acts")
        .then()
        .body("acts.act", contains("dismiss", "invite", "registration", "appoint", "create"))
        .body(
            "acts.by",
            contains(arbiter.name(), arbiter.name(), host.name(), host.name(), host.name()))
        .body("acts.number", contains(5, 4, 3, 2, 1));
  }

  @Test
  void theLotIsCommittedToAndShownFromTheStartOn() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    event.enter(2);
    String commitment = event.get("").getString("lotCommitment");
    given().get(event.path()).then().body("lotSeed", nullValue());
    event.led("running");
    given().get(event.path()).then().body("lotSeed", notNullValue());
    String seed = event.get("").getString("lotSeed");
    assertThat(Sha256.hex(seed.getBytes(StandardCharsets.UTF_8))).isEqualTo(commitment);
  }

  @Test
  void somebodyJoinsLateAndSomebodyLeaves() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    List<Lobby.Member> members = event.enter(4);
    event.led("running");
    Lobby.Member late = Lobby.Member.fresh();
    event
        .enter(late)
        .then()
        .statusCode(200)
        .body("number", equalTo(5))
        .body("fromRound", equalTo(2));
    Lobby.Member leaving = members.getFirst();
    leaving.request().delete(event.path() + "/entrants/" + leaving.id()).then().statusCode(204);
    event.enter(leaving).then().statusCode(409);
    event.matches(1).forEach(match -> event.ended(publisher, match, 1, 0));
    event.until("the second round", () -> event.rounds() == 2);
    List<Integer> numbers = event.round(2).getList("boards.players.number.flatten()");
    assertThat(numbers).contains(5).hasSize(4);
    assertThat(event.round(2).getList("boards.players.account.flatten()"))
        .doesNotContain(leaving.id());
  }

  @Test
  void aRoundWithoutBoardsIsOverAtOnce() {
    Event event = Event.make(host, "\"scenario\": \"small\", \"format\": {\"type\": \"knockout\"}");
    event.led("registration");
    List<Lobby.Member> members = event.enter(4);
    event.led("running");
    List<String> ids = event.round(1).getList("boards.players.account.flatten()");
    for (Lobby.Member member : members) {
      if (!member.id().equals(ids.getFirst())) {
        member.request().delete(event.path() + "/entrants/" + member.id()).then().statusCode(204);
      }
    }
    event.matches(1).forEach(match -> event.ended(publisher, match, 1, 0));
    event.until("it is over", () -> event.get("").getString("status").equals("finished"));
    assertThat(event.get("/standings").getString("lines[0].account")).isEqualTo(ids.getFirst());
  }

  @Test
  void roundsThatAreNotOfTheFormatAreSaidAndNoResultIsLost() {
    Event event =
        Event.make(
            host,
            "\"scenario\": \"small\", \"format\": {\"type\": \"knockout\"}, \"nextRound\": \"by-hand\"");
    event.led("registration");
    event.enter(4);
    event.led("running");
    event.matches(1).forEach(match -> event.ended(publisher, match, 1, 0));
    event.until("all is decided", () -> event.get("/standings").getBoolean("complete"));
    JsonPath round = event.round(1);
    List<String> losers =
        List.of(
            round.getString("boards[0].players[1].account"),
            round.getString("boards[1].players[1].account"));
    host.request()
        .body(Map.of("pairings", List.of(losers)))
        .post(event.path() + "/rounds")
        .then()
        .statusCode(200);
    event.ended(publisher, event.matches(2).getFirst(), 1, 0);
    event.until("all is decided", () -> event.get("/standings").getBoolean("complete"));
    host.request()
        .body("{}")
        .post(event.path() + "/rounds")
        .then()
        .statusCode(409)
        .body("type", containsString("cannot-be-paired"));
    assertThat(event.round(2).getList("boards.result.how")).containsExactly("played");
    event.led("finished");
  }

  @Test
  void tablesOfThreeCountByPlace() {
    Event event =
        Event.make(
            host, "\"scenario\": \"large\", \"format\": {\"type\": \"tables\", \"rounds\": 1}");
    event.led("registration");
    event.enter(3);
    event.led("running");
    event.ended(
        publisher, event.matches(1).getFirst(), "{\"red\": 0.5, \"blue\": 1, \"green\": 0.5}");
    event.until("it is over", () -> event.get("").getString("status").equals("finished"));
    assertThat(event.round(1).getList("boards[0].result.points"))
        .isEqualTo(List.of(0.25f, 1f, 0.25f));
    given().get(event.path() + "/report.trf").then().statusCode(409);
  }

  @Test
  void exportsAreReadByOtherPrograms() {
    Event event = Event.make(host, SWISS.replace("3}", "1}"));
    event.led("registration");
    event.enter(2);
    event.led("running");
    event.ended(publisher, event.matches(1).getFirst(), 1, 0);
    event.until("it is over", () -> event.get("").getString("status").equals("finished"));
    given()
        .get(event.path() + "/standings.csv")
        .then()
        .statusCode(200)
        .contentType("text/csv;charset=UTF-8")
        .body(containsString("rank,number,name,points"));
    given()
        .get(event.path() + "/cross-table.csv")
        .then()
        .statusCode(200)
        .body(containsString(",played\r\n"));
    given()
        .get(event.path() + "/report.trf")
        .then()
        .statusCode(200)
        .body(containsString("012 Spring Open\r\n"))
        .body(containsString("XXR 1\r\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/name | \"name\": \"\"",
        "/scenario | \"scenario\": \"none\"",
        "/scenario | \"scenario\": \"large\"",
        "/options/fog | \"options\": {\"fog\": \"dense\"}",
        "/clock/type | \"clock\": {\"type\": \"sand\"}",
        "/tieBreaks/1 | \"tieBreaks\": [\"points\", \"points\"]",
        "/tieBreaks/0 | \"tieBreaks\": [\"luck\"]",
        "/mostEntrants | \"mostEntrants\": 1",
        "/registration | \"registration\": \"closed\"",
        "/nextRound | \"nextRound\": \"never\"",
        "/format/type | \"format\": {\"type\": \"lottery\"}",
        "/format/rounds | \"format\": {\"rounds\": null}",
        "/format/rounds | \"format\": {\"type\": \"swiss\", \"rounds\": 0}",
        "/format/best | \"format\": {\"type\": \"groups-knockout\", \"rounds\": null}",
        "/format/reset | \"format\": {\"type\": \"knockout\", \"rounds\": null, \"reset\": true}",
        "/surprise | \"surprise\": 1"
      })
  void aPlanThatCannotBePlayedIsRefusedWithItsPlace(String pointer, String member) {
    Event event = Event.make(host, SWISS);
    host.request()
        .body("{" + member + "}")
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
    host.request().get(event.path()).then().body("version", equalTo(1));
  }

  @Test
  void whatDoesNotFitWhereItStandsIsRefused() {
    Event event = Event.make(host, SWISS);
    event.lead("running").then().statusCode(409).body("type", containsString("wrong-status"));
    event.led("registration");
    event.lead("running").then().statusCode(409).body("type", containsString("too-few-entrants"));
    event.lead("elsewhere").then().statusCode(400).body("pointer", equalTo("/status"));
    assertThat(event.get("").getString("status")).isEqualTo("registration");
    event.led("cancelled", "cancelled");
    event.lead("running").then().statusCode(409);
    event.enter(Lobby.Member.fresh()).then().statusCode(409);
  }

  @Test
  void aRoundWhoseMatchesCannotBeWrittenLeavesNothing() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    event.enter(2);
    execute("alter table outbox add constraint nothing check (topic <> 'lobby.events') not valid");
    try {
      host.request()
          .noFilters() // no contract has a fault of ours
          .body(Map.of("status", "running"))
          .put(event.path() + "/status")
          .then()
          .statusCode(500);
    } finally {
      execute("alter table outbox drop constraint nothing");
    }
    assertThat(event.get("").getString("status")).isEqualTo("registration");
    assertThat(event.rounds()).isZero();
    given().get(event.path() + "/entrants").then().body("entrants.number", hasSize(2));
    assertThat(event.get("/entrants").getList("entrants.number")).containsOnlyNulls();
    event.led("running");
    assertThat(event.rounds()).isEqualTo(1);
  }

  private void execute(String sql) {
    pool.preparedQuery(sql).execute(Tuple.tuple()).await().atMost(Toy.DEADLINE);
  }
}
