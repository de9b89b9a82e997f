package umpire.chassis.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.context.propagation.TextMapPropagator;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where in a trace a piece of work stands, as the text that W3C calls {@code traceparent}. Nowhere
 * is the empty text.
 */
public final class TraceContext {
  /** Name of the header of a message, and of the attribute of an envelope, that holds it. */
  public static final String NAME = "traceparent";

  /** The last member of our envelopes, and by far the largest. */
  private static final String DATA = "data";

  private static final TextMapPropagator W3C = W3CTraceContextPropagator.getInstance();
  private static final JsonFactory JSON = new JsonFactory();

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
    try (JsonParser json = JSON.createParser(envelope)) {
      if (json.nextToken() == JsonToken.START_OBJECT) {
        while (json.nextToken() == JsonToken.FIELD_NAME) {
          String name = json.currentName();
          if (name.equals(DATA)) {
            return "";
          }
          if (json.nextToken() == JsonToken.VALUE_STRING && name.equals(NAME)) {
            return json.getText();
          }
          json.skipChildren();
        }
      }
    } catch (IOException _) {
      return ""; // whoever reads the message says what is wrong with it
    }
    return "";
  }
}
