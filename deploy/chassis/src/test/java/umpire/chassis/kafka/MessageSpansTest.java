package umpire.chassis.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Scope;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Subscriptions.Started;
import umpire.chassis.testing.RecordedSpans;
import umpire.chassis.trace.TraceContext;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class MessageSpansTest {
  private static final Duration DEADLINE = Duration.ofSeconds(60);
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e47";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject MessageSpans spans;
  @Inject RecordedSpans recorded;
  @Inject OpenTelemetry telemetry;
  @Inject Topics topics;

  @Test
  void a_message_is_sent_and_handled_in_the_trace_that_caused_it() throws Exception {
    topics.make("followed");
    Queue<String> seen = new ConcurrentLinkedQueue<>();
    MessageHandler following =
        batch ->
            Uni.join()
                .all(
                    batch.stream()
                        .map(
                            message ->
                                spans.each(
                                    message,
                                    Map.of("match", message.key()),
                                    () -> slowly(message, seen)))
                        .toList())
                .andFailFast()
                .replaceWithVoid()
                .subscribeAsCompletionStage();
    Span cause = telemetry.getTracer("test").spanBuilder("cause").startSpan();
    try (Started _ = subscriptions.start(Subscription.shared("g", "followed"), following)) {
      try (Scope _ = cause.makeCurrent()) {
        publish("followed", "one", "");
        publish("followed", "two", "");
      }
      publish("followed", "three", traceparent("01"));
      publish("followed", "four", "");
      await().atMost(DEADLINE).until(() -> seen.size() >= 4);
    }
    cause.end();

    String trace = cause.getSpanContext().getTraceId();
    await().atMost(DEADLINE).until(() -> recorded.of(trace).size() >= 5);
    List<SpanData> sent = named(trace, "send followed");
    assertThat(sent).hasSize(2).allMatch(span -> span.getKind() == SpanKind.PRODUCER);
    assertThat(sent)
        .allMatch(span -> span.getParentSpanId().equals(cause.getSpanContext().getSpanId()));
    assertThat(sent)
        .allMatch(span -> recorded.child(trace, span.getSpanId(), "process followed").isPresent());
    // Side by side, and yet each in its own: where it stood, and with its own label.
    assertThat(seen).hasSize(4).doesNotHaveDuplicates();
    for (SpanData handled : named(trace, "process followed")) {
      assertThat(seen)
          .anyMatch(
              entry ->
                  entry.endsWith(" 00-" + trace + "-" + handled.getSpanId() + "-01")
                      && entry.startsWith(label(handled)));
    }
    await().atMost(DEADLINE).until(() -> named(TRACE + "01", "process followed").size() == 1);
    // What nobody caused is sent without a span, and handled in a trace of its own.
    assertThat(seen).anyMatch(entry -> entry.startsWith("four 00-"));
  }

  private static String label(SpanData span) {
    return Objects.requireNonNull(span.getAttributes().get(AttributeKey.stringKey("umpire.match")));
  }

  /** Reports where it stands after a while, when others have begun. */
  private static Uni<Void> slowly(Incoming message, Queue<String> seen) {
    return Uni.createFrom()
        .item(message)
        .onItem()
        .delayIt()
        .by(Duration.ofMillis(20))
        .emitOn(onThisContext())
        .invoke(_ -> seen.add(MDC.get("match") + " " + TraceContext.current()))
        .replaceWithVoid();
  }

  private static Executor onThisContext() {
    Context here = Vertx.currentContext();
    return task -> here.runOnContext(_ -> task.run());
  }

  @Test
  void a_message_without_a_header_goes_on_where_its_envelope_says() {
    String envelope =
        "{\"id\":\"1\",\"x\":{\"traceparent\":\"no\"},\"traceparent\":\"%s\",\"data\":{}}"
            .formatted(traceparent("02"));
    Incoming message = incoming(Map.of(), envelope);
    assertThat(message.sentAt()).isEqualTo(traceparent("02"));
    assertThat(incoming(Map.of("traceparent", traceparent("03")), envelope).sentAt())
        .isEqualTo(traceparent("03"));
    assertThat(incoming(Map.of(), "{\"data\":{\"traceparent\":\"no\"}}").sentAt()).isEmpty();
    assertThat(incoming(Map.of(), "no JSON").sentAt()).isEmpty();
    assertThat(incoming(Map.of(), "").sentAt()).isEmpty();
  }

  @Test
  void a_batch_that_fails_names_the_message_and_nothing_of_its_content() {
    Incoming good = incoming(Map.of("traceparent", traceparent("04")), "");
    Incoming bad = incoming(Map.of("traceparent", traceparent("05")), "");
    CompletableFuture<Void> failed =
        spans
            .batch(
                List.of(good, bad),
                batch -> {
                  batch.work(good, "reckon", Map.of("match", "m"), () -> 1);
                  return CompletableFuture.<Void>failedFuture(new PoisonMessage(bad, "a secret"));
                })
            .toCompletableFuture();
    assertThat(failed).isCompletedExceptionally();
    SpanData handled = named(TRACE + "04", "process t").getFirst();
    assertThat(handled.getParentSpanId()).isEqualTo("00f067aa0ba902b7");
    assertThat(handled.getStatus().getStatusCode()).isEqualTo(StatusCode.UNSET);
    assertThat(named(TRACE + "04", "reckon").getFirst().getParentSpanId())
        .isEqualTo(handled.getSpanId());
    SpanData poison = named(TRACE + "05", "process t").getFirst();
    assertThat(poison.getStatus().getStatusCode()).isEqualTo(StatusCode.ERROR);
    assertThat(poison.toString()).doesNotContain("secret");
  }

  @Test
  void a_piece_of_work_is_labelled_while_it_lasts() {
    Incoming message = incoming(Map.of("traceparent", traceparent("06")), "");
    AtomicInteger done = new AtomicInteger();
    CompletableFuture<Void> all =
        spans
            .batch(
                List.of(message),
                batch -> {
                  String inside =
                      batch.work(
                          message,
                          "reckon",
                          Map.of("match", "m-6"),
                          () -> MDC.get("match") + " " + TraceContext.current());
                  assertThat(inside).startsWith("m-6 00-" + TRACE + "06-");
                  assertThat(MDC.get("match")).isNull();
                  assertThat(TraceContext.current()).isEmpty();
                  Outgoing answer =
                      batch.answer(message, Outgoing.of("a", "k", Map.of("x", "y"), new byte[0]));
                  assertThat(answer.headers()).containsEntry("x", "y");
                  assertThat(answer.cause()).startsWith("00-" + TRACE + "06-");
                  done.incrementAndGet();
                  return CompletableFuture.<Void>completedFuture(null);
                })
            .toCompletableFuture();
    assertThat(all).isCompleted();
    assertThat(done).hasValue(1);
  }

  private List<SpanData> named(String trace, String name) {
    return recorded.of(trace).stream().filter(span -> span.getName().equals(name)).toList();
  }

  private static String traceparent(String end) {
    return "00-" + TRACE + end + "-00f067aa0ba902b7-01";
  }

  private static Incoming incoming(Map<String, String> headers, String value) {
    return new Incoming("t", 0, 0, "k", headers, Payload.of(value), Instant.EPOCH);
  }

  private void publish(String topic, String key, String cause) {
    Outgoing message = new Outgoing(topic, key, Map.of(), Payload.of("{}")).causedBy(cause);
    publisher.publish(message).toCompletableFuture().join();
  }
}
