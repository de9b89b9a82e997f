package umpire.chassis.kafka;

import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.ContextStorage;
import io.opentelemetry.context.Scope;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.trace.TraceContext;

/**
 * The spans of messages: one where a message is sent, one where it is handled, child of the first.
 * A span names topic and labels, never what a message or a failure says.
 */
@Singleton
public class MessageSpans {
  private static final String SCOPE = "umpire.chassis.kafka";

  private final Tracer tracer;
  private final Vertx vertx;

  MessageSpans(OpenTelemetry telemetry, Vertx vertx) {
    this.tracer = telemetry.getTracer(SCOPE);
    this.vertx = vertx;
  }

  /**
   * Does the work for one message on a context of its own, so that several may be in hand at once:
   * within a span that continues its sender's, and with these labels in the log. What the work
   * gives, or its failure, comes on the caller's context.
   */
  public <T> Uni<T> each(Incoming message, Map<String, String> labels, Supplier<Uni<T>> work) {
    return Uni.createFrom()
        .deferred(
            () -> {
              io.vertx.core.Context here = vertx.getOrCreateContext();
              return Uni.createFrom()
                  .completionStage(
                      () -> FreshContext.of(vertx).call(() -> within(message, labels, work)))
                  .emitOn(task -> here.runOnContext(_ -> task.run()));
            });
  }

  private <T> CompletionStage<T> within(
      Incoming message, Map<String, String> labels, Supplier<Uni<T>> work) {
    Span span = handling(message);
    // Never detached: the context ends with the work.
    Scope _ = ContextStorage.get().attach(Context.root().with(span));
    labels.forEach(
        (name, value) -> {
          MDC.put(name, value);
          span.setAttribute(attribute(name), value);
        });
    return Uni.createFrom()
        .deferred(work::get)
        .onItemOrFailure()
        .invoke((_, failure) -> end(span, failure))
        .subscribeAsCompletionStage();
  }

  /**
   * Does the work for a batch that is handled as a whole: each of its messages has a span that
   * continues its sender's, and lasts as long as the batch is in hand. Gives the stage of the work,
   * and throws what the work throws.
   */
  public <T> CompletionStage<T> batch(
      List<Incoming> messages, Function<HandledBatch, CompletionStage<T>> work) {
    HandledBatch batch = new HandledBatch(tracer, messages, this::handling);
    CompletionStage<T> done;
    try {
      done = work.apply(batch);
    } catch (RuntimeException failure) {
      batch.end(failure);
      throw failure;
    }
    return done.whenComplete((_, failure) -> batch.end(failure));
  }

  /** The span of a message that goes out; what nobody caused has none. */
  Span sending(Outgoing message) {
    Context cause =
        message.cause().isEmpty() ? Context.current() : TraceContext.read(message.cause());
    return Span.fromContext(cause).getSpanContext().isValid()
        ? span("send", SpanKind.PRODUCER, cause, message.topic())
        : Span.getInvalid();
  }

  private Span handling(Incoming message) {
    return span("process", SpanKind.CONSUMER, TraceContext.read(message.sentAt()), message.topic());
  }

  private Span span(String operation, SpanKind kind, Context parent, String topic) {
    return tracer
        .spanBuilder(operation + " " + topic)
        .setSpanKind(kind)
        .setParent(parent)
        .setAttribute("messaging.system", "kafka")
        .setAttribute("messaging.operation.type", operation)
        .setAttribute("messaging.destination.name", topic)
        .startSpan();
  }

  /** The name of a label among the attributes of a span. */
  static String attribute(String label) {
    return "umpire." + label;
  }

  /** Ends a span; of a failure it names the kind alone. */
  static void end(Span span, @Nullable Throwable failure) {
    if (failure != null) {
      span.setStatus(StatusCode.ERROR, failure.getClass().getSimpleName());
    }
    span.end();
  }
}
