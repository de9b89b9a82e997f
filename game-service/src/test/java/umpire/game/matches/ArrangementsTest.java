package umpire.game.matches;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
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

/** Matches that lobby-service has arranged, by the real broker. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class ArrangementsTest {
  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;

  private final String match = TimeOrderedIds.fresh(Clock.systemUTC()).toString();
  private final Client anna = Client.of("anna");
  private final Client bert = Client.of("bert");
  private final Queue<JsonNode> answers = new ConcurrentLinkedQueue<>();
  private final Queue<JsonNode> happened = new ConcurrentLinkedQueue<>();

  /** Members of the message that older ones do not have. */
  private String rated = "";

  private Subscriptions.Started listening;

  @BeforeEach
  void listen() {
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "match.events"), this::note);
  }

  @AfterEach
  void stop() {
    listening.close();
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    batch.stream()
        .filter(message -> message.key().equals(match))
        .forEach(
            message ->
                (message.headers().containsKey("umpire-type") ? answers : happened)
                    .add(Client.json(message.value().text())));
    return CompletableFuture.completedFuture(null);
  }

  @Test
  void whoGaveASaltSitsAndTheMatchBeginsOnceHoweverOftenItIsAsked() {
    arrange("one-assault", "{}", player(anna, "german", true, "ab"), player(bert, "", true, ""));
    arrange("one-assault", "{}", player(anna, "german", true, "ab"), player(bert, "", true, ""));
    PollUntil.until("two answers", () -> answers.size() >= 2);
    assertThat(answers)
        .allSatisfy(
            answer -> {
              assertThat(answer.path("type").asText()).isEqualTo("match.opened");
              assertThat(answer.path("subject").asText()).isEqualTo(match);
              assertThat(answer.path("data").path("seek").asText()).isEqualTo("seek-1");
            });
    JsonNode seen = anna.read(match, "");
    assertThat(seen.path("status").asText()).isEqualTo("playing");
    assertThat(seen.path("viewer").asText()).isEqualTo("german");
    assertThat(bert.read(match, "").path("viewer").asText()).isEqualTo("allied");
    assertThat(seen.path("seats").findValuesAsText("salt")).containsExactlyInAnyOrder("ab", "");
  }

  @Test
  void theEndOfARatedMatchSaysWhatItCountsForEachSeat() {
    rated = ", \"rated\": true, \"tournament\": \"t-1\"";
    arrange("one-assault", "{}", player(anna, "german", true, "ab"), player(bert, "", true, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    JsonNode seen = anna.read(match, "");
    assertThat(seen.path("rated").asBoolean()).isTrue();
    assertThat(seen.path("tournament").asText()).isEqualTo("t-1");
    anna.post(match, "/resign", "").then().statusCode(200);
    PollUntil.until("the end", () -> happened.stream().anyMatch(ArrangementsTest::over));
    JsonNode end =
        happened.stream().filter(ArrangementsTest::over).findFirst().orElseThrow().path("data");
    assertThat(end.path("rated").asBoolean()).isTrue();
    assertThat(end.path("tournament").asText()).isEqualTo("t-1");
    assertThat(end.path("scenario").asText()).isEqualTo("one-assault");
    assertThat(end.path("scores")).isEqualTo(Client.json("{\"allied\": 1, \"german\": 0}"));
  }

  @Test
  void theHostsPoliciesHoldFromTheBeginning() {
    rated = ", \"policies\": {\"undo\": true, \"draw\": false, \"pause\": true}";
    arrange("one-assault", "{}", player(anna, "german", true, "ab"), player(bert, "", true, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    assertThat(anna.read(match, "").path("policies"))
        .isEqualTo(
            Client.json("{\"undo\": \"allowed\", \"draw\": \"never\", \"pause\": \"agreed\"}"));
    anna.post(match, "/draw", "").then().statusCode(409);
  }

  @Test
  void aMessageThatSaysNothingOfPoliciesForbidsNothing() {
    arrange("one-assault", "{}", player(anna, "german", true, "ab"), player(bert, "", true, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    assertThat(anna.read(match, "").path("policies").findValuesAsText("draw"))
        .containsExactly("agreed");
    anna.post(match, "/draw", "").then().statusCode(200);
  }

  private static boolean over(JsonNode message) {
    return message.path("data").path("status").asText().equals("over");
  }

  @Test
  void whoGaveNoneIsInvitedAndTakesTheSeatHimself() {
    arrange("one-assault", "{}", player(anna, "", true, "cd"), player(bert, "german", false, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    assertThat(anna.read(match, "").path("status").asText()).isEqualTo("open");
    assertThat(bert.read(match, "").path("seats").findValuesAsText("salt")).isEmpty();
    bert.post(match, "/seats/german", "{\"salt\": \"ef\"}").then().statusCode(200);
    assertThat(anna.read(match, "").path("status").asText()).isEqualTo("playing");
    assertThat(anna.read(match, "").path("viewer").asText()).isEqualTo("allied");
  }

  @Test
  void whatCannotBeOpenedIsRefusedWithTheReason() {
    refusedBecause("no-such-scenario", "{}", player(bert, "", true, ""), "no-such-scenario");
  }

  @Test
  void anOptionThatDoesNotExistIsRefused() {
    refusedBecause(
        "one-assault", "{\"no-option\": \"x\"}", player(bert, "", true, ""), "no-option");
  }

  @Test
  void twoWhoWantOneSeatAreRefused() {
    refusedBecause("one-assault", "{}", player(bert, "german", true, ""), "each for one player");
  }

  @Test
  void aSeatForNobodyIsRefused() {
    arrange("one-assault", "{}", player(anna, "german", true, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    JsonNode answer = answers.element();
    assertThat(answer.path("type").asText()).isEqualTo("match.refused");
    assertThat(answer.path("data").path("reason").asText()).contains("2 seats for 1 players");
    anna.get(match, "").then().statusCode(404);
  }

  private void refusedBecause(String scenario, String options, String other, String reason) {
    arrange(scenario, options, player(anna, "german", true, ""), other);
    PollUntil.until("an answer", () -> !answers.isEmpty());
    JsonNode answer = answers.element();
    assertThat(answer.path("type").asText()).isEqualTo("match.refused");
    assertThat(answer.path("data").path("reason").asText()).contains(reason);
    anna.get(match, "").then().statusCode(404);
  }

  @Test
  void whatNobodyCanReadStopsNothing() {
    publish("rubbish".getBytes(UTF_8));
    arrange("one-assault", "{}", player(anna, "", true, ""), player(bert, "", true, ""));
    PollUntil.until("an answer", () -> !answers.isEmpty());
    assertThat(anna.read(match, "").path("status").asText()).isEqualTo("playing");
  }

  private static String player(Client client, String seat, boolean seated, String salt) {
    return """
    {"account": "%s", "seat": "%s", "seated": %s, "salt": "%s"}
    """
        .formatted(client.account(), seat, seated, salt);
  }

  private void arrange(String scenario, String options, String... players) {
    String data =
        """
        {"match": "%s", "seek": "seek-1", "game": "narvik", "scenario": "%s", "options": %s,
         "isPublic": true, "spectatorDelay": 0, "clock": [], "players": [%s]%s}
        """
            .formatted(match, scenario, options, String.join(", ", players), rated);
    publish(
        Envelope.of(
                "1",
                "/lobby-service",
                "seek.joined",
                match,
                Instant.parse("2026-11-21T12:00:00Z"),
                "urn:umpire:schema:seek.joined:1",
                "",
                Client.json(data))
            .bytes());
  }

  private void publish(byte[] value) {
    publisher
        .publish(new Outgoing("lobby.events", match, Map.of(), Payload.of(value)))
        .toCompletableFuture()
        .join();
  }
}
