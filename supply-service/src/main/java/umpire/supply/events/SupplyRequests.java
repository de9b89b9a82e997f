package umpire.supply.events;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.HandledBatch;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.supply.tracing.RefusedBrief;
import umpire.supply.tracing.Rulebooks;
import umpire.supply.tracing.SupplyRulebook;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;

/**
 * Answers {@code supply.requested}: what one poll returned is traced, published, and only then are
 * its offsets committed. Nothing is kept: a question that comes again gets the same report. One
 * whose edition is not here goes to the dead letters, so that its match stalls and no other waits
 * for it.
 */
@ApplicationScoped
public class SupplyRequests {
  private static final String TOPIC = "supply.reported";
  private static final String SOURCE = "/supply-service";
  private static final String SCHEMA = "urn:umpire:schema:supply.reported:1";
  private static final Map<String, String> HEADERS =
      Map.of("content-type", "application/cloudevents+json; charset=UTF-8");

  private final Publisher publisher;
  private final MessageSpans spans;
  private final Rulebooks rulebooks;
  private final MissingEditions missing;
  private final EditionsFeed editions;
  private final MeterRegistry registry;

  SupplyRequests(
      Publisher publisher,
      MessageSpans spans,
      Rulebooks rulebooks,
      MissingEditions missing,
      EditionsFeed editions,
      MeterRegistry registry) {
    this.publisher = publisher;
    this.spans = spans;
    this.rulebooks = rulebooks;
    this.missing = missing;
    this.editions = editions;
    this.registry = registry;
  }

  void start(@Observes ServiceStarted event, Subscriptions subscriptions) {
    // Only then: a question under an edition that is still to be read would be a dead letter.
    CompletionStage<Void> _ =
        editions
            .start(subscriptions)
            .thenRun(
                () ->
                    subscriptions.start(
                        Subscription.shared("supply-service", "supply.requested"), this::answer));
  }

  CompletionStage<Void> answer(List<Incoming> batch) {
    return spans.batch(
        batch,
        handled ->
            publish(
                batch.stream()
                    .map(ReceivedQuestion::in)
                    .map(
                        receivedQuestion ->
                            answer(receivedQuestion, rulebook(receivedQuestion), handled))
                    .toList()));
  }

  private SupplyRulebook rulebook(ReceivedQuestion receivedQuestion) {
    QuestionRequest asked = receivedQuestion.requested();
    return rulebooks
        .of(asked.game(), asked.edition(), asked.checksum())
        .orElseThrow(() -> missing.of(receivedQuestion));
  }

  private Outgoing answer(
      ReceivedQuestion receivedQuestion, SupplyRulebook rulebook, HandledBatch handled) {
    QuestionRequest asked = receivedQuestion.requested();
    JsonNode report =
        handled.work(
            receivedQuestion.message(),
            "trace",
            Map.of("match", asked.match(), "game", asked.game()),
            () -> timed(asked.game()).record(() -> trace(receivedQuestion, rulebook)));
    return handled.answer(receivedQuestion.message(), answer(receivedQuestion, report));
  }

  /** Only games on the shelf come as far as this, so there are few. */
  private Timer timed(String game) {
    return Timer.builder("umpire.adjudicator.compute")
        .description("What the rules take for one question.")
        .tag("adjudicator", "supply")
        .tag("game", game)
        .register(registry);
  }

  private static JsonNode trace(ReceivedQuestion receivedQuestion, SupplyRulebook rulebook) {
    try {
      return rulebook.json(rulebook.trace(receivedQuestion.requested().brief()));
    } catch (RefusedBrief refused) {
      throw new PoisonMessage(
          receivedQuestion.message(), "/data/brief" + refused.pointer() + ": " + refused.reason());
    }
  }

  private static Outgoing answer(ReceivedQuestion receivedQuestion, JsonNode report) {
    QuestionRequest asked = receivedQuestion.requested();
    Envelope envelope =
        Envelope.of(
            asked.question(),
            SOURCE,
            TOPIC,
            asked.match(),
            Instant.now(),
            SCHEMA,
            receivedQuestion.traceparent(),
            Codec.plain()
                .tree(
                    new QuestionReport(
                        asked.question(), asked.match(), report, asked.briefDigest())));
    return Outgoing.of(TOPIC, asked.match(), HEADERS, envelope.bytes());
  }

  private CompletionStage<Void> publish(List<Outgoing> answers) {
    return CompletableFuture.allOf(
        answers.stream()
            .map(answer -> publisher.publish(answer).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new));
  }
}
