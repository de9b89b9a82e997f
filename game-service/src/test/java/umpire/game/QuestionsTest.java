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
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
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

  /** A match that waits for the supply desk, which was asked. */
  private Duel waiting() {
    Duel duel = announced();
    announce(duel, assault(duel));
    return duel;
  }

  /** A match in which one command is missing to an assault. */
  private static Duel announced() {
    Duel duel = Duel.begin();
    int decision = duel.allied().decision(duel.match());
    duel.allied().command(duel.match(), decision, Duel.TARGET).then().statusCode(200);
    return duel;
  }

  /** The request with that command. */
  private static String assault(Duel duel) {
    return Client.body("assault", duel.allied().decision(duel.match()), List.of(duel.commitment()));
  }

  private void announce(Duel duel, String assault) {
    duel.allied()
        .post(duel.match(), "/commands", assault)
        .then()
        .statusCode(202)
        .body("question", equalTo("supply"))
        .body("waitingFor.size()", equalTo(0));
    Payload _ = question(duel, "supply");
  }

  /**
   * What the desk was asked, waited for: a match may wait for a desk whose question is still on its
   * way to us, and then the last one that came is another desk's.
   */
  private Payload question(Duel duel, String desk) {
    String type = desk + ".requested";
    Supplier<Optional<Payload>> look =
        () ->
            adjudicator.asked(duel.match()).stream()
                .filter(asked -> Envelope.read(asked.bytes()).type().equals(type))
                .findFirst();
    Patience.until("a question to " + desk, () -> look.get().isPresent());
    return look.get().orElseThrow();
  }

  /** The desk's right answer to what it was asked. */
  private Envelope answer(Duel duel, String desk) {
    Payload question = question(duel, desk);
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
    Envelope right = answer(duel, "supply");
    Requested request = Adjudicator.read(question(duel, "supply"));
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
    Envelope combat = answer(duel, "combat");
    adjudicator.send(combat);
    adjudicator.send(combat).toCompletableFuture().get();
    Patience.until("no question", () -> !asks(duel, "combat"));
    List<JsonNode> events = duel.events(duel.allied());
    assertThat(events).hasSizeGreaterThan(seq);
    assertThat(events.stream().map(JsonNode::toString).filter(e -> e.contains("\"draws\":[2]")))
        .hasSize(1);
    duel.playOut();
  }

  /** As after a back-up was restored: the question's number is known, its brief is another. */
  @Test
  void aReportOnAnotherBriefThanWasAskedIsDroppedAndTheRightOneCounts() {
    Duel duel = waiting();
    Requested request = Adjudicator.read(question(duel, "supply"));
    Envelope right = answer(duel, "supply");
    ObjectNode brief = request.brief().deepCopy();
    brief.put("of-an-earlier-life", true);
    Requested other =
        new Requested(
            request.question(),
            request.match(),
            request.game(),
            request.edition(),
            request.checksum(),
            brief,
            request.key());
    assertThat(other.briefDigest()).isNotEqualTo(request.briefDigest());
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    adjudicator.send(Adjudicator.envelope("supply.reported", other, right.data().path("report")));
    // What follows on the same partition is read after it: once this stalls the match, it was read.
    JsonNode nonsense = JsonNodeFactory.instance.objectNode().put("type", "nonsense");
    adjudicator.send(Adjudicator.envelope("supply.reported", request, nonsense));
    Patience.until("stalled by the report", () -> reason(duel).contains(request.question()));
    assertThat(asks(duel, "supply")).isTrue();
    assertThat(duel.allied().read(duel.match(), "").path("seq").asInt()).isEqualTo(seq);
    adjudicator.send(right);
    Patience.until("combat", () -> asks(duel, "combat"));
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
    Requested request = Adjudicator.read(question(duel, "supply"));
    JsonNode nonsense = JsonNodeFactory.instance.objectNode().put("type", "nonsense");
    adjudicator.send(Adjudicator.envelope("supply.reported", request, nonsense));
    // A slow machine may have it stalled before, for want of an answer.
    Patience.until("stalled by the report", () -> reason(duel).contains(request.question()));
    assertThat(status(duel)).isEqualTo("stalled");
    assertThat(duel.german().read(duel.match(), "").path("stalled").asText())
        .contains("question")
        .doesNotContain(request.question());
    adjudicator.send(answer(duel, "supply"));
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
    adjudicator.send(answer(duel, "supply"));
    Envelope right = answer(duel, "combat");
    Requested request = Adjudicator.read(question(duel, "combat"));
    ObjectNode report = right.data().path("report").deepCopy();
    report.put("die", report.path("die").asInt() % 6 + 1);
    adjudicator.send(Adjudicator.envelope("combat.reported", request, report));
    Patience.until("stalled by the dice", () -> reason(duel).contains("dice"));
    assertThat(status(duel)).isEqualTo("stalled");
    adjudicator.send(right);
    Patience.until("going on", () -> !asks(duel, "combat"));
    duel.playOut();
  }

  @Test
  void aQuestionInTheDeadLettersStallsItsMatch() {
    Duel duel = waiting();
    String question = question(duel, "supply").text();
    adjudicator.send("supply.requested.dead-letter", duel.match(), question);
    Patience.until("stalled", () -> status(duel).equals("stalled"));
  }

  @Test
  void aSeatMayGiveUpWhileAQuestionIsOpen() throws Exception {
    Duel duel = waiting();
    Envelope late = answer(duel, "supply");
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
    Duel duel = announced();
    String match = duel.match();
    int before = duel.allied().read(match, "").path("seq").asInt();
    String assault = assault(duel);
    announce(duel, assault);
    adjudicator.send(answer(duel, "supply"));
    Patience.until("combat", () -> asks(duel, "combat"));
    JsonNode half = Client.json(duel.allied().post(match, "/commands", assault));
    assertThat(half.path("question").asText()).isEqualTo("combat");
    assertThat(types(half)).contains("supply-tested").doesNotContain("assault-fought");
    adjudicator.send(answer(duel, "combat"));
    Patience.until("no question", () -> !asks(duel, "combat"));
    Response again = duel.allied().post(match, "/commands", assault);
    again.then().statusCode(200);
    JsonNode whole = Client.json(again);
    assertThat(types(whole)).contains("supply-tested", "assault-fought");
    List<JsonNode> events = duel.events(duel.allied());
    assertThat(whole.path("events").valueStream().toList())
        .isEqualTo(events.subList(before, events.size()));
    assertThat(whole.path("seq").asInt()).isEqualTo(events.size());
  }

  private static List<String> types(JsonNode answer) {
    return answer.path("events").valueStream().map(event -> event.path("type").asText()).toList();
  }
}
