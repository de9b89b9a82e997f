package umpire.game.matches;

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
import umpire.game.testing.TwoPlayerMatch;
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
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client anybody = Client.of("cleo");
    Map<Client, NavigableMap<Integer, JsonNode>> seen = new HashMap<>();
    Runnable look =
        () -> {
          for (Client client :
              new Client[] {twoPlayerMatch.allied(), twoPlayerMatch.german(), anybody}) {
            JsonNode header = client.read(twoPlayerMatch.match(), "");
            seen.computeIfAbsent(client, _ -> new TreeMap<>())
                .put(header.path("seq").asInt(), header);
          }
        };
    look.run();
    step(twoPlayerMatch);
    look.run();
    undo(twoPlayerMatch);
    look.run();
    twoPlayerMatch.assault().then().statusCode(200);
    look.run();
    twoPlayerMatch.playOut();
    look.run();
    seen.forEach(
        (client, bySeq) -> {
          int last = bySeq.lastKey();
          for (int seq = 0; seq <= last; seq++) {
            JsonNode then = client.read(twoPlayerMatch.match(), "?at=" + seq);
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
    assertThat(
            twoPlayerMatch.allied().read(twoPlayerMatch.match(), "?at=0").path("status").asText())
        .isEqualTo("open");
  }

  @Test
  void aDraftIsNotShownInThePast() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    int seq = before.path("seq").asInt();
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "?at=" + seq).path("view"))
        .isEqualTo(before.path("view"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "x", "1.5", "99999", "99999999999", " "})
  void aNumberThatWasNotReachedIsRefused(String at) {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .request()
        .queryParam("at", at)
        .get("/v1/matches/" + twoPlayerMatch.match())
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo("/at"));
  }

  @Test
  void aSeatHasItsOwnLogAtAnyTime() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode log = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export?seat=me");
    assertThat(log.path("format").asText()).isEqualTo("umpire-log@1");
    assertThat(log.path("viewer").asText()).isEqualTo("german");
    assertThat(log.path("events"))
        .isEqualTo(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/events").path("events"));
    assertThat(log.path("draws"))
        .isEqualTo(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/dice").path("draws"));
    assertThat(log.has("seed")).isFalse();
    Client.of("cleo")
        .get(twoPlayerMatch.match(), "/export?seat=me")
        .then()
        .statusCode(403)
        .body("detail", equalTo("The caller has no seat in this match."));
    RestAssured.get("/v1/matches/" + twoPlayerMatch.match() + "/export?seat=me")
        .then()
        .statusCode(403);
    twoPlayerMatch
        .german()
        .get(twoPlayerMatch.match(), "/export?seat=allied")
        .then()
        .statusCode(400);
  }

  @Test
  void limitsAreReturned() {
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
        .body("limits.find { it.name == 'open-tournaments' }.most", equalTo(50))
        .body("rates.name", contains("failed-sign-ins"));
  }

  /** R53: who comes too late receives what is open now, and what they have not been shown yet. */
  @Test
  void R53_theRefusalOfAStaleCommandSaysWhatIsOpenAndWhatHasChanged() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    step(twoPlayerMatch);
    undo(twoPlayerMatch);
    int open = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"))
        .body("decision.decision.id", equalTo(open))
        .body("events.type", hasItem("undone"));
    twoPlayerMatch
        .german()
        .command(twoPlayerMatch.match(), 1, STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.waitingFor", hasItem("allied"))
        .body("events.size()", equalTo(twoPlayerMatch.events(twoPlayerMatch.german()).size()));
  }

  private static void step(TwoPlayerMatch twoPlayerMatch) {
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(), twoPlayerMatch.allied().decision(twoPlayerMatch.match()), STEP)
        .then()
        .statusCode(200);
  }

  private static void undo(TwoPlayerMatch twoPlayerMatch) {
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"" + UUID.randomUUID() + "\"}")
        .then()
        .statusCode(200);
  }
}
