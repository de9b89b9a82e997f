package umpire.lobby.tournaments.ladder;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.lobby.tournaments.Event;
import umpire.lobby.tournaments.store.DueTournaments;
import umpire.local.testing.HostResource;

/** Ladders from the start to the end; matches end as game-service publishes it. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class LadderTest {
  private static final String OBLIGED =
      "\"scenario\": \"small\", \"format\": {\"type\": \"ladder\", \"challenges\": \"obliged\"}";
  private static final String CONSENT =
      "\"scenario\": \"small\", \"format\": {\"type\": \"ladder\"}";
  private static final String FALLING =
      OBLIGED.replace("\"ladder\",", "\"ladder\", \"fall\": 2, \"idleDays\": 7,");

  @Inject Publisher publisher;
  @Inject Pool pool;
  @Inject DueTournaments dueTournaments;
  @Inject Ladders ladders;

  private Lobby.Member host;
  private Event event;

  /** From the top of the ladder at the start. */
  private List<Lobby.Member> members;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  private void running(int entrants, String plan) {
    event = Event.make(host, plan);
    event.led("registration");
    List<Lobby.Member> entered = event.enter(entrants);
    event.led("running");
    members =
        event.get("/entrants").<String>getList("entrants.account").stream()
            .map(id -> entered.stream().filter(one -> one.id().equals(id)).findFirst().get())
            .toList();
  }

  private Lobby.Member member(int number) {
    return members.get(number - 1);
  }

  private Response challenge(int challenger, int challenged) {
    return member(challenger)
        .request()
        .body(Map.of("account", member(challenged).id()))
        .post(event.path() + "/challenges");
  }

  private int challenged(int challenger, int challenged) {
    return challenge(challenger, challenged).then().statusCode(201).extract().path("number");
  }

  private Response answer(Lobby.Member who, int challenge, String answer) {
    return who.request()
        .body(Map.of("answer", answer))
        .put(event.path() + "/challenges/" + challenge + "/answer");
  }

  private String status(int challenge) {
    return event.get("/challenges/" + challenge).getString("status");
  }

  private List<Integer> order() {
    return event.get("/standings").getList("lines.number");
  }

  private List<Map<String, Object>> acts(String act) {
    return event.get("/acts").getList("acts.findAll { it.act == '" + act + "' }");
  }

  /** The match of a board ends with what its first and second seat score. */
  private void ended(int board, double first, double second) {
    event.ended(
        publisher,
        event.round(1).getString("boards[" + (board - 1) + "].matches[0].match"),
        first,
        second);
    event.until("a result", () -> result(board) != null);
  }

  private Object result(int board) {
    return event.round(1).get("boards[" + (board - 1) + "].result");
  }

  /** The match of a board ends, and this entrant wins it. */
  private void won(int board, int winner) {
    List<Integer> seats = event.round(1).getList("boards[" + (board - 1) + "].players.number");
    boolean first = seats.getFirst() == winner;
    ended(board, first ? 1 : 0, first ? 0 : 1);
  }

  @Test
  void whoeverWinsTakesThePlaceOfWhomTheyChallenged() {
    running(5, OBLIGED);
    assertThat(order()).containsExactly(1, 2, 3, 4, 5);
    challenge(5, 2)
        .then()
        .statusCode(201)
        .header("Location", event.path() + "/challenges/1")
        .body("number", equalTo(1))
        .body("status", equalTo("playing"))
        .body("board", equalTo(1))
        .body("answerBy", nullValue())
        .body("challenger.name", equalTo(member(5).name()))
        .body("challenged.account", equalTo(member(2).id()));
    challenged(4, 3);
    JsonPath round = event.round(1);
    assertThat(round.getList("boards.number")).isEqualTo(List.of(1, 2));
    assertThat(round.getList("boards[0].players.number", Integer.class))
        .containsExactlyInAnyOrder(2, 5);
    assertThat(round.getString("closedAt")).isNull();
    won(1, 5);
    event.until("the place", () -> order().equals(List.of(1, 5, 2, 3, 4)));
    assertThat(status(1)).isEqualTo("over");
    assertThat(status(2)).isEqualTo("playing");
    // Told again, with another end: nothing more happens.
    String match = round.getString("boards[0].matches[0].match");
    event.ended(publisher, match, 0, 1);
    event.ended(publisher, match, 1, 0);
    ended(2, 0.5, 0.5);
    assertThat(order()).containsExactly(1, 5, 2, 3, 4);
    assertThat(acts("ladder")).hasSize(1);
    assertThat(acts("ladder").getFirst())
        .extracting("detail")
        .isEqualTo(Map.of("order", List.of(1, 5, 2, 3, 4)));
    assertThat(acts("result")).hasSize(2);
    JsonPath standings = event.get("/standings");
    assertThat(standings.getList("criteria.id"))
        .isEqualTo(List.of("place", "points", "wins", "lot"));
    assertThat(standings.getString("lines[0].because")).contains("by place on the ladder");
    assertThat(standings.getString("lines[1].values[1]")).isEqualTo("1");
    assertThat(standings.getBoolean("complete")).isTrue();
  }

  @Test
  void whoeverIsAboveAndWinsStaysThere() {
    running(3, OBLIGED);
    challenged(3, 1);
    won(1, 1);
    event.until("it is over", () -> status(1).equals("over"));
    assertThat(order()).containsExactly(1, 2, 3);
    assertThat(acts("ladder")).isEmpty();
    // The two may play others again.
    challenged(2, 1);
  }

  @Test
  void whatARequestIsRefusedFor() {
    event = Event.make(host, OBLIGED.replace("\"ladder\"", "\"ladder\", \"reach\": 2"));
    Lobby.Member stranger = Lobby.Member.fresh();
    Map<String, String> body = Map.of("account", host.id());
    stranger.request().body(body).post(event.path() + "/challenges").then().statusCode(404);
    event.led("registration");
    members = event.enter(2);
    challenge(2, 1).then().statusCode(409).body("type", containsString("wrong-status"));
    running(5, OBLIGED.replace("\"ladder\"", "\"ladder\", \"reach\": 2"));
    stranger.request().body(body).post(event.path() + "/challenges").then().statusCode(403);
    given()
        .contentType("application/json")
        .body(body)
        .post(event.path() + "/challenges")
        .then()
        .statusCode(401);
    challenge(2, 2).then().statusCode(400).body("pointer", equalTo("/account"));
    member(2)
        .request()
        .body(body)
        .post(event.path() + "/challenges")
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/account"));
    challenge(2, 4).then().statusCode(409).body("type", containsString("not-above"));
    challenge(5, 1)
        .then()
        .statusCode(409)
        .body("type", containsString("too-far-above"))
        .body(
            "detail",
            equalTo(
                "%s stands 4 places above %s; a challenge reaches 2."
                    .formatted(member(1).name(), member(5).name())));
    challenged(3, 2);
    challenge(3, 1).then().statusCode(409).body("type", containsString("busy"));
    challenge(4, 2)
        .then()
        .statusCode(409)
        .body("detail", containsString(member(2).name() + " has a challenge"));
    challenge(3, 2).then().statusCode(409).body("type", containsString("busy"));
    member(5)
        .request()
        .body(Map.of("account", member(4).id(), "id", "x".repeat(101)))
        .post(event.path() + "/challenges")
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/id"));
    assertThat(event.get("/challenges").getList("challenges")).hasSize(1);
    given().get(event.path() + "/challenges/2").then().statusCode(404);
    given().get(event.path() + "/challenges?cursor=x").then().statusCode(400);
  }

  @Test
  void aRequestThatComesAgainMakesNothing() {
    running(4, OBLIGED);
    Map<String, String> body = Map.of("account", member(2).id(), "id", "first");
    for (int status : List.of(201, 200, 200)) {
      member(3)
          .request()
          .body(body)
          .post(event.path() + "/challenges")
          .then()
          .statusCode(status)
          .body("number", equalTo(1));
    }
    won(1, 3);
    event.until("it is over", () -> status(1).equals("over"));
    member(3)
        .request()
        .body(body)
        .post(event.path() + "/challenges")
        .then()
        .statusCode(200)
        .body("status", equalTo("over"));
    member(3)
        .request()
        .body(Map.of("account", member(1).id(), "id", "first"))
        .post(event.path() + "/challenges")
        .then()
        .statusCode(409)
        .body("type", containsString("id-in-use"));
    // Ids are of each challenger's own.
    member(4)
        .request()
        .body(Map.of("account", member(1).id(), "id", "first"))
        .post(event.path() + "/challenges")
        .then()
        .statusCode(201);
  }

  @Test
  void ofTwoWhoChallengeOneAtOnceOneIsRefused() {
    running(6, OBLIGED.replace("\"ladder\"", "\"ladder\", \"reach\": 9"));
    List<Integer> statuses =
        IntStream.rangeClosed(2, 6)
            .parallel()
            .map(number -> challenge(number, 1).statusCode())
            .boxed()
            .sorted()
            .toList();
    assertThat(statuses).containsExactly(201, 409, 409, 409, 409);
    assertThat(event.matches(1)).hasSize(1);
  }

  @Test
  void theChallengedAcceptOrDecline() {
    running(5, CONSENT);
    int first = challenged(3, 1);
    assertThat(status(first)).isEqualTo("offered");
    assertThat(event.get("/challenges/1").getString("answerBy"))
        .isGreaterThan(event.get("/challenges/1").getString("madeAt"));
    assertThat(event.matches(1)).isEmpty();
    challenge(2, 1).then().statusCode(409).body("type", containsString("busy"));
    answer(member(3), first, "accept").then().statusCode(403);
    answer(member(1), first, "take-back").then().statusCode(403);
    answer(member(2), first, "accept").then().statusCode(403);
    answer(Lobby.Member.fresh(), first, "decline").then().statusCode(403);
    answer(member(1), 9, "accept").then().statusCode(404);
    answer(member(1), first, "perhaps").then().statusCode(400).body("pointer", equalTo("/answer"));
    answer(member(1), first, "decline").then().statusCode(200).body("status", equalTo("declined"));
    answer(member(1), first, "decline").then().statusCode(200);
    answer(member(1), first, "accept")
        .then()
        .statusCode(409)
        .body("type", containsString("challenge-answered"));
    int second = challenged(3, 1);
    answer(member(3), second, "take-back").then().statusCode(200);
    assertThat(status(second)).isEqualTo("taken-back");
    int third = challenged(3, 1);
    answer(member(1), third, "accept").then().statusCode(200).body("board", equalTo(1));
    answer(member(1), third, "accept").then().statusCode(200).body("board", equalTo(1));
    answer(member(3), third, "take-back").then().statusCode(409);
    assertThat(event.matches(1)).hasSize(1);
    won(1, 3);
    event.until("the place", () -> order().equals(List.of(3, 1, 2, 4, 5)));
    // Staff answer for somebody, as for bots.
    int fourth = challenged(5, 4);
    answer(host, fourth, "accept").then().statusCode(200).body("board", equalTo(2));
    assertThat(event.get("/challenges").getList("challenges.number"))
        .isEqualTo(List.of(4, 3, 2, 1));
  }

  @Test
  void anOfferThatNobodyAnswersLapsesOnce() {
    running(3, CONSENT.replace("\"ladder\"", "\"ladder\", \"answerSeconds\": 60"));
    int offer = challenged(2, 1);
    pool.preparedQuery("update tournament_challenge set answer_by = now() where tournament = $1")
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
    sweptAtOnce();
    event.until("it lapses", () -> status(offer).equals("lapsed"));
    assertThat(acts("challenge-lapsed")).hasSize(1);
    answer(member(1), offer, "accept").then().statusCode(409);
    challenged(3, 1);
  }

  /** As though eight instances looked; the service's own sweeper looks, too. */
  private void sweptAtOnce() {
    List<CompletableFuture<Void>> sweepers =
        IntStream.range(0, 8)
            .mapToObj(
                _ ->
                    dueTournaments
                        .each(ladders.due(), held -> ladders.look(held).replaceWithVoid())
                        .subscribeAsCompletionStage())
            .toList();
    sweepers.forEach(CompletableFuture::join);
  }

  private void daysLater(int days) {
    pool.preparedQuery(
            """
            update tournament_ladder set started_at = started_at - $2::int * interval '24 hours'
            where tournament = $1
            """)
        .execute(Tuple.of(event.id(), days))
        .await()
        .atMost(Toy.DEADLINE);
  }

  @Test
  void whoeverDoesNotPlayFallsOnce() {
    running(5, FALLING);
    daysLater(3);
    sweptAtOnce();
    for (int[] two : new int[][] {{4, 3}}) {
      challenged(two[0], two[1]);
      won(1, 3);
    }
    event.until("it is over", () -> status(1).equals("over"));
    assertThat(order()).containsExactly(1, 2, 3, 4, 5);
    assertThat(acts("ladder")).isEmpty();
    // 3 and 4 have played on the fourth day, and stay before those who have not.
    daysLater(4);
    sweptAtOnce();
    event.until("they fall", () -> order().equals(List.of(3, 4, 1, 2, 5)));
    sweptAtOnce();
    assertThat(acts("ladder")).hasSize(1);
    // Whoever has a challenge that is not over does not fall.
    challenged(4, 3);
    daysLater(7);
    sweptAtOnce();
    assertThat(order()).containsExactly(3, 4, 1, 2, 5);
  }

  @Test
  void newcomersStandAtTheBottomAndWhoeverWithdrawsLeaves() {
    running(3, CONSENT);
    Lobby.Member late = Lobby.Member.fresh();
    event.enter(late).then().statusCode(200).body("number", equalTo(4));
    assertThat(order()).containsExactly(1, 2, 3, 4);
    List<Lobby.Member> more = new ArrayList<>(members);
    more.add(late);
    members = more;
    int offer = challenged(4, 3);
    member(3).request().delete(event.path() + "/entrants/" + member(3).id()).then().statusCode(204);
    event.until("it is called off", () -> status(offer).equals("called-off"));
    JsonPath standings = event.get("/standings");
    assertThat(standings.getList("lines.number")).isEqualTo(List.of(1, 2, 4, 3));
    assertThat(standings.getString("lines[3].values[0]")).isEqualTo("-");
    member(4)
        .request()
        .body(Map.of("account", member(3).id()))
        .post(event.path() + "/challenges")
        .then()
        .statusCode(400);
    member(3)
        .request()
        .body(Map.of("account", member(1).id()))
        .post(event.path() + "/challenges")
        .then()
        .statusCode(403);
    // A match that is being played goes on when somebody withdraws, and changes no place.
    answer(member(1), challenged(4, 1), "accept").then().statusCode(200);
    member(1).request().delete(event.path() + "/entrants/" + member(1).id()).then().statusCode(204);
    won(1, 4);
    event.until("1 is gone", () -> order().subList(0, 2).equals(List.of(2, 4)));
    assertThat(status(2)).isEqualTo("called-off");
  }

  @Test
  void theHostEndsItWhenNothingIsPlayed() {
    running(4, OBLIGED);
    challenged(2, 1);
    event.lead("finished").then().statusCode(409).body("type", containsString("round-open"));
    // An arbiter decides what nobody ends.
    decide(1, "[0, 1]").then().statusCode(204);
    decide(1, "[1, 0]").then().statusCode(409).body("type", containsString("board-decided"));
    assertThat(status(1)).isEqualTo("over");
    int first = event.round(1).getInt("boards[0].players[0].number");
    assertThat(order()).isEqualTo(first == 1 ? List.of(2, 1, 3, 4) : List.of(1, 2, 3, 4));
    event.led("finished");
    challenge(4, 3).then().statusCode(409).body("type", containsString("wrong-status"));
    assertThat(event.round(1).getString("closedAt")).isNotNull();
    assertThat(event.get("/standings").getString("status")).isEqualTo("finished");
  }

  private Response decide(int board, String points) {
    return host.request()
        .body("{\"points\": %s, \"how\": \"forfeit\", \"reason\": \"ill\"}".formatted(points))
        .put(event.path() + "/rounds/1/boards/" + board + "/result");
  }

  @Test
  void itHasNoRoundsThatAnybodyBeginsOrTakesBack() {
    running(3, CONSENT);
    int offer = challenged(2, 1);
    host.request()
        .body("{}")
        .post(event.path() + "/rounds")
        .then()
        .statusCode(409)
        .body("type", containsString("no-rounds"));
    host.request()
        .body("{\"again\": true}")
        .post(event.path() + "/rounds")
        .then()
        .statusCode(409)
        .body("type", containsString("no-rounds"));
    host.request()
        .delete(event.path() + "/rounds/1")
        .then()
        .statusCode(409)
        .body("type", containsString("no-rounds"));
    host.request()
        .body("{\"dueAt\": \"2026-12-24T00:00:00Z\"}")
        .put(event.path() + "/rounds/1/deadline")
        .then()
        .statusCode(409)
        .body("type", containsString("no-rounds"));
    assertThat(event.rounds()).isEqualTo(1);
    event.led("cancelled");
    assertThat(status(offer)).isEqualTo("called-off");
    answer(member(1), offer, "accept").then().statusCode(409);
  }

  @Test
  void exportsHaveItOrSayWhyNot() {
    running(4, OBLIGED.replace("\"ladder\"", "\"ladder\", \"twice\": true"));
    challenged(2, 1);
    List<String> matches = event.matches(1);
    assertThat(matches).hasSize(2);
    event.ended(publisher, matches.get(0), 1, 0);
    event.ended(publisher, matches.get(1), 0, 1);
    event.until("it is over", () -> status(1).equals("over"));
    won2();
    assertThat(given().get(event.path() + "/standings.csv").asString())
        .contains("place")
        .contains(member(2).name());
    String table =
        given().get(event.path() + "/cross-table.csv").then().statusCode(200).extract().asString();
    assertThat(table.lines().count()).isEqualTo(5);
    given()
        .get(event.path() + "/report.trf")
        .then()
        .statusCode(409)
        .body("type", containsString("no-report"))
        .body("detail", containsString("ladder"));
    for (String picture : List.of("/standings.svg", "/cross-table.svg", "/rounds/1/pairings.svg")) {
      given().get(event.path() + picture).then().statusCode(200);
    }
    given().get(event.path() + "/bracket.svg").then().statusCode(409);
  }

  /** The same two meet again: both matches of a board are over. */
  private void won2() {
    int first = event.round(1).getInt("boards[0].players[0].number");
    int leader = first == 1 ? 1 : 2;
    assertThat(order().getFirst()).isEqualTo(leader);
    challenged(order().get(1), leader);
    List<String> again = event.matches(1).subList(2, 4);
    event.ended(publisher, again.get(0), 0.5, 0.5);
    event.ended(publisher, again.get(1), 0.5, 0.5);
    event.until("it is over", () -> status(2).equals("over"));
    assertThat(order().getFirst()).isEqualTo(leader);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/format/reach | {\"format\": {\"reach\": 0}}",
        "/format/cooldown | {\"format\": {\"cooldown\": 101}}",
        "/format/fall | {\"format\": {\"fall\": -1}}",
        "/format/idleDays | {\"format\": {\"idleDays\": 7}}",
        "/format/idleDays | {\"format\": {\"fall\": 1, \"idleDays\": 367}}",
        "/format/challenges | {\"format\": {\"challenges\": \"maybe\"}}",
        "/format/answerSeconds | {\"format\": {\"answerSeconds\": 59}}",
        "/format/answerSeconds | {\"format\": {\"challenges\": \"obliged\", \"answerSeconds\": 60}}",
        "/format/rounds | {\"format\": {\"rounds\": 3}}",
        "/format/reach | {\"format\": {\"type\": \"knockout\", \"reach\": 3}}",
        "/deadline | {\"deadline\": {\"seconds\": 60}}",
        "/nextRound | {\"nextRound\": \"by-hand\"}",
        "/requestedByes | {\"requestedByes\": {\"most\": 1}}",
        "/scenario | {\"scenario\": \"large\"}"
      })
  void aPlanThatIsNoneIsRefusedWithItsPlace(String pointer, String patch) {
    event = Event.make(host, CONSENT);
    host.request()
        .body(patch)
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }

  @Test
  void otherFormatsHaveNoChallenges() {
    running(2, "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}");
    challenge(2, 1).then().statusCode(409).body("type", containsString("no-ladder"));
    assertThat(event.get("/challenges").getList("challenges")).isEmpty();
  }

  @Test
  void whoeverMetLatelyPlaysOthersFirst() {
    running(4, OBLIGED.replace("\"ladder\"", "\"ladder\", \"cooldown\": 1"));
    challenged(3, 2);
    won(1, 2);
    event.until("it is over", () -> status(1).equals("over"));
    challenge(3, 2).then().statusCode(409).body("type", containsString("too-soon"));
    challenged(3, 1);
    won(2, 1);
    event.until("it is over", () -> status(2).equals("over"));
    challenged(3, 2);
  }
}
