package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** R52: what a viewer saw at a number of its own; its own log; limits. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class PastTest {
  private static final String STEP =
      "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";

  @Test
  void R52_everyViewerSeesAgainWhatItSaw() {
    Duel duel = Duel.begin();
    Client anybody = Client.of("cleo");
    Map<Client, NavigableMap<Integer, JsonNode>> seen = new HashMap<>();
    Runnable look =
        () -> {
          for (Client client : new Client[] {duel.allied(), duel.german(), anybody}) {
            JsonNode header = client.read(duel.match(), "");
            seen.computeIfAbsent(client, _ -> new TreeMap<>())
                .put(header.path("seq").asInt(), header);
          }
        };
    look.run();
    step(duel);
    look.run();
    undo(duel);
    look.run();
    duel.assault().then().statusCode(200);
    look.run();
    duel.playOut();
    look.run();
    seen.forEach(
        (client, bySeq) -> {
          int last = bySeq.lastKey();
          for (int seq = 0; seq <= last; seq++) {
            JsonNode then = client.read(duel.match(), "?at=" + seq);
            assertThat(then.path("seq").asInt()).isLessThanOrEqualTo(seq);
            assertThat(then.path("viewer").asText())
                .isEqualTo(Objects.requireNonNull(bySeq.get(last)).path("viewer").asText());
            if (bySeq.containsKey(seq)) {
              JsonNode known = Objects.requireNonNull(bySeq.get(seq));
              for (String member :
                  new String[] {"seq", "view", "status", "waitingFor", "outcome"}) {
                assertThat(then.path(member))
                    .as(member + " at " + seq)
                    .isEqualTo(known.path(member));
              }
            }
          }
        });
    assertThat(duel.allied().read(duel.match(), "?at=0").path("status").asText()).isEqualTo("open");
  }

  @Test
  void aDraftIsNotShownInThePast() {
    Duel duel = Duel.begin();
    JsonNode before = duel.allied().read(duel.match(), "");
    duel.allied().command(duel.match(), 1, Duel.TARGET).then().statusCode(200);
    int seq = before.path("seq").asInt();
    assertThat(duel.allied().read(duel.match(), "?at=" + seq).path("view"))
        .isEqualTo(before.path("view"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "x", "1.5", "99999", "99999999999", " "})
  void aNumberThatWasNotReachedIsRefused(String at) {
    Duel duel = Duel.begin();
    duel.allied()
        .request()
        .queryParam("at", at)
        .get("/v1/matches/" + duel.match())
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo("/at"));
  }

  @Test
  void aSeatHasItsOwnLogAtAnyTime() {
    Duel duel = Duel.begin();
    JsonNode log = duel.german().read(duel.match(), "/export?seat=me");
    assertThat(log.path("format").asText()).isEqualTo("umpire-log@1");
    assertThat(log.path("viewer").asText()).isEqualTo("german");
    assertThat(log.path("events"))
        .isEqualTo(duel.german().read(duel.match(), "/events").path("events"));
    assertThat(log.path("draws"))
        .isEqualTo(duel.german().read(duel.match(), "/dice").path("draws"));
    assertThat(log.has("seed")).isFalse();
    Client.of("cleo")
        .get(duel.match(), "/export?seat=me")
        .then()
        .statusCode(403)
        .body("detail", equalTo("The caller has no seat in this match."));
    RestAssured.get("/v1/matches/" + duel.match() + "/export?seat=me").then().statusCode(403);
    duel.german().get(duel.match(), "/export?seat=allied").then().statusCode(400);
  }

  @Test
  void limitsAreTold() {
    RestAssured.get("/v1/limits")
        .then()
        .statusCode(200)
        .body("limits.name", hasItem("body"))
        .body("limits.find { it.name == 'commands' }.most", equalTo(500))
        .body("limits.find { it.name == 'brief' }.most", equalTo(64 * 1024))
        .body("limits.find { it.name == 'brief-units' }.most", equalTo(24))
        .body("limits.find { it.name == 'brief-cpu' }.most", equalTo(200))
        .body("limits.find { it.name == 'open-seeks' }.most", equalTo(20))
        .body("limits.find { it.name == 'personal-tokens' }.most", equalTo(100))
        .body("limits.find { it.name == 'owned-accounts' }.most", equalTo(20))
        .body("limits.find { it.name == 'webhooks' }.most", equalTo(50))
        .body("rates.name", contains("failed-sign-ins"));
  }

  /** R53: who comes too late is told what is open now, and what he has not been told yet. */
  @Test
  void R53_aStaleCommandIsToldWhatIsOpenAndWhatHasChanged() {
    Duel duel = Duel.begin();
    step(duel);
    undo(duel);
    int open = duel.allied().decision(duel.match());
    duel.allied()
        .command(duel.match(), 1, STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"))
        .body("decision.decision.id", equalTo(open))
        .body("events.type", hasItem("undone"));
    duel.german()
        .command(duel.match(), 1, STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.waitingFor", hasItem("allied"))
        .body("events.size()", equalTo(duel.events(duel.german()).size()));
  }

  private static void step(Duel duel) {
    duel.allied()
        .command(duel.match(), duel.allied().decision(duel.match()), STEP)
        .then()
        .statusCode(200);
  }

  private static void undo(Duel duel) {
    duel.allied()
        .post(duel.match(), "/undo", "{\"commandId\": \"" + UUID.randomUUID() + "\"}")
        .then()
        .statusCode(200);
  }
}
