package umpire.game.play;

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
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** Commands: refused, drafted, repeated, raced and too late. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class CommandsTest {
  private static final String PASS = "{\"type\": \"pass\"}";

  @Test
  void aRefusedCommandSaysByWhichParagraphAndChangesNothing() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
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
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "")).isEqualTo(before);
  }

  @Test
  void aRefusalInTheMiddleRefusesAll() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.TARGET,
            "{\"type\": \"halt\"}")
        .then()
        .statusCode(422)
        .body("index", equalTo(1));
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "")).isEqualTo(before);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").has("draft"))
        .isFalse();
  }

  @Test
  void anOrderOfSeveralChoicesIsADraftThatOnlyItsAuthorSees() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String match = twoPlayerMatch.match();
    JsonNode others = twoPlayerMatch.german().read(match, "");
    JsonNode base = twoPlayerMatch.allied().read(match, "/decision");
    twoPlayerMatch
        .allied()
        .command(match, twoPlayerMatch.allied().decision(match), TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200)
        .body("draft.commands[0].target", equalTo("1811"))
        .body("events.size()", equalTo(0));
    assertThat(twoPlayerMatch.german().read(match, "")).isEqualTo(others);
    assertThat(
            twoPlayerMatch
                .allied()
                .read(match, "/decision")
                .path("decision")
                .path("offers")
                .toString())
        .contains("commit");
    twoPlayerMatch
        .allied()
        .request()
        .delete("/v1/matches/" + match + "/draft/last")
        .then()
        .statusCode(200);
    assertThat(twoPlayerMatch.allied().read(match, "/decision")).isEqualTo(base);
    twoPlayerMatch
        .allied()
        .command(match, twoPlayerMatch.allied().decision(match), TwoPlayerMatch.TARGET);
    twoPlayerMatch
        .allied()
        .request()
        .delete("/v1/matches/" + match + "/draft")
        .then()
        .statusCode(200);
    assertThat(twoPlayerMatch.allied().read(match, "/decision")).isEqualTo(base);
    twoPlayerMatch.assault().then().statusCode(200);
    assertThat(twoPlayerMatch.german().read(match, "/events").path("events").size())
        .isGreaterThan(others.path("seq").asInt());
    assertThat(twoPlayerMatch.allied().read(match, "/decision").has("draft")).isFalse();
  }

  @Test
  void theSameIdHasNoSecondEffectAndTheSameAnswer() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    String id = UUID.randomUUID().toString();
    JsonNode first =
        Client.json(twoPlayerMatch.allied().command(twoPlayerMatch.match(), id, decision, PASS));
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    JsonNode again =
        Client.json(
            twoPlayerMatch
                .allied()
                .command(twoPlayerMatch.match(), id, decision, PASS)
                .then()
                .statusCode(200)
                .extract()
                .response());
    assertThat(again).isEqualTo(first);
    assertThat(again.path("events").size()).isPositive();
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt())
        .isEqualTo(seq);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), id, decision, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
  }

  @Test
  void aRepeatedDraftCommandIsNotDraftedTwice() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), "d", decision, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), "d", decision, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200)
        .body("draft.commands.size()", equalTo(1));
  }

  @Test
  void aDecisionThatIsNoLongerOpenIsRefusedWithTheOneThatIs() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String match = twoPlayerMatch.match();
    int decision = twoPlayerMatch.allied().decision(match);
    twoPlayerMatch
        .german()
        .command(match, decision, PASS)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.waitingFor[0]", equalTo("allied"));
    twoPlayerMatch.allied().command(match, decision, PASS).then().statusCode(200);
    int next = twoPlayerMatch.german().decision(match);
    assertThat(next).isPositive();
    twoPlayerMatch
        .german()
        .command(match, decision, PASS)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"))
        .body("decision.decision.id", equalTo(next));
    twoPlayerMatch
        .german()
        .command(match, 0, PASS)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/decision"));
  }

  @Test
  void withoutADecisionEveryCommandMustBeAFreeAct() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(), twoPlayerMatch.allied().decision(twoPlayerMatch.match()), PASS);
    JsonNode before = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/decision");
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
    twoPlayerMatch
        .german()
        .command(twoPlayerMatch.match(), 0, reveal, PASS)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/decision"));
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/decision")).isEqualTo(before);
    twoPlayerMatch.german().command(twoPlayerMatch.match(), 0, reveal).then().statusCode(200);
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/decision"))
        .isNotEqualTo(before);
  }

  @Test
  void ofThirtyTwoWhoSayTheSameAtOnceOneIsHeard() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    int before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    List<Integer> statuses =
        atOnce(32, () -> twoPlayerMatch.allied().command(twoPlayerMatch.match(), decision, PASS))
            .stream()
            .map(Response::statusCode)
            .sorted()
            .toList();
    assertThat(statuses.getFirst()).isEqualTo(200);
    assertThat(statuses.subList(1, 32)).containsOnly(409);
    JsonNode events =
        twoPlayerMatch
            .allied()
            .read(twoPlayerMatch.match(), "/events?after=" + before)
            .path("events");
    assertThat(events.valueStream().filter(event -> event.path("type").asText().equals("passed")))
        .hasSizeLessThanOrEqualTo(1);
    assertThat(twoPlayerMatch.german().decision(twoPlayerMatch.match())).isPositive();
  }

  @Test
  void oneCommandSentThirtyTwoTimesAtOnceHasOneEffectAndOneAnswer() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    List<Response> answers =
        atOnce(
            32,
            () -> twoPlayerMatch.allied().command(twoPlayerMatch.match(), "same", decision, PASS));
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
