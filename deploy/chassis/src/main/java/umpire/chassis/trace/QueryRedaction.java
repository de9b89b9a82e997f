package umpire.chassis.trace;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what stands behind the question mark of an address out of spans: the ticket of a stream
 * does. The gateway has the same, for it shares no code with the services.
 */
@Singleton
class QueryRedaction implements SpanProcessor {
  private static final AttributeKey<String> QUERY = AttributeKey.stringKey("url.query");
  private static final AttributeKey<String> ADDRESS = AttributeKey.stringKey("url.full");

  @Override
  public void onStart(Context parent, ReadWriteSpan span) {
    if (span.getAttribute(QUERY) != null) {
      span.setAttribute(QUERY, "");
    }
    @Nullable String address = span.getAttribute(ADDRESS);
    int query = address == null ? -1 : address.indexOf('?');
    if (address != null && query >= 0) {
      span.setAttribute(ADDRESS, address.substring(0, query));
    }
  }

  @Override
  public boolean isStartRequired() {
    return true;
  }

  @Override
  public void onEnd(ReadableSpan span) {
    // All is done when it begins.
  }

  @Override
  public boolean isEndRequired() {
    return false;
  }
}
