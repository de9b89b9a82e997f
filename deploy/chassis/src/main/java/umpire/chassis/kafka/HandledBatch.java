package umpire.chassis.kafka;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.Scope;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;
import umpire.chassis.trace.TraceContext;

/** The messages of a batch while it is in hand, each with its span. */
public final class HandledBatch {
  private final Tracer tracer;
  private final IdentityHashMap<Incoming, Span> spans = new IdentityHashMap<>();

  HandledBatch(Tracer tracer, List<Incoming> messages, Function<Incoming, Span> begin) {
    this.tracer = tracer;
    messages.forEach(message -> spans.put(message, begin.apply(message)));
  }

  /**
   * Does a piece of work for one of the messages, at once: within a span of its own below the
   * message's, and with these labels in the log. Gives what the work gives and throws what it
   * throws; throws IllegalArgumentException for a message that is not of the batch.
   *
   * @param what name of the span
   */
  public <T> T work(
      Incoming message, String what, Map<String, String> labels, Supplier<T> supplier) {
    Span span = tracer.spanBuilder(what).setParent(Context.root().with(span(message))).startSpan();
    labels.forEach((name, value) -> span.setAttribute(MessageSpans.attribute(name), value));
    try (Scope _ = span.makeCurrent()) {
      labels.forEach(MDC::put);
      T result = supplier.get();
      MessageSpans.end(span, null);
      return result;
    } catch (RuntimeException failure) {
      MessageSpans.end(span, failure);
      throw failure;
    } finally {
      labels.keySet().forEach(MDC::remove);
    }
  }

  /**
   * The answer to one of the messages, with the message's span as its cause, so that its reader
   * continues the trace; throws IllegalArgumentException for a message that is not of the batch.
   */
  public Outgoing answer(Incoming message, Outgoing answer) {
    return answer.causedBy(TraceContext.of(span(message)));
  }

  private Span span(Incoming message) {
    Span span = spans.get(message);
    if (span == null) {
      throw new IllegalArgumentException("this message is not of the batch");
    }
    return span;
  }

  /** The batch is done with, or has failed: by a message that is poison, or as a whole. */
  void end(@Nullable Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException wrapped && wrapped.getCause() != null
            ? wrapped.getCause()
            : failure;
    spans.forEach(
        (message, span) ->
            MessageSpans.end(
                span,
                cause instanceof PoisonMessage poisonMessage
                        && !poisonMessage.message().equals(message)
                    ? null
                    : cause));
  }
}
