package umpire.lobby.tournaments;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscriptions;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Rounds whose time is over, and what game-service is told of boards that are decided. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class DeadlinesTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 3}";
  private static final String TWO_ROUNDS = SWISS.replace("3}", "2}");
  private static final String DAY = ", \"deadline\": {\"seconds\": 86400, \"overdue\": \"%s\"}";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject Pool pool;
  @Inject OverdueRounds overdueRounds;

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

  /** As though the round had begun a day ago. */
  private void overdue(Event event, int round) {
    pool.preparedQuery(
            "update tournament_round set due_at = now() where tournament = $1 and number = $2")
        .execute(Tuple.of(event.id(), round))
        .await()
        .atMost(Toy.DEADLINE);
  }

  private static List<Map<String, Object>> acts(Event event, String act) {
    return event.get("/acts").getList("acts.findAll { it.act == '" + act + "' }");
  }

  @Test
  void thoseLoseForWhomTheMatchesWaitAndTheSweepersSeeEachRoundOnce() {
    Event event = running(6, SWISS + ", \"deadline\": {\"seconds\": 86400}");
    JsonPath round = event.round(1);
    assertThat(round.getString("dueAt")).isGreaterThan(round.getString("openedAt"));
    List<String> matches = event.matches(1);
    event.ended(publisher, matches.get(0), 1, 0);
    event.until("a result", () -> event.round(1).getString("boards[0].result") != null);
    assertThat(acts(event, "deadline")).isEmpty();
    overdue(event, 1);
    // The service's own sweeper looks, too.
    List<CompletableFuture<Void>> sweepers =
        IntStream.range(0, 8)
            .mapToObj(_ -> overdueRounds.sweep().subscribeAsCompletionStage())
            .toList();
    sweepers.forEach(CompletableFuture::join);
    event.until("it is seen", () -> !acts(event, "deadline").isEmpty());
    event.until(
        "two are told of",
        () -> !verdicts.of(matches.get(1)).isEmpty() && !verdicts.of(matches.get(2)).isEmpty());
    JsonNode verdict = verdicts.of(matches.get(1)).getFirst();
    assertThat(verdict.path("tournament").asText()).isEqualTo(event.id());
    assertThat(verdict.path("level").asText()).isEqualTo("deadline");
    assertThat(verdict.path("scores")).isEmpty();
    // Ended by it, and, as it happens, played to the end just before.
    event.ended(publisher, matches.get(1), 0, 1, "deadline");
    event.ended(publisher, matches.get(2), 0.5, 0.5);
    event.until("the second round", () -> event.rounds() == 2);
    JsonPath after = event.round(1);
    assertThat(after.getList("boards.result.how"))
        .isEqualTo(List.of("played", "adjudicated", "played"));
    assertThat(after.getList("boards[1].result.points")).isEqualTo(List.of(0f, 1f));
    assertThat(after.getString("boards[1].result.reason")).contains("deadline of round 1");
    assertThat(acts(event, "deadline")).hasSize(1);
    assertThat(acts(event, "deadline").getFirst())
        .extracting("detail")
        .isEqualTo(Map.of("round", 1, "overdue", "awaited-loses", "boards", List.of(2, 3)));
    assertThat(verdicts.of(matches.get(0))).isEmpty();
    assertThat(verdicts.of(matches.get(1))).hasSize(1);
    assertThat(verdicts.of(matches.get(2))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"all-lose, 0, forfeit, true", "draw, 0.5, adjudicated, false"})
  void thePlanDecidesOverdueBoards(String overdue, float points, String how, boolean forfeit) {
    Event event = running(4, SWISS + DAY.formatted(overdue));
    List<String> matches = event.matches(1);
    overdue(event, 1);
    event.until("the second round", () -> event.rounds() == 2);
    JsonPath round = event.round(1);
    assertThat(round.getList("boards.result.points")).containsOnly(List.of(points, points));
    assertThat(round.getList("boards.result.how")).containsOnly(how);
    event.until("both matches end", () -> verdicts.have(matches));
    JsonNode verdict = verdicts.of(matches.getFirst()).getFirst();
    assertThat(verdict.path("forfeit").asBoolean()).isEqualTo(forfeit);
    assertThat(verdict.path("scores").path("red").asDouble()).isEqualTo(points);
    assertThat(verdict.path("scores").path("blue").asDouble()).isEqualTo(points);
    // Their ends change nothing any more.
    event.ended(publisher, matches.get(0), 1, 0);
    event.ended(publisher, event.matches(2).getFirst(), 1, 0);
    event.until("a result", () -> event.round(2).getString("boards[0].result") != null);
    assertThat(event.round(1).getList("boards[0].result.points"))
        .isEqualTo(List.of(points, points));
  }

  @Test
  void atTheDeadlineAndNotBeforeTheNextRoundBegins() {
    Event event =
        running(2, TWO_ROUNDS + DAY.formatted("arbiter") + ", \"nextRound\": \"at-deadline\"");
    overdue(event, 1);
    event.until("it is seen", () -> !acts(event, "deadline").isEmpty());
    assertThat(event.rounds()).isEqualTo(1);
    decide(event, 1, "[1, 0]", "forfeit");
    assertThat(event.rounds()).isEqualTo(2);
    decide(event, 2, "[1, 0]", "adjudicated");
    assertThat(event.rounds()).isEqualTo(2);
    overdue(event, 2);
    event.until("it is over", () -> event.get("").getString("status").equals("finished"));
  }

  private void decide(Event event, int round, String points, String how) {
    host.request()
        .body("{\"points\": %s, \"how\": \"%s\", \"reason\": \"ill\"}".formatted(points, how))
        .put(event.path() + "/rounds/" + round + "/boards/1/result")
        .then()
        .statusCode(204);
  }

  @Test
  void anArbitersResultEndsWhatIsStillPlayed() {
    Event event =
        running(2, SWISS.replace("3}", "1, \"twice\": true}") + ", \"nextRound\": \"by-hand\"");
    List<String> matches = event.matches(1);
    decide(event, 1, "[1.5, 0.5]", "adjudicated");
    event.until("both matches end", () -> verdicts.have(matches));
    JsonNode first = verdicts.of(matches.get(0)).getFirst();
    assertThat(first.path("level").asText()).isEqualTo("adjudicated");
    assertThat(first.path("reason").asText()).isEqualTo("ill");
    assertThat(first.path("scores").toString()).isEqualTo("{\"red\":0.75,\"blue\":0.25}");
    // In the second match the sides are changed.
    assertThat(verdicts.of(matches.get(1)).getFirst().path("scores").toString())
        .isEqualTo("{\"red\":0.25,\"blue\":0.75}");
    event.ended(publisher, matches.get(0), 0, 1);
    event.ended(publisher, matches.get(1), 0, 1);
    event.until(
        "both are over",
        () -> event.round(1).getList("boards[0].matches.status").equals(List.of("over", "over")));
    assertThat(event.round(1).getList("boards[0].result.points")).isEqualTo(List.of(1.5f, 0.5f));
    // What is over is not ended again.
    decide(event, 1, "[0, 2]", "forfeit");
    assertThat(event.round(1).getList("boards[0].result.points")).isEqualTo(List.of(0f, 2f));
    assertThat(count("match.adjudicated", matches.getFirst())).isZero();
    assertThat(verdicts.of(matches.getFirst())).hasSize(1);
  }

  /** Messages of a match that wait in the outbox. */
  private long count(String type, String match) {
    return pool.preparedQuery("select count(*) from outbox where key = $1 and message like $2")
        .execute(Tuple.of(match, "%" + type + "%"))
        .await()
        .atMost(Toy.DEADLINE)
        .iterator()
        .next()
        .getLong(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/deadline/seconds | \"deadline\": {\"seconds\": 59}",
        "/deadline/seconds | \"deadline\": {\"overdue\": \"draw\"}",
        "/deadline/overdue | \"deadline\": {\"seconds\": 60, \"overdue\": \"lots\"}",
        "/deadline/hours | \"deadline\": {\"hours\": 1}",
        "/nextRound | \"nextRound\": \"at-deadline\""
      })
  void aDeadlineThatIsNoneIsRefusedWithItsPlace(String pointer, String member) {
    Event event = Event.make(host, SWISS);
    host.request()
        .body("{" + member + "}")
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
    host.request()
        .body("{\"nextRound\": \"at-deadline\", \"deadline\": {\"seconds\": 60}}")
        .patch(event.path())
        .then()
        .statusCode(200)
        .body("plan.deadline.seconds", equalTo(60));
    event.led("published");
    given().get(event.path()).then().body("plan.nextRound", equalTo("at-deadline"));
  }
}
