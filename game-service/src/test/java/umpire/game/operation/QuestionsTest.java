package umpire.game.operation;

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
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

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

  /** A match that waits for the supply adjudicator, which was asked. */
  private TwoPlayerMatch waiting() {
    TwoPlayerMatch twoPlayerMatch = announced();
    announce(twoPlayerMatch, assault(twoPlayerMatch));
    return twoPlayerMatch;
  }

  /** A match in which one command is missing to an assault. */
  private static TwoPlayerMatch announced() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), decision, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    return twoPlayerMatch;
  }

  /** The request with that command. */
  private static String assault(TwoPlayerMatch twoPlayerMatch) {
    return Client.body(
        "assault",
        twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
        List.of(twoPlayerMatch.commitment()));
  }

  private void announce(TwoPlayerMatch twoPlayerMatch, String assault) {
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/commands", assault)
        .then()
        .statusCode(202)
        .body("question", equalTo("supply"))
        .body("waitingFor.size()", equalTo(0));
    Payload _ = question(twoPlayerMatch, "supply");
  }

  /**
   * What the adjudicator was asked, waited for: a match may wait for an adjudicator whose question
   * is still on its way to us, and then the last one that came is another adjudicator's.
   */
  private Payload question(TwoPlayerMatch twoPlayerMatch, String kind) {
    String type = kind + ".requested";
    Supplier<Optional<Payload>> look =
        () ->
            adjudicator.asked(twoPlayerMatch.match()).stream()
                .filter(asked -> Envelope.read(asked.bytes()).type().equals(type))
                .findFirst();
    PollUntil.until("a question to " + kind, () -> look.get().isPresent());
    return look.get().orElseThrow();
  }

  /** The adjudicator's right answer to what it was asked. */
  private Envelope answer(TwoPlayerMatch twoPlayerMatch, String kind) {
    Payload question = question(twoPlayerMatch, kind);
    return adjudicator.reported(Envelope.read(question.bytes()), Adjudicator.read(question));
  }

  private static String status(TwoPlayerMatch twoPlayerMatch) {
    return twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("status").asText();
  }

  private static boolean asks(TwoPlayerMatch twoPlayerMatch, String kind) {
    JsonNode decision = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/decision");
    return decision.path("question").asText("").equals(kind);
  }

  @Test
  void anUnansweredQuestionIsAskedAgainInTheSameBytesUntilTheMatchSaysThatItStalls() {
    TwoPlayerMatch twoPlayerMatch = waiting();
    PollUntil.until("asked again", () -> adjudicator.asked(twoPlayerMatch.match()).size() >= 3);
    assertThat(adjudicator.asked(twoPlayerMatch.match()).stream().distinct()).hasSize(1);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, "{\"type\": \"pass\"}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"))
        .body("decision.question", equalTo("supply"));
    PollUntil.until("stalled", () -> status(twoPlayerMatch).equals("stalled"));
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("stalled").asText())
        .contains("question");
    int asked = adjudicator.asked(twoPlayerMatch.match()).size();
    adjudicator.silent(false);
    Client.of("admin", "admin")
        .request()
        .post("/v1/admin/matches/" + twoPlayerMatch.match() + "/ask-again")
        .then()
        .statusCode(200)
        .body("asked", equalTo(true));
    PollUntil.until(
        "going on", () -> !asks(twoPlayerMatch, "supply") && !asks(twoPlayerMatch, "combat"));
    assertThat(adjudicator.asked(twoPlayerMatch.match())).hasSizeGreaterThan(asked);
    assertThat(status(twoPlayerMatch)).isIn("playing", "over");
  }

  @Test
  void onlyTheAnswerToTheOpenQuestionCountsAndOnlyOnce() throws Exception {
    TwoPlayerMatch twoPlayerMatch = waiting();
    String match = twoPlayerMatch.match();
    Envelope right = answer(twoPlayerMatch, "supply");
    QuestionRequest request = Adjudicator.read(question(twoPlayerMatch, "supply"));
    JsonNode report = right.data().path("report");
    QuestionRequest other = question(request, match + "/99", match);
    QuestionRequest stranger =
        question(request, UUID.randomUUID() + "/1", UUID.randomUUID().toString());
    adjudicator.send(Adjudicator.envelope("supply.reported", other, report));
    adjudicator.send(Adjudicator.envelope("supply.reported", stranger, report));
    adjudicator.send(Adjudicator.envelope("combat.reported", request, report));
    adjudicator.send("supply.reported", match, "no envelope");
    assertThat(asks(twoPlayerMatch, "supply")).isTrue();
    adjudicator.send(right);
    adjudicator.send(right).toCompletableFuture().get();
    PollUntil.until("combat", () -> asks(twoPlayerMatch, "combat"));
    int seq = twoPlayerMatch.allied().read(match, "").path("seq").asInt();
    adjudicator.send(right).toCompletableFuture().get();
    Envelope combat = answer(twoPlayerMatch, "combat");
    adjudicator.send(combat);
    adjudicator.send(combat).toCompletableFuture().get();
    PollUntil.until("no question", () -> !asks(twoPlayerMatch, "combat"));
    List<JsonNode> events = twoPlayerMatch.events(twoPlayerMatch.allied());
    assertThat(events).hasSizeGreaterThan(seq);
    assertThat(events.stream().map(JsonNode::toString).filter(e -> e.contains("\"draws\":[2]")))
        .hasSize(1);
    twoPlayerMatch.playOut();
  }

  /** As after a back-up was restored: the question's number is known, its brief is another. */
  @Test
  void aReportOnAnotherBriefThanWasAskedIsDroppedAndTheRightOneCounts() {
    TwoPlayerMatch twoPlayerMatch = waiting();
    QuestionRequest request = Adjudicator.read(question(twoPlayerMatch, "supply"));
    Envelope right = answer(twoPlayerMatch, "supply");
    ObjectNode brief = request.brief().deepCopy();
    brief.put("of-an-earlier-life", true);
    QuestionRequest other =
        new QuestionRequest(
            request.question(),
            request.match(),
            request.game(),
            request.edition(),
            request.checksum(),
            brief,
            request.key());
    assertThat(other.briefDigest()).isNotEqualTo(request.briefDigest());
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    adjudicator.send(Adjudicator.envelope("supply.reported", other, right.data().path("report")));
    // What follows on the same partition is read after it: once this stalls the match, it was read.
    JsonNode nonsense = JsonNodeFactory.instance.objectNode().put("type", "nonsense");
    adjudicator.send(Adjudicator.envelope("supply.reported", request, nonsense));
    PollUntil.until(
        "stalled by the report", () -> reason(twoPlayerMatch).contains(request.question()));
    assertThat(asks(twoPlayerMatch, "supply")).isTrue();
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt())
        .isEqualTo(seq);
    adjudicator.send(right);
    PollUntil.until("combat", () -> asks(twoPlayerMatch, "combat"));
  }

  private static QuestionRequest question(QuestionRequest request, String question, String match) {
    return new QuestionRequest(
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
    TwoPlayerMatch twoPlayerMatch = waiting();
    QuestionRequest request = Adjudicator.read(question(twoPlayerMatch, "supply"));
    JsonNode nonsense = JsonNodeFactory.instance.objectNode().put("type", "nonsense");
    adjudicator.send(Adjudicator.envelope("supply.reported", request, nonsense));
    // A slow machine may have it stalled before, for want of an answer.
    PollUntil.until(
        "stalled by the report", () -> reason(twoPlayerMatch).contains(request.question()));
    assertThat(status(twoPlayerMatch)).isEqualTo("stalled");
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("stalled").asText())
        .contains("question")
        .doesNotContain(request.question());
    adjudicator.send(answer(twoPlayerMatch, "supply"));
    PollUntil.until("going on", () -> status(twoPlayerMatch).equals("playing"));
  }

  private static String reason(TwoPlayerMatch twoPlayerMatch) {
    return Client.of("admin", "match:read", "admin")
        .read(twoPlayerMatch.match(), "")
        .path("stalled")
        .asText();
  }

  @Test
  void aReportWithOtherDiceThanTheDrawsStallsTheMatch() {
    TwoPlayerMatch twoPlayerMatch = waiting();
    adjudicator.send(answer(twoPlayerMatch, "supply"));
    Envelope right = answer(twoPlayerMatch, "combat");
    QuestionRequest request = Adjudicator.read(question(twoPlayerMatch, "combat"));
    ObjectNode report = right.data().path("report").deepCopy();
    report.put("die", report.path("die").asInt() % 6 + 1);
    adjudicator.send(Adjudicator.envelope("combat.reported", request, report));
    PollUntil.until("stalled by the dice", () -> reason(twoPlayerMatch).contains("dice"));
    assertThat(status(twoPlayerMatch)).isEqualTo("stalled");
    adjudicator.send(right);
    PollUntil.until("going on", () -> !asks(twoPlayerMatch, "combat"));
    twoPlayerMatch.playOut();
  }

  @Test
  void aQuestionInTheDeadLettersStallsItsMatch() {
    TwoPlayerMatch twoPlayerMatch = waiting();
    String question = question(twoPlayerMatch, "supply").text();
    adjudicator.send("supply.requested.dead-letter", twoPlayerMatch.match(), question);
    PollUntil.until("stalled", () -> status(twoPlayerMatch).equals("stalled"));
  }

  @Test
  void aSeatMayGiveUpWhileAQuestionIsOpen() throws Exception {
    TwoPlayerMatch twoPlayerMatch = waiting();
    Envelope late = answer(twoPlayerMatch, "supply");
    twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(200);
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    adjudicator.send(late).toCompletableFuture().get();
    adjudicator.silent(false);
    TwoPlayerMatch next = TwoPlayerMatch.begin();
    next.assault().then().statusCode(200);
    assertThat(status(twoPlayerMatch)).isEqualTo("over");
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt())
        .isEqualTo(seq);
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export").path("draws").size())
        .isEqualTo(1);
  }

  @Test
  void theRepetitionOfACommandReturnsWhatItsReportsBrought() {
    TwoPlayerMatch twoPlayerMatch = announced();
    String match = twoPlayerMatch.match();
    int before = twoPlayerMatch.allied().read(match, "").path("seq").asInt();
    String assault = assault(twoPlayerMatch);
    announce(twoPlayerMatch, assault);
    adjudicator.send(answer(twoPlayerMatch, "supply"));
    PollUntil.until("combat", () -> asks(twoPlayerMatch, "combat"));
    JsonNode half = Client.json(twoPlayerMatch.allied().post(match, "/commands", assault));
    assertThat(half.path("question").asText()).isEqualTo("combat");
    assertThat(types(half)).contains("supply-tested").doesNotContain("assault-fought");
    adjudicator.send(answer(twoPlayerMatch, "combat"));
    PollUntil.until("no question", () -> !asks(twoPlayerMatch, "combat"));
    Response again = twoPlayerMatch.allied().post(match, "/commands", assault);
    again.then().statusCode(200);
    JsonNode whole = Client.json(again);
    assertThat(types(whole)).contains("supply-tested", "assault-fought");
    List<JsonNode> events = twoPlayerMatch.events(twoPlayerMatch.allied());
    assertThat(whole.path("events").valueStream().toList())
        .isEqualTo(events.subList(before, events.size()));
    assertThat(whole.path("seq").asInt()).isEqualTo(events.size());
  }

  private static List<String> types(JsonNode answer) {
    return answer.path("events").valueStream().map(event -> event.path("type").asText()).toList();
  }
}
