package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Payload;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.Duel;
import umpire.game.testing.Patience;
import umpire.local.testing.HostResource;
import umpire.wire.Envelope;
import umpire.wire.Requested;

/** Questions to the other services: asked until answered, and answered once. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class QuestionsTest {
  @Inject Adjudicator adjudicator;

  @BeforeEach
  void nobodyAnswers() {
    adjudicator.silent(true);
  }

  @AfterEach
  void somebodyAnswers() {
    adjudicator.silent(false);
  }

  /** A match that waits for the supply desk, and the first time it was asked. */
  private Duel waiting() {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    duel.allied().command(duel.match(), decision, Duel.TARGET).then().statusCode(200);
    Response answer =
        duel.allied()
            .post(
                duel.match(),
                "/commands",
                Client.body(
                    "assault", duel.allied().decision(duel.match()), List.of(duel.commitment())));
    answer
        .then()
        .statusCode(202)
        .body("question", equalTo("supply"))
        .body("waitingFor.size()", equalTo(0));
    Patience.until("a question", () -> !adjudicator.asked(duel.match()).isEmpty());
    return duel;
  }

  private Envelope answerTo(Duel duel) {
    Payload question = adjudicator.asked(duel.match()).getLast();
    return adjudicator.reported(Envelope.read(question.bytes()), Adjudicator.read(question));
  }

  private static String status(Duel duel) {
    return duel.allied().read(duel.match(), "").path("status").asText();
  }

  private static boolean asks(Duel duel, String desk) {
    JsonNode decision = duel.german().read(duel.match(), "/decision");
    return decision.path("question").asText("").equals(desk);
  }

  @Test
  void anUnansweredQuestionIsAskedAgainInTheSameBytesUntilTheMatchSaysThatItStalls() {
    Duel duel = waiting();
    Patience.until("asked again", () -> adjudicator.asked(duel.match()).size() >= 3);
    assertThat(adjudicator.asked(duel.match()).stream().distinct()).hasSize(1);
    duel.allied()
        .command(duel.match(), 1, "{\"type\": \"pass\"}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.question", equalTo("supply"));
    Patience.until("stalled", () -> status(duel).equals("stalled"));
    assertThat(duel.german().read(duel.match(), "").path("stalled").asText()).contains("question");
    int asked = adjudicator.asked(duel.match()).size();
    adjudicator.silent(false);
    Client.of("admin", "admin")
        .request()
        .post("/v1/admin/matches/" + duel.match() + "/ask-again")
        .then()
        .statusCode(200)
        .body("asked", equalTo(true));
    Patience.until("going on", () -> !asks(duel, "supply") && !asks(duel, "combat"));
    assertThat(adjudicator.asked(duel.match())).hasSizeGreaterThan(asked);
    assertThat(status(duel)).isIn("playing", "over");
  }

  @Test
  void onlyTheAnswerToTheOpenQuestionCountsAndOnlyOnce() throws Exception {
    Duel duel = waiting();
    String match = duel.match();
    Envelope right = answerTo(duel);
    Requested request = Adjudicator.read(adjudicator.asked(match).getFirst());
    JsonNode report = right.data().path("report");
    Requested other = question(request, match + "/99", match);
    Requested stranger = question(request, UUID.randomUUID() + "/1", UUID.randomUUID().toString());
    adjudicator.send(Adjudicator.envelope("supply.reported", other, report));
    adjudicator.send(Adjudicator.envelope("supply.reported", stranger, report));
    adjudicator.send(Adjudicator.envelope("combat.reported", request, report));
    adjudicator.send("supply.reported", match, "no envelope");
    assertThat(asks(duel, "supply")).isTrue();
    adjudicator.send(right);
    adjudicator.send(right).toCompletableFuture().get();
    Patience.until("combat", () -> asks(duel, "combat"));
    int seq = duel.allied().read(match, "").path("seq").asInt();
    adjudicator.send(right).toCompletableFuture().get();
    Patience.until("asked", () -> adjudicator.asked(match).getLast().text().contains("combat"));
    Envelope combat = answerTo(duel);
    adjudicator.send(combat);
    adjudicator.send(combat).toCompletableFuture().get();
    Patience.until("no question", () -> !asks(duel, "combat"));
    List<JsonNode> events = duel.events(duel.allied());
    assertThat(events).hasSizeGreaterThan(seq);
    assertThat(events.stream().map(JsonNode::toString).filter(e -> e.contains("\"draws\":[2]")))
        .hasSize(1);
    duel.playOut();
  }

  private static Requested question(Requested request, String question, String match) {
    return new Requested(
        question,
        match,
        request.game(),
        request.edition(),
        request.checksum(),
        request.brief(),
        request.key());
  }

  @Test
  void aReportThatCannotBeUsedStallsTheMatchUntilItIsAskedAgain() {
    Duel duel = waiting();
    Requested request = Adjudicator.read(adjudicator.asked(duel.match()).getFirst());
    JsonNode nonsense = JsonNodeFactory.instance.objectNode().put("type", "nonsense");
    adjudicator.send(Adjudicator.envelope("supply.reported", request, nonsense));
    Patience.until("stalled", () -> status(duel).equals("stalled"));
    assertThat(duel.german().read(duel.match(), "").path("stalled").asText())
        .contains("question")
        .doesNotContain(request.question());
    assertThat(reason(duel)).contains(request.question());
    adjudicator.send(answerTo(duel));
    Patience.until("going on", () -> status(duel).equals("playing"));
  }

  private static String reason(Duel duel) {
    return Client.of("admin", "match:read", "admin")
        .read(duel.match(), "")
        .path("stalled")
        .asText();
  }

  @Test
  void aReportWithOtherDiceThanTheDrawsStallsTheMatch() {
    Duel duel = waiting();
    adjudicator.send(answerTo(duel));
    Patience.until(
        "combat", () -> adjudicator.asked(duel.match()).getLast().text().contains("combat"));
    Envelope right = answerTo(duel);
    Requested request = Adjudicator.read(adjudicator.asked(duel.match()).getLast());
    ObjectNode report = right.data().path("report").deepCopy();
    report.put("die", report.path("die").asInt() % 6 + 1);
    adjudicator.send(Adjudicator.envelope("combat.reported", request, report));
    Patience.until("stalled", () -> status(duel).equals("stalled"));
    assertThat(reason(duel)).contains("dice");
    adjudicator.send(right);
    Patience.until("going on", () -> !asks(duel, "combat"));
    duel.playOut();
  }

  @Test
  void aQuestionInTheDeadLettersStallsItsMatch() {
    Duel duel = waiting();
    Payload question = adjudicator.asked(duel.match()).getFirst();
    adjudicator.send("supply.requested.dead-letter", duel.match(), question.text());
    Patience.until("stalled", () -> status(duel).equals("stalled"));
  }

  @Test
  void aSeatMayGiveUpWhileAQuestionIsOpen() throws Exception {
    Duel duel = waiting();
    Envelope late = answerTo(duel);
    duel.allied().post(duel.match(), "/resign", "").then().statusCode(200);
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    adjudicator.send(late).toCompletableFuture().get();
    adjudicator.silent(false);
    Duel next = Duel.begin();
    next.assault().then().statusCode(200);
    assertThat(status(duel)).isEqualTo("over");
    assertThat(duel.allied().read(duel.match(), "").path("seq").asInt()).isEqualTo(seq);
    assertThat(duel.german().read(duel.match(), "/export").path("draws").size()).isEqualTo(1);
  }

  @Test
  void theRepetitionOfACommandTellsWhatItsReportsBrought() {
    Duel duel = waiting();
    adjudicator.send(answerTo(duel));
    Patience.until("combat", () -> asks(duel, "combat"));
    adjudicator.send(answerTo(duel));
    Patience.until("no question", () -> !asks(duel, "combat"));
    int decision = duel.allied().read(duel.match(), "").path("seq").asInt();
    JsonNode events = duel.allied().read(duel.match(), "/events").path("events");
    assertThat(events.size()).isEqualTo(decision);
  }
}
