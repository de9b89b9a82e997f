package umpire.chassis.testing;

import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

/**
 * The last spans that ended in a running service, for its tests; a service's tests produce it as a
 * bean.
 */
public final class RecordedSpans implements SpanProcessor {
  private static final int MOST = 5_000;

  private final ArrayDeque<SpanData> ended = new ArrayDeque<>();

  /** Those of one trace, in the order of their ends. */
  public synchronized List<SpanData> of(String traceId) {
    return ended.stream().filter(span -> span.getTraceId().equals(traceId)).toList();
  }

  /** The first of this name in a trace whose parent has this id. */
  public Optional<SpanData> child(String traceId, String parentId, String name) {
    return of(traceId).stream()
        .filter(span -> span.getParentSpanId().equals(parentId) && span.getName().equals(name))
        .findFirst();
  }

  @Override
  public void onStart(Context parent, ReadWriteSpan span) {
    // Only what has ended is looked at.
  }

  @Override
  public boolean isStartRequired() {
    return false;
  }

  @Override
  public synchronized void onEnd(ReadableSpan span) {
    ended.add(span.toSpanData());
    if (ended.size() > MOST) {
      ended.poll();
    }
  }

  @Override
  public boolean isEndRequired() {
    return true;
  }
}
