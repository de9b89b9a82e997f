package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.local.testing.HostResource;
import umpire.wire.message.Envelope;

/** Matches that their tournament ends, by the real broker. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class AdjudicationsTest {
  private static final String GERMAN_WINS =
      "\"level\": \"adjudicated\", \"reason\": \"absent\", \"scores\": {\"german\": 1, \"allied\": 0}";

  private static final String CLOCK =
      "{\"type\": \"fischer\", \"initialSeconds\": 600, \"incrementSeconds\": 0}";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;

  private final String match = TimeOrderedIds.fresh(Clock.systemUTC()).toString();
  private final Client anna = Client.of("anna");
  private final Client bert = Client.of("bert");
  private final Queue<JsonNode> ends = new ConcurrentLinkedQueue<>();
  private final Queue<JsonNode> happened = new ConcurrentLinkedQueue<>();

  private Subscriptions.Started listening;

  @BeforeEach
  void open() {
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "match.events"), this::note);
    publish(
        "seek.joined",
        """
        {"match": "%s", "seek": "t-1", "game": "narvik", "scenario": "one-assault", "options": {},
         "isPublic": true, "spectatorDelay": 0, "clock": [%s], "rated": true, "tournament": "t-1",
         "policies": {"undo": true, "draw": true, "pause": false},
         "players": [{"account": "%s", "seat": "german", "seated": true, "salt": ""},
                     {"account": "%s", "seat": "allied", "seated": true, "salt": ""}]}
        """
            .formatted(match, CLOCK, anna.account(), bert.account()));
    PollUntil.until("it is played", () -> anna.get(match, "").statusCode() == 200);
  }

  @AfterEach
  void stop() {
    listening.close();
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    batch.stream()
        .filter(message -> message.key().equals(match))
        .map(message -> Client.json(message.value().text()).path("data"))
        .filter(data -> data.has("revision"))
        .forEach(data -> (data.path("status").asText().equals("over") ? ends : happened).add(data));
    return CompletableFuture.completedFuture(null);
  }

  @Test
  void aDecidedMatchEndsOnceAndIsTakenInAgain() {
    decide("t-1", GERMAN_WINS);
    decide("t-1", GERMAN_WINS.replace("1", "0.5").replace("0}", "0.5}"));
    JsonNode end = end();
    assertThat(end.path("scores")).isEqualTo(Client.json("{\"allied\": 0, \"german\": 1}"));
    assertThat(end.path("rated").asBoolean()).isTrue();
    JsonNode outcome = anna.read(match, "").path("outcome");
    assertThat(outcome.path("level").asText()).isEqualTo("adjudicated");
    assertThat(outcome.path("reason").asText()).isEqualTo("absent");
    assertThat(outcome.path("winners")).isEqualTo(Client.json("[\"german\"]"));
    assertThat(outcome.has("forfeit")).isFalse();
    bert.post(match, "/resign", "")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-playing"));
    JsonNode export = bert.read(match, "/export");
    assertThat(export.path("events").findValuesAsText("cause")).endsWith("adjudicated", "ended");
    take(export.toString(), 201);
    take(export.toString().replace("\"allied\":0", "\"allied\":7"), 422);
    assertThat(ends).hasSize(1);
  }

  @Test
  void theFirstOrderIsToldAndNothingBeforeIt() {
    PollUntil.until("the start", () -> !happened.isEmpty());
    assertThat(happened.element().has("ordered")).isFalse();
    JsonNode decision = bert.read(match, "/decision").path("decision");
    bert.command(match, decision.path("id").asInt(), decision.path("fallback").toString())
        .then()
        .statusCode(200);
    PollUntil.until(
        "the order", () -> happened.stream().anyMatch(data -> data.path("ordered").asBoolean()));
    assertThat(happened)
        .filteredOn(data -> data.path("ordered").asBoolean())
        .extracting(data -> data.path("tournament").asText())
        .containsOnly("t-1");
  }

  @Test
  void anAdjournedMatchHasItsClocksStoppedThoughItsPlayersMayNotPause() {
    Instant until = Instant.now().truncatedTo(ChronoUnit.SECONDS).plusSeconds(7200);
    adjourn("t-2", until);
    adjourn("t-1", until.minusSeconds(7201));
    adjourn("t-1", until);
    adjourn("t-1", until);
    PollUntil.until("it is shown", () -> acts("adjourned").size() == 1);
    assertThat(acts("adjourned").getFirst().path("until").asText()).isEqualTo(until.toString());
    // What is sent now is in time, and the clock has not moved.
    JsonNode decision = bert.read(match, "/decision").path("decision");
    bert.command(match, decision.path("id").asInt(), decision.path("fallback").toString())
        .then()
        .statusCode(200);
    decide("t-1", GERMAN_WINS);
    assertThat(end().path("outcome").path("level").asText()).isEqualTo("adjudicated");
    assertThat(acts("adjourned")).hasSize(1);
    JsonNode first = happened.stream().filter(one -> one.has("deadlines")).toList().getLast();
    assertThat(first.path("deadlines"))
        .allSatisfy(deadline -> assertThat(Instant.parse(deadline.asText())).isAfter(until));
    take(bert.read(match, "/export").toString(), 201);
  }

  private List<JsonNode> acts(String type) {
    return happened.stream()
        .flatMap(data -> data.path("public").path("events").valueStream())
        .filter(one -> one.path("type").asText().equals(type))
        .map(one -> one.path("event"))
        .toList();
  }

  private void adjourn(String tournament, Instant until) {
    publish(
        "match.adjourned",
        "{\"match\": \"%s\", \"tournament\": \"%s\", \"until\": \"%s\", \"reason\": \"dark\"}"
            .formatted(match, tournament, until));
  }

  private static void take(String export, int status) {
    Client.of("cleo").request().body(export).post("/v1/matches/import").then().statusCode(status);
  }

  @Test
  void atTheDeadlineThoseLoseForWhomItWaits() {
    JsonNode late = anna.read(match, "").path("waitingFor");
    assertThat(late).hasSize(1);
    decide("t-1", "\"level\": \"deadline\", \"reason\": \"round 1\", \"scores\": {}");
    String other = late.path(0).asText().equals("german") ? "allied" : "german";
    JsonNode end = end();
    assertThat(end.path("scores").path(late.path(0).asText()).asDouble()).isZero();
    assertThat(end.path("scores").path(other).asDouble()).isEqualTo(1);
    assertThat(end.path("outcome").path("winners").path(0).asText()).isEqualTo(other);
  }

  @Test
  void whatIsOfAnotherTournamentOrOfNoSeatEndsNothingAndNobodyMeetsByForfeit() {
    decide("t-2", GERMAN_WINS);
    decide("t-1", GERMAN_WINS.replace("german", "russian"));
    decide("t-1", GERMAN_WINS.replace("adjudicated", "sudden"));
    decide("t-1", GERMAN_WINS.replace("1", "2"));
    decide(
        "t-1",
        "\"level\": \"adjudicated\", \"reason\": \"\", \"forfeit\": true,"
            + " \"scores\": {\"german\": 0, \"allied\": 0}");
    JsonNode end = end();
    assertThat(end.path("scores")).isEqualTo(Client.json("{\"allied\": 0, \"german\": 0}"));
    assertThat(end.path("outcome").path("winners")).isEmpty();
    assertThat(end.path("outcome").path("forfeit").asBoolean()).isTrue();
    assertThat(end.path("rated").asBoolean()).isFalse();
  }

  @Test
  void whatIsTakenBackNobodyHasWon() {
    decide("t-1", "\"level\": \"void\", \"reason\": \"\", \"forfeit\": true, \"scores\": {}");
    JsonNode end = end();
    assertThat(end.path("scores")).isEqualTo(Client.json("{\"allied\": 0, \"german\": 0}"));
    assertThat(end.path("outcome").path("winners")).isEmpty();
  }

  private JsonNode end() {
    PollUntil.until("the end", () -> !ends.isEmpty());
    return ends.element();
  }

  private void decide(String tournament, String verdict) {
    publish(
        "match.adjudicated",
        "{\"match\": \"%s\", \"tournament\": \"%s\", %s}".formatted(match, tournament, verdict));
  }

  private void publish(String type, String data) {
    byte[] envelope =
        Envelope.of(
                "1",
                "/lobby-service",
                type,
                match,
                Instant.parse("2026-11-21T12:00:00Z"),
                "urn:umpire:schema:" + type + ":1",
                "",
                Client.json(data))
            .bytes();
    publisher
        .publish(new Outgoing("lobby.events", match, Map.of(), Payload.of(envelope)))
        .toCompletableFuture()
        .join();
  }
}
