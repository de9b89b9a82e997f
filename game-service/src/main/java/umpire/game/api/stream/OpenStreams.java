package umpire.game.api.stream;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.smallrye.mutiny.Multi;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the streams that are open, by their kind. */
@Startup // so that nobody listening is told as none
@Singleton
class OpenStreams {
  /** Server-sent events. */
  static final String SSE = "sse";

  /** Text frames of a WebSocket. */
  static final String SOCKET = "socket";

  private final MeterRegistry registry;
  private final Map<String, AtomicInteger> open = new ConcurrentHashMap<>();

  OpenStreams(MeterRegistry registry) {
    this.registry = registry;
    of(SSE);
    of(SOCKET);
  }

  /** The same stream, counted from when somebody listens to it until it ends or they go away. */
  <T> Multi<T> counted(String kind, Multi<T> stream) {
    AtomicInteger count = of(kind);
    return Multi.createFrom()
        .deferred(
            () -> {
              count.incrementAndGet();
              return stream.onTermination().invoke(() -> count.decrementAndGet());
            });
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
