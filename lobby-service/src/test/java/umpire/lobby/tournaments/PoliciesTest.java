package umpire.lobby.tournaments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** R33: a host says what players may do; it goes to game-service with each match. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class PoliciesTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}";

  private static final String BULK = "/v1/bulk-matches";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;

  private final Map<String, JsonNode> ordered = new ConcurrentHashMap<>();
  private Subscriptions.Started listening;
  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "lobby.events"), this::note);
  }

  @AfterEach
  void stop() {
    listening.close();
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    for (Incoming message : batch) {
      JsonNode data = json(message.value().text()).path("data");
      if (data.has("players")) {
        ordered.put(data.path("match").asText(), data);
      }
    }
    return CompletableFuture.completedFuture(null);
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException unreadable) {
      throw new AssertionError(text, unreadable);
    }
  }

  private JsonNode policies(String match) {
    Lobby.until(Toy.DEADLINE, "it is ordered", () -> ordered.containsKey(match));
    return ordered.get(match).path("policies");
  }

  private static JsonNode policies(boolean undo, boolean draw, boolean pause) {
    return json("{\"undo\": %s, \"draw\": %s, \"pause\": %s}".formatted(undo, draw, pause));
  }

  private JsonNode played(Event event) {
    event.led("registration");
    event.enter(2);
    event.led("running");
    return policies(event.matches(1).getFirst());
  }

  @Test
  void whatAPlanForbidsGoesWithEachMatch() {
    Event event = Event.make(host, SWISS + ", \"policies\": {\"undo\": \"never\"}");
    assertThat(event.host().request().get(event.path()).jsonPath().getMap("plan.policies"))
        .isEqualTo(Map.of("undo", "never"));
    assertThat(played(event)).isEqualTo(policies(false, true, true));
  }

  @Test
  void aPlanWithoutPoliciesAllowsEverything() {
    assertThat(played(Event.make(host, SWISS))).isEqualTo(policies(true, true, true));
  }

  @Test
  void aPatchChangesOneOfThem() {
    Event event =
        Event.make(host, SWISS + ", \"policies\": {\"undo\": \"never\", \"draw\": \"agreed\"}");
    host.request()
        .contentType("application/merge-patch+json")
        .body("{\"policies\": {\"undo\": null, \"draw\": \"never\", \"pause\": \"never\"}}")
        .patch(event.path())
        .then()
        .statusCode(200)
        .body("plan.policies.undo", nullValue())
        .body("plan.policies.draw", equalTo("never"));
    assertThat(played(event)).isEqualTo(policies(true, false, false));
  }

  @ParameterizedTest
  @CsvSource({"undo, agreed", "undo, ''", "draw, allowed", "draw, sometimes", "pause, allowed"})
  void anotherWordIsRefusedWithItsPlace(String member, String word) {
    String policies = "{\"%s\": \"%s\"}".formatted(member, word);
    Event.made(host, SWISS + ", \"policies\": " + policies)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policies/" + member));
    Event event = Event.make(host, SWISS);
    host.request()
        .contentType("application/merge-patch+json")
        .body("{\"policies\": " + policies + "}")
        .patch(event.path())
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policies/" + member));
  }

  @Test
  void anUnknownPolicyIsRefused() {
    Event.made(host, SWISS + ", \"policies\": {\"cheat\": \"never\"}").then().statusCode(400);
  }

  @Test
  void aRowOfABulkHasPoliciesOfItsOwn() {
    String anna = Lobby.Member.fresh().id();
    List<String> pair = List.of(host.id(), anna);
    List<String> matches =
        host.request()
            .body(
                bulk(
                    Map.of("undo", "never", "pause", "never"),
                    List.of(
                        Map.of("players", pair),
                        Map.of(
                            "players",
                            pair.reversed(),
                            "policies",
                            Map.of("undo", "allowed", "draw", "never")))))
            .post(BULK)
            .then()
            .statusCode(201)
            .extract()
            .path("matches.match");
    assertThat(policies(matches.get(0))).isEqualTo(policies(false, true, false));
    assertThat(policies(matches.get(1))).isEqualTo(policies(true, false, false));
  }

  @Test
  void wrongPoliciesOfABulkAreNamedWithTheirRow() {
    String anna = Lobby.Member.fresh().id();
    List<String> pair = List.of(host.id(), anna);
    host.request()
        .body(
            bulk(
                Map.of(),
                List.of(
                    Map.of("players", pair, "policies", Map.of("draw", "always")),
                    Map.of("players", pair.reversed(), "policies", Map.of("pause", "allowed")))))
        .post(BULK)
        .then()
        .statusCode(400)
        .body("errors.pointer", contains("/matches/0/policies/draw", "/matches/1/policies/pause"));
    host.request()
        .body(bulk(Map.of("undo", "agreed"), List.of(Map.of("players", pair))))
        .post(BULK)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policies/undo"));
  }

  private static Map<String, Object> bulk(
      Map<String, String> policies, List<Map<String, Object>> rows) {
    return Map.of(
        "id", "evening", "game", "toy", "scenario", "small", "policies", policies, "matches", rows);
  }
}
