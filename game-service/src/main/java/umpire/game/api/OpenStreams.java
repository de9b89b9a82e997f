package umpire.game.api;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the streams that are open, by their kind. */
@ApplicationScoped
class OpenStreams {
  /** Server-sent events of one match. */
  static final String SSE = "sse";

  private final MeterRegistry registry;
  private final Map<String, AtomicInteger> open = new ConcurrentHashMap<>();

  OpenStreams(MeterRegistry registry) {
    this.registry = registry;
    of(SSE);
  }

  /** One more; run what it gives when that one ends. */
  Runnable opened(String kind) {
    AtomicInteger count = of(kind);
    count.incrementAndGet();
    return count::decrementAndGet;
  }

  private AtomicInteger of(String kind) {
    return open.computeIfAbsent(
        kind,
        _ -> {
          AtomicInteger count = new AtomicInteger();
          Gauge.builder("umpire.streams.open", count, AtomicInteger::get)
              .description("Streams that somebody listens to.")
              .tag("kind", kind)
              .register(registry);
          return count;
        });
  }
}
