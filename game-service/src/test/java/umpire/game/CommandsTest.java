package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** Commands: refused, drafted, repeated, raced and too late. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class CommandsTest {
  private static final String PASS = "{\"type\": \"pass\"}";

  @Test
  void aRefusedCommandSaysByWhichParagraphAndChangesNothing() {
    Duel duel = Duel.begin();
    JsonNode before = duel.allied().read(duel.match(), "");
    duel.allied()
        .command(
            duel.match(),
            duel.allied().decision(duel.match()),
            "{\"type\": \"assault-hex\", \"target\": \"2305\"}")
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:refused"))
        .body("index", equalTo(0))
        .body("findings[0].rule", notNullValue())
        .body("findings[0].because", notNullValue())
        .body("findings[0].reason.type", notNullValue())
        .body("findings[0].effect.type", equalTo("forbids"));
    assertThat(duel.allied().read(duel.match(), "")).isEqualTo(before);
  }

  @Test
  void aRefusalInTheMiddleRefusesAll() {
    Duel duel = Duel.begin();
    JsonNode before = duel.allied().read(duel.match(), "");
    duel.allied()
        .command(
            duel.match(), duel.allied().decision(duel.match()), Duel.TARGET, "{\"type\": \"halt\"}")
        .then()
        .statusCode(422)
        .body("index", equalTo(1));
    assertThat(duel.allied().read(duel.match(), "")).isEqualTo(before);
    assertThat(duel.allied().read(duel.match(), "/decision").has("draft")).isFalse();
  }

  @Test
  void anOrderOfSeveralChoicesIsADraftThatOnlyItsAuthorSees() {
    Duel duel = Duel.begin();
    String match = duel.match();
    JsonNode others = duel.german().read(match, "");
    JsonNode base = duel.allied().read(match, "/decision");
    duel.allied()
        .command(match, duel.allied().decision(match), Duel.TARGET)
        .then()
        .statusCode(200)
        .body("draft.commands[0].target", equalTo("1811"))
        .body("events.size()", equalTo(0));
    assertThat(duel.german().read(match, "")).isEqualTo(others);
    assertThat(duel.allied().read(match, "/decision").path("decision").path("offers").toString())
        .contains("commit");
    duel.allied().request().delete("/v1/matches/" + match + "/draft/last").then().statusCode(200);
    assertThat(duel.allied().read(match, "/decision")).isEqualTo(base);
    duel.allied().command(match, duel.allied().decision(match), Duel.TARGET);
    duel.allied().request().delete("/v1/matches/" + match + "/draft").then().statusCode(200);
    assertThat(duel.allied().read(match, "/decision")).isEqualTo(base);
    duel.assault().then().statusCode(200);
    assertThat(duel.german().read(match, "/events").path("events").size())
        .isGreaterThan(others.path("seq").asInt());
    assertThat(duel.allied().read(match, "/decision").has("draft")).isFalse();
  }

  @Test
  void theSameIdHasNoSecondEffectAndTheSameAnswer() {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    String id = UUID.randomUUID().toString();
    JsonNode first = Client.json(duel.allied().command(duel.match(), id, decision, PASS));
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    JsonNode again =
        Client.json(
            duel.allied()
                .command(duel.match(), id, decision, PASS)
                .then()
                .statusCode(200)
                .extract()
                .response());
    assertThat(again).isEqualTo(first);
    assertThat(again.path("events").size()).isPositive();
    assertThat(duel.allied().read(duel.match(), "").path("seq").asInt()).isEqualTo(seq);
    duel.allied()
        .command(duel.match(), id, decision, Duel.TARGET)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
  }

  @Test
  void aRepeatedDraftCommandIsNotDraftedTwice() {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    duel.allied().command(duel.match(), "d", decision, Duel.TARGET).then().statusCode(200);
    duel.allied()
        .command(duel.match(), "d", decision, Duel.TARGET)
        .then()
        .statusCode(200)
        .body("draft.commands.size()", equalTo(1));
  }

  @Test
  void aDecisionThatIsNoLongerOpenIsToldWithTheOneThatIs() {
    Duel duel = Duel.begin();
    String match = duel.match();
    int decision = duel.allied().decision(match);
    duel.german()
        .command(match, decision, PASS)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.waitingFor[0]", equalTo("allied"));
    duel.allied().command(match, decision, PASS).then().statusCode(200);
    int next = duel.german().decision(match);
    assertThat(next).isPositive();
    duel.german()
        .command(match, decision, PASS)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"))
        .body("decision.decision.id", equalTo(next));
    duel.german()
        .command(match, 0, PASS)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/decision"));
  }

  @Test
  void withoutADecisionEveryCommandMustBeAFreeAct() {
    Duel duel = Duel.begin();
    duel.allied().command(duel.match(), duel.allied().decision(duel.match()), PASS);
    JsonNode before = duel.german().read(duel.match(), "/decision");
    String token =
        before
            .path("free")
            .path(0)
            .path("parameters")
            .path(0)
            .path("domain")
            .path("values")
            .path(0)
            .asText();
    String reveal = "{\"type\": \"reveal\", \"token\": \"%s\"}".formatted(token);
    duel.german()
        .command(duel.match(), 0, reveal, PASS)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/decision"));
    assertThat(duel.german().read(duel.match(), "/decision")).isEqualTo(before);
    duel.german().command(duel.match(), 0, reveal).then().statusCode(200);
    assertThat(duel.german().read(duel.match(), "/decision")).isNotEqualTo(before);
  }

  @Test
  void ofThirtyTwoWhoSayTheSameAtOnceOneIsHeard() throws Exception {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    int before = duel.allied().read(duel.match(), "").path("seq").asInt();
    List<Integer> statuses =
        atOnce(32, () -> duel.allied().command(duel.match(), decision, PASS)).stream()
            .map(Response::statusCode)
            .sorted()
            .toList();
    assertThat(statuses.getFirst()).isEqualTo(200);
    assertThat(statuses.subList(1, 32)).containsOnly(409);
    JsonNode events = duel.allied().read(duel.match(), "/events?after=" + before).path("events");
    assertThat(events.valueStream().filter(event -> event.path("type").asText().equals("passed")))
        .hasSizeLessThanOrEqualTo(1);
    assertThat(duel.german().decision(duel.match())).isPositive();
  }

  @Test
  void oneCommandSentThirtyTwoTimesAtOnceHasOneEffectAndOneAnswer() throws Exception {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    List<Response> answers =
        atOnce(32, () -> duel.allied().command(duel.match(), "same", decision, PASS));
    assertThat(answers).allMatch(answer -> answer.statusCode() == 200);
    assertThat(answers.stream().map(answer -> Client.json(answer).path("events")).distinct())
        .hasSize(1);
  }

  private static List<Response> atOnce(int times, Callable<Response> call) throws Exception {
    try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Response>> all = new ArrayList<>();
      for (int i = 0; i < times; i++) {
        all.add(callers.submit(call));
      }
      List<Response> answers = new ArrayList<>();
      for (Future<Response> one : all) {
        answers.add(one.get());
      }
      return answers;
    }
  }
}
