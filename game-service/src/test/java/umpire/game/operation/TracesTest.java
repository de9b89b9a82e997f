package umpire.game.operation;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.RecordedSpans;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.message.Envelope;

/**
 * One trace from the request to the last event, over two questions to other services, whose
 * adjudicators are played here. {@code ./umpire verify traces} asserts the same of the running
 * house.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class TracesTest {
  private static final String CALLER = "b7ad6b7169203331";

  /** What follows from the command, each the child of the one before it. */
  private static final List<String> WAY =
      List.of(
          "POST /v1/matches/{id}/commands",
          "send supply.requested",
          "process supply.requested",
          "send supply.reported",
          "process supply.reported",
          "send combat.requested",
          "process combat.requested",
          "send combat.reported",
          "process combat.reported",
          "send match.events");

  @Inject RecordedSpans recorded;
  @Inject Adjudicator adjudicator;

  @Test
  void theSpansOfACommandLeadFromTheRequestToTheLastEvent() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    String trace = UUID.randomUUID().toString().replace("-", "");
    twoPlayerMatch
        .allied()
        .request()
        .header("Prefer", "wait=30")
        .header("traceparent", "00-" + trace + "-" + CALLER + "-01")
        .body(
            Client.body(
                "the-assault",
                twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
                List.of(twoPlayerMatch.commitment())))
        .post("/v1/matches/" + twoPlayerMatch.match() + "/commands")
        .then()
        .statusCode(200);

    String parent = CALLER;
    for (String name : WAY) {
      String above = parent;
      PollUntil.until(name, () -> recorded.child(trace, above, name).isPresent());
      SpanData span = recorded.child(trace, above, name).orElseThrow();
      assertThat(span.getKind()).as(name).isEqualTo(kind(name));
      parent = span.getSpanId();
    }
    assertThat(requestSpan(trace).getAttributes().get(AttributeKey.stringKey("umpire.match")))
        .isEqualTo(twoPlayerMatch.match());
    // Each of its three transactions was shown to everybody, once.
    assertThat(recorded.of(trace))
        .filteredOn(span -> span.getName().equals("send match.events"))
        .hasSize(3);
    assertThat(recorded.of(trace).toString()).doesNotContain(twoPlayerMatch.allied().token());
  }

  private SpanData requestSpan(String trace) {
    return recorded.child(trace, CALLER, WAY.getFirst()).orElseThrow();
  }

  private static SpanKind kind(String name) {
    return switch (name.substring(0, name.indexOf(' '))) {
      case "send" -> SpanKind.PRODUCER;
      case "process" -> SpanKind.CONSUMER;
      default -> SpanKind.SERVER;
    };
  }

  @Test
  void aQuestionThatIsAskedAgainIsStillOfTheCommandThatCausedIt() {
    adjudicator.silent(true);
    try {
      TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
      twoPlayerMatch
          .allied()
          .command(
              twoPlayerMatch.match(),
              twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
              TwoPlayerMatch.TARGET)
          .then()
          .statusCode(200);
      String trace = UUID.randomUUID().toString().replace("-", "");
      twoPlayerMatch
          .allied()
          .request()
          .header("traceparent", "00-" + trace + "-" + CALLER + "-01")
          .body(
              Client.body(
                  "unanswered",
                  twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
                  List.of(twoPlayerMatch.commitment())))
          .post("/v1/matches/" + twoPlayerMatch.match() + "/commands")
          .then()
          .statusCode(202);
      PollUntil.until("asked again", () -> asked(trace).size() >= 2);
      assertThat(asked(trace))
          .allMatch(span -> span.getParentSpanId().equals(requestSpan(trace).getSpanId()));
      // The bytes are the same each time; only the header says that it was sent anew.
      assertThat(adjudicator.asked(twoPlayerMatch.match()).stream().distinct()).hasSize(1);
      assertThat(
              Envelope.read(adjudicator.asked(twoPlayerMatch.match()).getFirst().bytes())
                  .traceparent())
          .isEqualTo("00-" + trace + "-" + requestSpan(trace).getSpanId() + "-01");
    } finally {
      adjudicator.silent(false);
    }
  }

  private List<SpanData> asked(String trace) {
    return recorded.of(trace).stream()
        .filter(span -> span.getName().equals("send supply.requested"))
        .toList();
  }
}
