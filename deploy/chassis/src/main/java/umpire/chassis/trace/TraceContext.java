package umpire.chassis.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.context.propagation.TextMapPropagator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.EnvelopeAttributes;

/**
 * Where in a trace a piece of work stands, as the text that W3C calls {@code traceparent}. Nowhere
 * is the empty text.
 */
public final class TraceContext {
  /** Name of the header of a message, and of the attribute of an envelope, that holds it. */
  public static final String NAME = "traceparent";

  private static final TextMapPropagator W3C = W3CTraceContextPropagator.getInstance();

  private static final TextMapGetter<String> ITSELF =
      new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(String traceparent) {
          return List.of(NAME);
        }

        @Override
        public @Nullable String get(@Nullable String traceparent, String name) {
          return name.equals(NAME) ? traceparent : null;
        }
      };

  private TraceContext() {}

  /** The {@code traceparent} of the current span; empty outside of any trace. */
  public static String current() {
    return of(Span.current());
  }

  /** The {@code traceparent} of a span; empty for an invalid span. */
  public static String of(Span span) {
    SpanContext context = span.getSpanContext();
    return context.isValid()
        ? "00-"
            + context.getTraceId()
            + "-"
            + context.getSpanId()
            + "-"
            + context.getTraceFlags().asHex()
        : "";
  }

  /**
   * The context that a {@code traceparent} names; the root context for an empty text and for one
   * that cannot be read.
   */
  public static Context read(String traceparent) {
    return traceparent.isEmpty()
        ? Context.root()
        : W3C.extract(Context.root(), traceparent, ITSELF);
  }

  /**
   * The {@code traceparent} of an envelope in UTF-8, read up to the envelope's data; empty if there
   * is none, or if the envelope cannot be read.
   */
  public static String inEnvelope(byte[] envelope) {
    return EnvelopeAttributes.text(envelope, NAME);
  }
}
