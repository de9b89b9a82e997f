package umpire.lobby.tournaments.arena;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
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

/** Arenas from the start to the end; matches end as game-service publishes it. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class ArenaTest {
  private static final String HOUR =
      "\"scenario\": \"small\", \"format\": {\"type\": \"arena\", \"window\": 3600}";

  @Inject Publisher publisher;
  @Inject Pool pool;
  @Inject DueTournaments dueTournaments;
  @Inject Arenas arenas;

  private Lobby.Member host;
  private Event event;

  /** In the order of their numbers. */
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

  private Response ready(Lobby.Member caller, int number) {
    return caller.request().put(event.path() + "/entrants/" + member(number).id() + "/ready");
  }

  private Response ready(int number) {
    return ready(member(number), number);
  }

  private Response away(int number) {
    Lobby.Member who = member(number);
    return who.request().delete(event.path() + "/entrants/" + who.id() + "/ready");
  }

  private List<Integer> waiting() {
    return event.get("/arena").getList("ready.number");
  }

  private int boards() {
    return event.round(1).getList("boards").size();
  }

  private List<Integer> players(int board) {
    return event.round(1).getList("boards[" + (board - 1) + "].players.number");
  }

  private void won(int board, int winner) {
    boolean first = players(board).getFirst() == winner;
    event.ended(
        publisher,
        event.round(1).getString("boards[" + (board - 1) + "].matches[0].match"),
        first ? 1 : 0,
        first ? 0 : 1);
    event.until("a result", () -> event.round(1).get("boards[" + (board - 1) + "].result") != null);
  }

  private String status() {
    return event.get("").getString("status");
  }

  private void closeWindow() {
    pool.preparedQuery("update tournament_arena set closes_at = now() where tournament = $1")
        .execute(Tuple.of(event.id()))
        .await()
        .atMost(Toy.DEADLINE);
  }

  /** As though eight instances looked; the service's own sweeper looks, too. */
  private void sweptAtOnce() {
    List<CompletableFuture<Void>> sweepers =
        IntStream.range(0, 8)
            .mapToObj(
                _ ->
                    dueTournaments
                        .each(arenas.due(), held -> arenas.look(held).replaceWithVoid())
                        .subscribeAsCompletionStage())
            .toList();
    sweepers.forEach(CompletableFuture::join);
  }

  private void play(int board, int one, int other, int winner) {
    ready(one).then().statusCode(204);
    ready(other).then().statusCode(204);
    event.until("they are paired", () -> boards() == board);
    assertThat(players(board)).containsExactlyInAnyOrder(one, other);
    won(board, winner);
  }

  @Test
  void whoeverIsReadyIsPairedUntilTheWindowHasPassed() {
    running(3, HOUR);
    JsonPath arena = event.get("/arena");
    assertThat(arena.getString("closesAt")).isNotNull();
    assertThat(arena.getList("ready")).isEmpty();
    assertThat(boards()).isZero();
    ready(1).then().statusCode(204);
    ready(1).then().statusCode(204);
    assertThat(waiting()).containsExactly(1);
    ready(2).then().statusCode(204);
    event.until("they are paired", () -> boards() == 1);
    assertThat(players(1)).containsExactlyInAnyOrder(1, 2);
    assertThat(waiting()).isEmpty();
    ready(1).then().statusCode(409).body("type", containsString("busy"));
    ready(3).then().statusCode(204);
    won(1, 1);
    // Ready for one match: nobody is paired who has not said so again.
    assertThat(waiting()).containsExactly(3);
    ready(1).then().statusCode(204);
    event.until("the next are paired", () -> boards() == 2);
    assertThat(players(2)).containsExactlyInAnyOrder(1, 3);
    closeWindow();
    ready(2).then().statusCode(409).body("type", containsString("window-closed"));
    assertThat(status()).isEqualTo("running");
    won(2, 3);
    event.until("it is over", () -> status().equals("finished"));
    JsonPath standings = event.get("/standings");
    assertThat(standings.getList("criteria.id"))
        .isEqualTo(List.of("arena-points", "wins", "performance", "lot"));
    assertThat(standings.getList("lines.collect { it.values[0] }"))
        .isEqualTo(List.of("1", "1", "0"));
    assertThat(standings.getInt("lines[2].number")).isEqualTo(2);
    assertThat(event.round(1).getString("closedAt")).isNotNull();
    ready(2).then().statusCode(409).body("type", containsString("wrong-status"));
  }

  @Test
  void whoeverWaitsWhenTheWindowPassesIsNotPaired() {
    running(3, HOUR);
    ready(1).then().statusCode(204);
    closeWindow();
    event.until("it is over", () -> status().equals("finished"));
    assertThat(waiting()).isEmpty();
    assertThat(boards()).isZero();
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'finished' }")).hasSize(1);
  }

  @Test
  void howeverManyLookNobodyIsPairedTwice() {
    running(20, HOUR);
    IntStream.rangeClosed(1, 20).parallel().forEach(number -> ready(number).then().statusCode(204));
    sweptAtOnce();
    event.until("all are paired", () -> boards() == 10);
    List<List<Integer>> boards = event.round(1).getList("boards.players.number");
    assertThat(new HashSet<>(boards.stream().flatMap(List::stream).toList())).hasSize(20);
    sweptAtOnce();
    assertThat(boards()).isEqualTo(10);
    assertThat(event.matches(1)).hasSize(10);
    closeWindow();
    event.matches(1).parallelStream()
        .forEach(
            match -> {
              event.ended(publisher, match, 1, 0);
              event.ended(publisher, match, 0, 1);
            });
    event.until("it is over", () -> status().equals("finished"));
    assertThat(event.get("/acts").getList("acts.findAll { it.act == 'finished' }")).hasSize(1);
  }

  @Test
  void whoeverIsAwayOrHasWithdrawnIsNotPaired() {
    running(4, HOUR);
    ready(1).then().statusCode(204);
    away(1).then().statusCode(204);
    away(1).then().statusCode(204);
    ready(2).then().statusCode(204);
    ready(host, 3).then().statusCode(204);
    event.until("2 and 3 are paired", () -> boards() == 1);
    assertThat(players(1)).containsExactlyInAnyOrder(2, 3);
    ready(1).then().statusCode(204);
    member(1).request().delete(event.path() + "/entrants/" + member(1).id()).then().statusCode(204);
    ready(1).then().statusCode(409).body("type", containsString("not-entered"));
    ready(4).then().statusCode(204);
    event.until("4 waits alone", () -> waiting().equals(List.of(4)));
    assertThat(boards()).isEqualTo(1);
    // Somebody who comes late.
    Lobby.Member late = Lobby.Member.fresh();
    event.enter(late).then().statusCode(200).body("number", equalTo(5));
    late.request().put(event.path() + "/entrants/" + late.id() + "/ready").then().statusCode(204);
    event.until("the late are paired", () -> boards() == 2);
    assertThat(players(2)).containsExactlyInAnyOrder(4, 5);
    // The host ends it before its time when nothing is played.
    event.lead("finished").then().statusCode(409).body("type", containsString("round-open"));
    won(1, 2);
    won(2, 5);
    assertThat(status()).isEqualTo("running");
    event.led("finished");
  }

  @Test
  void winsInARowDoubleWhatFollows() {
    running(2, HOUR.replace("3600", "3600, \"streak\": 2"));
    for (int board = 1; board <= 3; board++) {
      play(board, 1, 2, 1);
    }
    JsonPath standings = event.get("/standings");
    assertThat(standings.getString("lines[0].values[0]")).isEqualTo("4");
    assertThat(standings.getString("lines[0].because"))
        .contains("by points of the arena: 4 against 0");
    given()
        .get(event.path() + "/report.trf")
        .then()
        .statusCode(409)
        .body("type", containsString("no-report"));
    for (String export : List.of("/standings.csv", "/cross-table.csv", "/cross-table.svg")) {
      given().get(event.path() + export).then().statusCode(200);
    }
  }

  @Test
  void whoMayNotBeReady() {
    event = Event.make(host, HOUR);
    members = List.of(Lobby.Member.fresh());
    ready(1).then().statusCode(404);
    event.led("registration");
    event.enter(member(1));
    ready(1).then().statusCode(409).body("type", containsString("wrong-status"));
    given()
        .get(event.path() + "/arena")
        .then()
        .statusCode(409)
        .body("type", containsString("no-arena"));
    running(2, HOUR);
    Lobby.Member stranger = Lobby.Member.fresh();
    ready(stranger, 1).then().statusCode(403);
    ready(member(2), 1).then().statusCode(403);
    stranger
        .request()
        .put(event.path() + "/entrants/" + stranger.id() + "/ready")
        .then()
        .statusCode(404);
    assertThat(waiting()).isEmpty();
    running(2, "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}");
    ready(1).then().statusCode(409).body("type", containsString("no-arena"));
    given().get(event.path() + "/arena").then().statusCode(409);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/format/window | {\"format\": {\"window\": 59}}",
        "/format/window | {\"format\": {\"window\": null}}",
        "/format/window | {\"format\": {\"window\": 604801}}",
        "/format/streak | {\"format\": {\"streak\": -1}}",
        "/format/reach | {\"format\": {\"reach\": 3}}",
        "/deadline | {\"deadline\": {\"seconds\": 60}}",
        "/nextRound | {\"nextRound\": \"when-done\"}"
      })
  void aPlanThatIsNoneIsRefusedWithItsPlace(String pointer, String patch) {
    event = Event.make(host, HOUR);
    host.request()
        .body(patch)
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }

  @Test
  void itHasNoRoundsThatAnybodyBegins() {
    running(2, HOUR);
    host.request()
        .body("{}")
        .post(event.path() + "/rounds")
        .then()
        .statusCode(409)
        .body("type", containsString("no-rounds"));
    assertThat(event.rounds()).isEqualTo(1);
  }
}
